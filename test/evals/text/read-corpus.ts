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

export type Half = 'building' | 'held-out' | 'second-held-out';

export function readCorpus(half: Half): CorpusText[] {
  return readFileSync(new URL(`./corpus/${half}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusText);
}
