/** A count out of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** How many of them there are, and how long. */
export interface Lengths {
  readonly count: number;
  /** At least half of them are this long or shorter. */
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
}

/** A word and how often it stands there. */
export interface CountedWord {
  readonly word: string;
  readonly count: number;
}

/** Who speaks, to whom: each with the sentences that say so. */
export interface PersonTraits {
  readonly sentences: number;
  /** Such as "we" and "I", the more frequent one first. */
  readonly speaker: readonly CountedWord[];
  /** Such as "you", or "du" and "Sie". */
  readonly reader: readonly CountedWord[];
}

export interface ContractionTraits {
  readonly contracted: number;
  /** The most frequent one, as it is written in general: "don’t". */
  readonly example: string | null;
  /** Forms written out where a contraction would do; null where the language has no such pairs. */
  readonly writtenOut: number | null;
}

export type Opening = 'question' | 'figure' | 'quotation' | 'statement';

export interface SignTraits {
  /** Of sentences; null in scripts that do not end sentences with a sign. */
  readonly questions: Share | null;
  readonly exclamationMarks: number;
  readonly emoji: number;
  readonly dashes: number;
  readonly hashtags: number;
}

/** What can be counted in texts of one voice. A trait is null where the language or the length does not bear it. */
export interface MeasuredTraits {
  /** `en`, `de` …; null where the words do not tell. */
  readonly language: string | null;
  /** Words a sentence, or characters in scripts that put no spaces between words. */
  readonly sentences: (Lengths & { readonly unit: 'words' | 'characters' }) | null;
  /** Sentences a paragraph. */
  readonly paragraphs: Lengths | null;
  readonly person: PersonTraits | null;
  readonly contractions: ContractionTraits | null;
  readonly signs: SignTraits;
  readonly openings: readonly { readonly kind: Opening; readonly texts: number }[];
  /** Texts whose last sentence is a question; null as for the questions. */
  readonly endOnQuestion: number | null;
  /** Texts with at least one list. */
  readonly withLists: number;
  /** Connecting words that open sentences, the most frequent first. */
  readonly openers: readonly CountedWord[];
  /** Words of manner that return. */
  readonly returning: readonly CountedWord[];
  /** Years of school, English alone. */
  readonly grade: number | null;
}

export interface StyleTraits {
  readonly texts: number;
  readonly words: number;
  /** Null where there is too little text to tell anything. */
  readonly measured: MeasuredTraits | null;
}
