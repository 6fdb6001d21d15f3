import { ListTodo } from '../../../components/icons.ts';
import { outlineLabel } from '../../../../core/formats/layout/outline-label.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';

/** Tells the author that the piece is an outline; no part of the text that is copied. */
export function OutlineStrip({ sources, body }: { sources: number | null; body: string }) {
  if (sources === null) return null;
  return (
    <p className="flex items-start gap-2.5 border-b border-border bg-surface-2 px-5 py-2.5 text-2sm text-muted sm:px-10">
      <ListTodo aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="mr-1.5 font-medium text-foreground tabular-nums">{outlineLabel(body, sources)}</span>{' '}
        <span>{EDITOR_TEXTS.gaps.outline}</span>
      </span>
    </p>
  );
}
