import { readSentenceSpans } from '../checks/sentences.ts';

/** One point of the author's opinion, in the author's own words. */
export interface StancePoint {
  /** `o1`, `o2`, … in the order of the opinion. */
  readonly id: string;
  readonly text: string;
}

/** Fewer letters say nothing by themselves: "Why?" goes with what follows it. */
const LEAST_LETTERS = 12;

/**
 * An opinion as its points: one a sentence or item of a list, word for word and in order; a sentence too short to say
 * anything goes with the next one. Empty where there is no opinion. The same opinion always gives the same points.
 */
export function stancePointsOf(opinion: string): StancePoint[] {
  const texts: string[] = [];
  let open: number | null = null;
  let last = 0;
  for (const { start, end } of readSentenceSpans(opinion)) {
    const from: number = open !== null && !opinion.slice(last, start).includes('\n') ? open : start;
    if (open !== null && from !== open) texts.push(opinion.slice(open, last));
    const text = opinion.slice(from, end);
    open = letters(text) < LEAST_LETTERS ? from : null;
    last = end;
    if (open === null) texts.push(text);
  }
  if (open !== null) texts.push(opinion.slice(open, last));
  return texts.map((text, index) => ({ id: `o${index + 1}`, text: text.replace(/\s+/gu, ' ').trim() }));
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
