import type { ReactNode } from 'react';
import { ChevronRight } from '../../../components/icons.ts';
import { outlineLabel } from '../../../../core/formats/layout/outline-label.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { NoSourcesReason } from './why-no-sources.ts';

export interface NoSourceStripProps {
  /** Of an outline; null for another piece. */
  sources: number | null;
  body: string;
  /** Null where there are sources. */
  reason: NoSourcesReason | null;
}

/** Says above a text that it is an outline, or that no source stands behind it; no part of what is copied. */
export function NoSourceStrip({ sources, body, reason }: NoSourceStripProps) {
  if (sources === null && !reason) return null;
  return (
    <Strip title={sources === null ? EDITOR_TEXTS.noSources.title : outlineLabel(body, sources)}>
      {sources !== null && <p>{EDITOR_TEXTS.gaps.outline}</p>}
      {reason && (
        <>
          <p className="wrap-anywhere">{reason.why}</p>
          <p>{reason.instead}</p>
        </>
      )}
    </Strip>
  );
}

/** One line on a phone, where the text itself is to be seen; a press shows the rest. */
function Strip({ title, children }: { title: string; children: ReactNode }) {
  const hasRoom = useMediaQuery('(min-width: 40rem)');
  return (
    <details
      open={hasRoom}
      className="group border-b border-border bg-surface-2 px-4 text-2sm text-muted open:pb-3 sm:px-10"
    >
      <summary className="flex min-h-10 list-none items-center gap-2 font-medium text-foreground tabular-nums -outline-offset-2 pointer-coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="flex max-w-reading flex-col gap-1 ps-6">{children}</div>
    </details>
  );
}
