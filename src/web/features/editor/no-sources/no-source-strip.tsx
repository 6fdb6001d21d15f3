import type { ReactNode } from 'react';
import { ChevronRight } from '../../../components/icons.ts';
import type { Outline } from '../../../../core/formats/layout/outline.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { NoSourcesReason } from './why-no-sources.ts';

export interface NoSourceStripProps {
  /** Null for a piece that is none. */
  outline: Outline | null;
  /** Null where there are sources. */
  reason: NoSourcesReason | null;
}

/** Says above a text that it is an outline, or that no source stands behind it; no part of what is copied. */
export function NoSourceStrip({ outline, reason }: NoSourceStripProps) {
  if (!outline && !reason) return null;
  return (
    <Strip title={outline ? EDITOR_TEXTS.gaps.outline(outline) : EDITOR_TEXTS.noSources.title}>
      {outline && <p>{EDITOR_TEXTS.gaps.aboutOutline}</p>}
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
