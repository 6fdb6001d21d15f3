import { useMemo, useState } from 'react';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import type { Span } from '../../../../core/text/span.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { opinionSentences } from '../stance/opinion-marks.ts';
import { brokenRules } from './broken-rules.ts';
import type { JobContext } from './piece-context.ts';
import { spanFollower, type ToldChecks } from './told-checks.ts';
import { useChecks } from './use-checks.ts';

/** As wide as the text needs beside the menu and the checks. */
const HAS_ROOM = '(min-width: 80rem)';

export interface PieceToCheck {
  readonly format: string;
  readonly language: string | null;
  readonly job: JobContext;
  /** The text as it is copied. */
  readonly body: string;
  readonly told: ToldChecks | null;
  /** Leads to a place in the text. */
  readonly onShow: (span: Span) => void;
}

export interface PieceChecks {
  readonly checks: readonly CheckResult[];
  readonly onShow: (span: Span) => void;
  /** Where they stand: beside the text, or behind a line below it. */
  readonly isBeside: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly broken: () => readonly string[];
}

/** The checks of the piece that is open, and how they are shown. */
export function usePieceChecks({ format, language, job, body, told, onShow }: PieceToCheck): PieceChecks {
  const context = useMemo(
    () => ({ ...job, language, stance: told ? opinionSentences(told) : [] }),
    [job, language, told],
  );
  const { checks, judged, now } = useChecks({ format, body, context, told });
  const isBeside = useMediaQuery(HAS_ROOM);
  const [open, setOpen] = useState(false);
  return {
    checks,
    onShow: (span) => {
      // A key may have been pressed since they were judged.
      const present = spanFollower(judged, body)(span);
      if (present) onShow(present);
    },
    isBeside,
    open,
    setOpen,
    broken: () => brokenRules(now()),
  };
}
