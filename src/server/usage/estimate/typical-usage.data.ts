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
    /** What stands around the text of a source. */
    readonly source: Range;
  };
  readonly plan: {
    readonly task: Range;
    /** A piece in the task's list. */
    readonly listed: Range;
    readonly answer: { readonly fixed: number; readonly each: number };
  };
  /** Of the prompts here, the brief of the format is left out, which its registry tells. */
  readonly draft: { readonly task: Range };
  /** Plan and draft in one call, with the notes before the text. */
  readonly fast: { readonly task: Range; readonly notes: Range };
  readonly edit: {
    /** What stands around the draft. */
    readonly task: Range;
    /** Of so many pieces, those that were edited twice. */
    readonly twice: number;
    readonly pieces: number;
  };
  readonly check: {
    readonly task: number;
    /** Sentences and passages, for each token of the text. */
    readonly shown: Range;
    readonly answer: Range;
    /** Of so many pieces, those with a second call that mends. */
    readonly mended: number;
    readonly pieces: number;
  };
  /** The text of a piece, by its format. */
  readonly answers: Readonly<Record<FormatLabel, Range & { readonly from: 'recorded' | 'usual length' }>>;
}

/**
 * Measured on the three jobs of `test/recorded`: the prompts as they are today, the answers as a capable model gave them,
 * with four bytes for a token. A format that no recording has is taken to hold as many times its usual length as the recorded
 * ones do. `test/recorded/typical-usage.test.ts` measures it anew and shows what has changed.
 */
export const TYPICAL: TypicalUsage = {
  brief: {
    instructions: 595,
    source: {
      low: 86,
      high: 92,
    },
    sources: {
      low: 4,
      high: 4,
    },
    passages: {
      low: 1935,
      high: 2184,
    },
    charactersOfClaim: {
      low: 129,
      high: 143,
    },
    claim: {
      low: 81,
      high: 86,
    },
  },
  prefix: {
    persona: {
      low: 273,
      high: 508,
    },
    opinion: {
      low: 31,
      high: 33,
    },
    source: {
      low: 39,
      high: 41,
    },
  },
  plan: {
    task: {
      low: 811,
      high: 811,
    },
    listed: {
      low: 13,
      high: 15,
    },
    answer: {
      fixed: 892,
      each: 115,
    },
  },
  draft: {
    task: {
      low: 1002,
      high: 1230,
    },
  },
  fast: {
    task: {
      low: 302,
      high: 354,
    },
    notes: {
      low: 150,
      high: 450,
    },
  },
  edit: {
    task: {
      low: 1349,
      high: 1727,
    },
    twice: 0,
    pieces: 11,
  },
  check: {
    task: 582,
    shown: {
      low: 1.56,
      high: 3.32,
    },
    answer: {
      low: 0.09,
      high: 1.89,
    },
    mended: 1,
    pieces: 11,
  },
  answers: {
    Descriptions: {
      low: 181,
      high: 777,
      from: 'usual length',
    },
    'X Post': {
      low: 53,
      high: 87,
      from: 'recorded',
    },
    'Email Newsletter': {
      low: 483,
      high: 751,
      from: 'recorded',
    },
    'Video Script': {
      low: 483,
      high: 2071,
      from: 'usual length',
    },
    'Blog Post': {
      low: 1135,
      high: 1944,
      from: 'recorded',
    },
    'Short Content Script': {
      low: 145,
      high: 621,
      from: 'usual length',
    },
    'LinkedIn Post': {
      low: 277,
      high: 470,
      from: 'recorded',
    },
    'Instagram Carousel': {
      low: 750,
      high: 1115,
      from: 'recorded',
    },
    'Google Search Ad': {
      low: 181,
      high: 777,
      from: 'usual length',
    },
    'Meta Ad': {
      low: 151,
      high: 224,
      from: 'recorded',
    },
    'Press Release': {
      low: 338,
      high: 1450,
      from: 'usual length',
    },
    'Landing Page': {
      low: 422,
      high: 1812,
      from: 'usual length',
    },
  },
};
