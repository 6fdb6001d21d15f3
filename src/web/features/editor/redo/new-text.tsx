import { useId } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { REDO_TEXTS } from '../../../texts/redo.ts';

const { running: texts } = REDO_TEXTS;

export interface NewTextProps {
  text: string;
  /** No earlier text stands below it. */
  isFirst: boolean;
}

/** A text as far as it is written; nothing before its first word. */
export function NewText({ text, isFirst }: NewTextProps) {
  const id = useId();
  if (text.trim() === '') return null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-sm font-semibold">
          {texts.draft}
        </h3>
        <Badge tone="neutral">{texts.unchecked}</Badge>
      </div>
      {/* Laid out from its end, so that the last line stays in sight while it grows. */}
      <div
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        className="mt-2 flex max-h-60 flex-col-reverse overflow-y-auto rounded-tile border border-border bg-surface-2 p-4"
      >
        <p dir="auto" className="max-w-reading text-base leading-[1.7] wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      </div>
      {!isFirst && <h3 className="mt-4 text-sm font-semibold">{texts.earlier}</h3>}
    </div>
  );
}
