import type { FormatLabel } from '../../../core/formats/registry.ts';
import type { Range } from './range.ts';

/** What the calls of a job take, in tokens. */
export interface TypicalUsage {
  readonly brief: {
    readonly instructions: number;
    /** What stands around the passages of a source, its share of topic and task included. */
    readonly source: Range;
    readonly sources: Range;
    /** Characters of all passages together. */
    readonly passages: Range;
    /** Characters of passages on each claim that was made of them. */
    readonly charactersOfClaim: Range;
    /** In the answer. */
    readonly claim: Range;
  };
  /** The data that all calls of a job begin with. */
  readonly prefix: {
    /** Topic and persona. */
    readonly persona: Range;
    /** A hundred characters of it. */
    readonly opinion: Range;
    /** A claim with its share of the sources. */
    readonly claim: Range;
  };
  readonly plan: {
    readonly task: Range;
    /** A piece in the task's list. */
    readonly listed: Range;
    readonly answer: { readonly fixed: number; readonly each: number };
  };
  readonly piece: {
    /** Without the brief of the format, which its registry tells. */
    readonly task: Range;
    readonly answers: Readonly<Record<FormatLabel, Range & { readonly from: 'recorded' | 'limits' }>>;
  };
  readonly repair: {
    /** Of so many pieces, those that were sent back when they were recorded. */
    readonly sentBack: number;
    readonly pieces: number;
    /** What stands around a text that is to be mended, and what is wrong with it. */
    readonly problems: number;
  };
}

/**
 * Measured on the three jobs of `test/recorded`: the prompts as they are today, the answers as a capable model gave them,
 * with four bytes for a token. A format that no recording has is taken to hold as many times the tokens of a piece filled
 * dully to its limits as the recorded ones do. `test/recorded/typical-usage.test.ts` measures it anew and shows what has
 * changed.
 */
export const TYPICAL: TypicalUsage = {
  brief: {
    instructions: 595,
    source: { low: 78, high: 89 },
    sources: { low: 3, high: 4 },
    passages: { low: 1538, high: 1995 },
    charactersOfClaim: { low: 129, high: 143 },
    claim: { low: 76, high: 82 },
  },
  prefix: {
    persona: { low: 275, high: 509 },
    opinion: { low: 33, high: 35 },
    claim: { low: 79, high: 88 },
  },
  plan: {
    task: { low: 985, high: 985 },
    listed: { low: 14, high: 17 },
    answer: { fixed: 157, each: 72 },
  },
  piece: {
    task: { low: 249, high: 307 },
    answers: {
      Descriptions: { low: 439, high: 1090, from: 'limits' },
      'X Post': { low: 59, high: 92, from: 'recorded' },
      'Email Newsletter': { low: 523, high: 783, from: 'recorded' },
      'Video Script': { low: 483, high: 1200, from: 'limits' },
      'Blog Post': { low: 1371, high: 2514, from: 'recorded' },
      'Short Content Script': { low: 373, high: 926, from: 'limits' },
      'LinkedIn Post': { low: 244, high: 379, from: 'recorded' },
      'Instagram Carousel': { low: 643, high: 963, from: 'recorded' },
      'Google Search Ad': { low: 117, high: 290, from: 'limits' },
      'Meta Ad': { low: 154, high: 230, from: 'recorded' },
      'Press Release': { low: 496, high: 1231, from: 'limits' },
      'Landing Page': { low: 434, high: 1077, from: 'limits' },
    },
  },
  repair: { sentBack: 2, pieces: 11, problems: 103 },
};
