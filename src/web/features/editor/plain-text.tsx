import { Fragment, type ReactNode } from 'react';
import { findCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { cn } from '../../lib/class-names.ts';
import { TextMark, type MarkKind } from './marks/text-mark.tsx';
import { EDITOR_TEXTS } from '../../texts/editor.ts';
import type { OpinionMark } from './stance/opinion-marks.ts';
import { OpinionText } from './stance/opinion-text.tsx';

interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

export interface PlainTextProps {
  text: string;
  /** What of it carries the opinion. */
  opinion?: readonly OpinionMark[];
  /** Part of a picture of a piece, which gives it its measure and its size. */
  isPart?: boolean;
}

/** A text as it stands; what is left for a person is marked, and what is their opinion. */
export function PlainText({ text, opinion = [], isPart = false }: PlainTextProps) {
  const marks = marksOf(text);
  const stretch = (from: number, to: number) => withMarks(text, marks, { from, to });
  return (
    <span
      dir="auto"
      className={cn('block wrap-anywhere whitespace-pre-wrap', !isPart && 'max-w-reading text-md leading-[1.7]')}
    >
      {opinion.map(({ start, end, points, place }, index) => (
        <Fragment key={start}>
          {stretch(opinion[index - 1]?.end ?? 0, start)}
          <OpinionText words={EDITOR_TEXTS.stance.carries(points.map((point) => point.text))} at={place ?? start}>
            {stretch(start, end)}
          </OpinionText>
        </Fragment>
      ))}
      {stretch(opinion.at(-1)?.end ?? 0, text.length)}
    </span>
  );
}

/** Part of a text, with the marks that stand in it; none stands in it by half. */
function withMarks(text: string, marks: readonly Mark[], { from, to }: { from: number; to: number }): ReactNode {
  const within = marks.filter(({ start, end }) => from <= start && end <= to);
  return (
    <>
      {within.map(({ kind, start, end }, index) => (
        <Fragment key={start}>
          {text.slice(within[index - 1]?.end ?? from, start)}
          <TextMark kind={kind}>{text.slice(start, end)}</TextMark>
        </Fragment>
      ))}
      {text.slice(within.at(-1)?.end ?? from, to)}
    </>
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
