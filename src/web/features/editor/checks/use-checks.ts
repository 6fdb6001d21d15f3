import { useMemo } from 'react';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { mergeChecks } from './merge-checks.ts';
import type { PieceContext } from './piece-context.ts';
import { anchorChecks, type ToldChecks } from './told-checks.ts';
import { usePaused } from '../../../lib/use-paused.ts';
import { useRules, type Rules } from './use-rules.ts';

/** Long enough that nothing is judged between two presses of a key, short enough to be there when one looks up. */
const PAUSE_MS = 250;

export interface CheckedPiece {
  readonly format: string;
  /** The text as it is copied. */
  readonly body: string;
  readonly context: PieceContext;
  readonly told: ToldChecks | null;
}

export interface Checks {
  /** Of `judged`; in the order of the report. */
  readonly checks: readonly CheckResult[];
  readonly judged: string;
  /** Of the text as it stands this moment. */
  readonly now: () => readonly CheckResult[];
}

/** The rules of a piece, judged whenever its author pauses. */
export function useChecks(piece: CheckedPiece): Checks {
  const { format, body, context, told } = piece;
  const rules = useRules();
  const judged = usePaused(body, PAUSE_MS);
  const checks = useMemo(
    () => judge(rules, { format, body: judged, context, told }),
    [rules, format, judged, context, told],
  );
  return { checks, judged, now: () => (judged === body ? checks : judge(rules, piece)) };
}

function judge(rules: Rules | null, { format, body, context, told }: CheckedPiece): readonly CheckResult[] {
  return mergeChecks({
    live: rules?.judgeText(format, body, context) ?? null,
    told: told ? anchorChecks(told, body) : [],
    isFresh: told !== null && told.content === body,
  });
}
