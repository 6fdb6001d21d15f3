import { use, useMemo } from 'react';
import { MarkdownView } from '../markdown-view.tsx';
import type { TextSpan } from '../marks/use-marks.ts';
import { PlainText, type Tone } from '../plain-text.tsx';
import type { SentenceMark } from '../marks/sentence-mark.ts';
import { PreviewTextContext } from './preview-text.ts';

export interface ExcerptProps {
  /** What the format's parser read. */
  part: string;
  /** Where it stands in the text (`locate`, `locateEach`); null where that is not known. */
  at: TextSpan | null;
  /** `phrase` is Markdown within a line: a heading, a cell. */
  syntax: 'plain' | 'markdown' | 'phrase';
  /** The level of the heading that Markdown stands below; that of the page when it is left out. */
  below?: number;
  /** How stretches of a plain part look, such as its hashtags. */
  tones?: readonly Tone[];
}

/**
 * A part of the text as it is read, with its marks: the author's opinion, gaps, facts to check, and in Markdown the
 * numbers that lead to claims. What one can go to keeps its place in the whole text.
 */
export function Excerpt({ part, at, syntax, below, tones }: ExcerptProps) {
  const { text, sentences, claimsAt } = use(PreviewTextContext);
  const marks = useMemo(() => sentencesWithin(part, { text, at, sentences }), [part, text, at, sentences]);
  // Marks within are found again by where the part begins.
  const place = at?.start ?? '';
  if (syntax === 'markdown') {
    return (
      <div data-excerpt={place}>
        <MarkdownView text={part} claimsAt={claimsAt} sentences={marks} below={below} />
      </div>
    );
  }
  return (
    <span dir="auto" data-excerpt={place}>
      {syntax === 'plain' ? (
        <PlainText text={part} sentences={marks} isPart {...(tones && { tones })} />
      ) : (
        <MarkdownView text={part} claimsAt={claimsAt} sentences={marks} isPhrase />
      )}
    </span>
  );
}

interface Whole {
  readonly text: string;
  readonly at: TextSpan | null;
  readonly sentences: readonly SentenceMark[];
}

/** The marks of a text that stand in a part of it, by their places in the part. */
export function sentencesWithin(part: string, { text, at, sentences }: Whole): SentenceMark[] {
  if (!at) return [];
  const isVerbatim = text.slice(at.start, at.end) === part;
  let last = 0;
  return sentences
    .filter(({ start, end }) => start < at.end && at.start < end)
    .flatMap((mark): SentenceMark[] => {
      const [from, to] = [Math.max(mark.start, at.start), Math.min(mark.end, at.end)];
      // A part that was read without its bullets or guards is not what stands in the text; its order is.
      const start = isVerbatim ? from - at.start : part.indexOf(text.slice(from, to), last);
      if (start < 0) return [];
      last = start + to - from;
      return [{ ...mark, start, end: last, place: mark.place ?? mark.start }];
    });
}
