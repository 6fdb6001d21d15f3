import { Fragment, type ReactNode } from 'react';
import { findCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../core/formats/layout/gaps.ts';
import { cn } from '../../lib/class-names.ts';
import { TextMark, type MarkKind } from './marks/text-mark.tsx';
import { groundOf, wordsOf, type SentenceMark } from './marks/sentence-mark.ts';
import { SentenceText } from './marks/sentence-text.tsx';

interface Mark {
  readonly kind: MarkKind;
  readonly start: number;
  readonly end: number;
}

/** How a stretch of a text looks, beside its marks. */
export interface Tone {
  readonly start: number;
  readonly end: number;
  readonly className: string;
  /** What is said before it to those who do not see it. */
  readonly said?: string;
}

export interface PlainTextProps {
  text: string;
  /** Sentences that stand out. */
  sentences?: readonly SentenceMark[];
  /** Part of a picture of a piece, which gives it its measure and its size. */
  isPart?: boolean;
  tones?: readonly Tone[];
}

const NO_TONES: readonly Tone[] = [];

/** A text as it stands; what is left for a person is marked, and sentences stand out. */
export function PlainText({ text, sentences = [], isPart = false, tones = NO_TONES }: PlainTextProps) {
  const marks = marksOf(text);
  const stretch = (from: number, to: number) => withMarks({ text, tones }, marks, { from, to });
  return (
    <span
      dir="auto"
      className={cn('block wrap-anywhere whitespace-pre-wrap', !isPart && 'max-w-reading text-md leading-[1.7]')}
    >
      {sentences.map((mark, index) => (
        <Fragment key={mark.start}>
          {stretch(sentences[index - 1]?.end ?? 0, mark.start)}
          <SentenceText words={wordsOf(mark)} ground={groundOf(mark)} at={mark.place ?? mark.start}>
            {stretch(mark.start, mark.end)}
          </SentenceText>
        </Fragment>
      ))}
      {stretch(sentences.at(-1)?.end ?? 0, text.length)}
    </span>
  );
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Part of a text, with the marks that stand in it; none stands in it by half. */
function withMarks(
  toned: Pick<Required<PlainTextProps>, 'text' | 'tones'>,
  marks: readonly Mark[],
  { from, to }: Stretch,
) {
  const within = marks.filter(({ start, end }) => from <= start && end <= to);
  const words = (start: number, end: number) => withTones(toned, { from: start, to: end });
  return (
    <>
      {within.map(({ kind, start, end }, index) => (
        <Fragment key={start}>
          {words(within[index - 1]?.end ?? from, start)}
          <TextMark kind={kind}>{words(start, end)}</TextMark>
        </Fragment>
      ))}
      {words(within.at(-1)?.end ?? from, to)}
    </>
  );
}

/** Tones may overlap: a hashtag that goes beyond a limit has both. */
function withTones(
  { text, tones }: Pick<Required<PlainTextProps>, 'text' | 'tones'>,
  { from, to }: Stretch,
): ReactNode {
  const here = tones.filter(({ start, end }) => start < to && from < end);
  if (here.length === 0) return text.slice(from, to);
  const edges = [from, to, ...here.flatMap(({ start, end }) => [start, end])].filter(
    (edge) => from <= edge && edge <= to,
  );
  const cuts = [...new Set(edges)].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? to;
    const within = here.filter((tone) => tone.start <= start && end <= tone.end);
    const said = within.find((tone) => tone.start === start)?.said;
    return (
      <span key={start} className={cn(...within.map(({ className }) => className))}>
        {said !== undefined && <span className="sr-only">{said} </span>}
        {text.slice(start, end)}
      </span>
    );
  });
}

/** In the order of the text; one within another is part of it. */
function marksOf(text: string): Mark[] {
  const flags = findCheckMarks(text).map(({ start, end }): Mark => ({ kind: 'flag', start, end }));
  const gaps = findGaps(text)
    .map(({ start, end }): Mark => ({ kind: 'gap', start, end }))
    .filter((gap) => !flags.some((flag) => flag.start < gap.start && gap.end < flag.end));
  return [...flags, ...gaps].toSorted((one, other) => one.start - other.start);
}
