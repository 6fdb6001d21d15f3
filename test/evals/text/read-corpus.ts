import { readFileSync } from 'node:fs';

export interface CorpusDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

/** See `corpus/README.md`. */
export interface CorpusFigure extends CorpusDate {
  readonly text: string;
  readonly kind: string;
  readonly value?: number | string;
  readonly unit?: string;
  readonly from?: number | string | CorpusDate;
  readonly to?: number | string | CorpusDate;
}

export interface CorpusText {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly sentences: readonly string[];
  readonly figures: readonly CorpusFigure[];
  readonly quotations: readonly { readonly words: string; readonly speaker: string | null }[];
  readonly forms: readonly Readonly<Record<string, string | null>>[];
}

/** Texts that nobody who built the readers had seen, in the order in which they were looked at. */
export const HELD_OUT = ['held-out', 'second-held-out', 'third-held-out'] as const;
export type Part = 'building' | (typeof HELD_OUT)[number];

export function readCorpus(part: Part): CorpusText[] {
  return readFileSync(new URL(`./corpus/${part}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusText);
}
