import { closeSentence, collapseSpace, endsSentence, splitSentences } from './sentences.ts';

/** The author's own words, whole or from their beginning; nothing in them is ever changed. */
export interface Opinion {
  /** Every line as the author wrote it; empty when no opinion was given. */
  readonly whole: string;
  /**
   * The longest beginning that `fits`: all of it, its first sentences, or a first part that ends with an ellipsis.
   * Paragraphs flow together, items of a list follow one another as sentences. Empty when nothing fits or no opinion was given.
   */
  opening(fits: (text: string) => boolean): string;
  /**
   * The longest beginning of whole sentences that `fits`, and what follows it. The beginning is empty, and the rest is
   * everything, when not even the first sentence fits.
   */
  split(fits: (text: string) => boolean): SplitOpinion;
}

export interface SplitOpinion {
  readonly opening: string;
  readonly rest: string;
}

export function readOpinion(raw: string): Opinion {
  const whole = raw.replace(/\r\n?/gu, '\n').trim();
  const flow = flowLines(whole);
  return {
    whole,
    opening: (fits) => splitOpinion(flow, fits).opening || cutOpening(flow.split('\n')[0] ?? '', fits),
    split: (fits) => splitOpinion(flow, fits),
  };
}

/** What opens each item of a list. */
const ITEM = /^(?:[-–*•·]|\d{1,2}[.)])\s+/u;

/** Items of a list follow one another as sentences, without their marks; an open line stays a line. */
function flowLines(text: string): string {
  const lines = text.split('\n').map(collapseSpace).filter(Boolean);
  if (lines.filter((line) => ITEM.test(line)).length > 1) {
    const items = lines.map((line) => line.replace(ITEM, ''));
    // What begins in lower case is no sentence.
    if (items.slice(1).every((item) => /^\p{Ll}/u.test(item))) return joinParts(items);
    return items.map(closeSentence).join(' ');
  }
  let flow = '';
  for (const line of lines) {
    if (flow === '') flow = line;
    else flow += `${endsSentence(flow) ? ' ' : '\n'}${line}`;
  }
  return flow;
}

function joinParts(items: readonly string[]): string {
  return closeSentence(
    items
      .map((item) => (/[:,;]$/u.test(item) ? item : `${item};`))
      .join(' ')
      .replace(/;$/u, ''),
  );
}

function splitOpinion(text: string, fits: (text: string) => boolean): SplitOpinion {
  const whole = ending(text);
  if (text === '' || fits(whole)) return { opening: whole, rest: '' };
  let longest = 0;
  for (const end of sentenceEnds(text)) {
    const opening = ending(text.slice(0, end));
    if (!fits(opening)) break;
    // A line that leads on to others says nothing by itself.
    if (!opening.endsWith(':')) longest = end;
  }
  return { opening: ending(text.slice(0, longest)), rest: ending(text.slice(longest).trim()) };
}

/** A list keeps its lines as they are; running text ends as a sentence. */
function ending(text: string): string {
  return text.includes('\n') ? text : closeSentence(text);
}

function sentenceEnds(text: string): number[] {
  let end = 0;
  return splitSentences(text).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}

/** Of a sentence that is too long: up to a comma or dash if that keeps at least half of what fits, else to a word. */
function cutOpening(sentence: string, fits: (text: string) => boolean): string {
  if (sentence === '') return '';
  const spaces = [...sentence.matchAll(/[\s、，]+/gu)].map((found) => found.index).filter((at) => at > 0);
  // A single word has no border to be cut at.
  const ends = spaces.length > 0 ? [...spaces, sentence.length] : [...graphemeEnds(sentence)];
  const cut = (at: number): string => `${sentence.slice(0, at).replace(/[\s\p{P}]+$/u, '')}…`;
  const last = lastFitting(ends, (at) => fits(cut(at)));
  if (last === undefined) return '';
  const clause = ends.findLast(
    (at) => at <= last && at >= last / 2 && /[,;:–—].|.[、，]/u.test(sentence.slice(at - 1, at + 1)),
  );
  return cut(clause ?? last);
}

/** What fits gets no longer by cutting less, so the last one that fits is found by halving. */
function lastFitting(ends: readonly number[], fits: (at: number) => boolean): number | undefined {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return ends[low - 1];
}

function* graphemeEnds(text: string): Generator<number> {
  for (const { index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (index > 0) yield index;
  }
}
