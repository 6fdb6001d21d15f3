import { Fragment } from 'react';
import { findCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { TextMark, type MarkKind } from './marks/text-mark.tsx';

interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

/** A text as it stands; what is left for a person is marked. */
export function PlainText({ text }: { text: string }) {
  const marks = marksOf(text);
  return (
    <div dir="auto" className="max-w-reading text-md leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      {marks.map(({ kind, start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <TextMark kind={kind}>{text.slice(start, end)}</TextMark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </div>
  );
}

/** In the order of the text; one within another is part of it. */
function marksOf(text: string): Mark[] {
  const flags = findCheckMarks(text).map(({ start, end }): Mark => ({ kind: 'flag', start, end }));
  const gaps = findGaps(text)
    .map(({ start, end }): Mark => ({ kind: 'gap', start, end }))
    .filter((gap) => !flags.some((flag) => flag.start < gap.start && gap.end < flag.end));
  return [...flags, ...gaps].toSorted((one, other) => one.start - other.start);
}
