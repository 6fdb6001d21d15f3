import { UNSPACED } from '../text/scripts.ts';
import type { Span } from '../text/span.ts';
import { readSentenceSpans } from '../text/sentences.ts';

/** One point of the author's opinion, in the author's own words. */
export interface StancePoint {
  /** `o1`, `o2`, … in the order of the opinion. */
  readonly id: string;
  readonly text: string;
}

/** Less than this says nothing by itself: "Seriously.", "Why not?", "So be it." */
const LEAST_WORDS = 3;
const LEAST_LETTERS = 12;
/** A question needs more to be a point and no mood: "Who reads these?" */
const LEAST_WORDS_ASKED = 4;

/**
 * An opinion as its points: one a sentence or item of a list, word for word and in order. A sentence too short to say
 * anything goes with its neighbour of the same line: a question with what answers it, others with what they follow; a
 * heading, and what ends in a colon, with what it leads to. Empty where there is no opinion. The same opinion always
 * gives the same points.
 */
export function stancePointsOf(opinion: string): StancePoint[] {
  const lines = linesOf(opinion).map((line) => joinShort(opinion, line));
  return joinLeads(opinion, lines).map(({ start, end }, index) => ({
    id: `o${index + 1}`,
    text: opinion.slice(start, end).replace(/\s+/gu, ' '),
  }));
}

/** The sentences, those of a line together. */
function linesOf(opinion: string): Span[][] {
  const lines: Span[][] = [];
  let last = 0;
  for (const span of readSentenceSpans(opinion)) {
    const line = lines.at(-1);
    if (line && !opinion.slice(last, span.start).includes('\n')) line.push(span);
    else lines.push([span]);
    last = span.end;
  }
  return lines;
}

function joinShort(opinion: string, line: readonly Span[]): Span[] {
  const points: Span[] = [];
  let open: number | null = null;
  for (const { start, end } of line) {
    const sentence = opinion.slice(start, end);
    const before = points.at(-1);
    if (!isShort(sentence)) {
      points.push({ start: open ?? start, end });
      open = null;
    } else if (before && open === null && !isQuestion(sentence)) points[points.length - 1] = { ...before, end };
    else open ??= start;
  }
  const end = line.at(-1)?.end;
  if (open === null || end === undefined) return points;
  return [...points.slice(0, -1), { start: points.at(-1)?.start ?? open, end }];
}

/** A short heading or lead-in with the first point below it; behind a colon, items that are too short to stand alone. */
function joinLeads(opinion: string, lines: readonly Span[][]): Span[] {
  const points: Span[] = [];
  let leads = false;
  let takesItems = false;
  for (const [first, ...rest] of lines) {
    if (!first) continue;
    const { end } = rest.at(-1) ?? first;
    const isItem = rest.length === 0 && isShort(opinion.slice(first.start, end));
    const before = points.at(-1);
    if (before && (leads || (takesItems && isItem))) points[points.length - 1] = { ...before, end: first.end };
    else points.push(first);
    points.push(...rest);
    const endsInColon = /[:：]/u.test(opinion.charAt(end - 1));
    takesItems = endsInColon || (takesItems && isItem);
    leads = isItem && (endsInColon || isHeading(opinion, first));
  }
  return points;
}

function isHeading(opinion: string, { start }: Span): boolean {
  return opinion.slice(opinion.lastIndexOf('\n', start - 1) + 1, start).includes('#');
}

/** Quotation marks and brackets may follow its sign. */
const isQuestion = (sentence: string): boolean => /[?？؟]/u.test(sentence.slice(-3));

function isShort(sentence: string): boolean {
  const words = wordsIn(sentence);
  if (words < (isQuestion(sentence) ? LEAST_WORDS_ASKED : LEAST_WORDS)) return true;
  return !UNSPACED.test(sentence) && (sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_LETTERS;
}

/** Without blanks a word has about two signs. */
const UNSPACED_RUN = new RegExp(`(?:${UNSPACED.source}|ー)+`, 'gu');
const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

function wordsIn(sentence: string): number {
  let words = 0;
  const rest = sentence.replace(UNSPACED_RUN, (run) => {
    words += run.length / 2;
    return ' ';
  });
  return Math.ceil(words) + (rest.match(SPACED_WORD)?.length ?? 0);
}
