/**
 * What one language writes around figures, beside what `Intl` knows of it (months, units, currencies, "million"). Lists of
 * words are parted by bars, in lower case; a value is what precedes the colon of its row.
 */
export interface FigureLanguage {
  /** BCP 47 primary tag, which is also the locale that `Intl` is asked for. */
  readonly id: string;
  /** A whole number in words. */
  readonly spell?: (value: number) => string;
  /** The place in an order that a number is. */
  readonly ordinal?: {
    /** In words, from 2: "fourth". */
    readonly spell: (value: number) => string;
    /** The last letter of these words and what is there in other cases and genders. */
    readonly last?: string;
    readonly endings?: string;
    /** Behind digits: "4th". */
    readonly digits: string;
    /** Words that make a share of it: "every seventh shop". */
    readonly every?: string;
  };
  /** Further number words: other cases and genders. */
  readonly numbers?: Readonly<Record<number, string>>;
  /** Number words that are other words as often, "neuf": read before what they count alone. */
  readonly doubtful?: string;
  /** How a word ends that such a number counts, "neuf personnes"; without it any word can be. */
  readonly countedForms?: RegExp;
  /**
   * Numbers written as one word: the thousand within, "zweitausendfünf", and the end of a multiple, "dreimal"; `additive`
   * where each word of a number has cases of its own, "dwudziestu pięciu".
   */
  readonly compounds?: { readonly thousands?: string; readonly times?: RegExp; readonly additive?: boolean };
  /** Between a number and its decimals in words: "one point two". */
  readonly point?: string;
  /** Whether years are said in pairs: "nineteen ninety-five". */
  readonly yearsInPairs?: boolean;
  readonly percent?: string;
  /** Before the number: "百分之三十". */
  readonly percentBefore?: string;
  /** A tenth of a whole: "3割". */
  readonly tenths?: string;
  /** Percentage points. */
  readonly points: string;
  /** Points of percent where a share is beside them, and of anything elsewhere. */
  readonly barePoints?: string;
  /** By the id of a unit, see `figures/units.ts`. */
  readonly units?: Readonly<Record<string, string>>;
  /** By ISO 4217 code. */
  readonly money?: Readonly<Record<string, string>>;
  /** By the factor. */
  readonly scales?: Readonly<Record<number, string>>;
  /** Words for a part of a whole, by percent. */
  readonly shares?: Readonly<Record<number, string>>;
  /** Before a span of time that is half as long: "half an hour", "media hora". */
  readonly halves?: string;
  /** "One" of many, and what is between a part and its whole: "one in three"; what follows "3/4" there. */
  readonly ones?: string;
  readonly outOf?: string;
  /** What says no more than "of": it tells a share only where what is shared is named behind. */
  readonly looseOutOf?: string;
  readonly of?: string;
  /** Behind a number that says how many times as much, and in one word by the factor: "twice". */
  readonly times?: string;
  readonly multiples?: Readonly<Record<number, string>>;
  /** Between the ends of a range: "3 to 5". */
  readonly to: string;
  /** Between two values that one thing had: "41 auf 26", and between two that share a unit: "5 and 10 percent". */
  readonly join: string;
  /** Before the first of two that are joined as a range: "between 3 and 5". */
  readonly between?: string;
  /** Before the first of two: "from 6 to 2 weeks" is a change and no range. */
  readonly from?: string;
  /** Where that word says "of" as well, the beginnings of the verbs that make it a change: "passé de 12 à 15 %". */
  readonly changing?: string;
  /** The beginnings of verbs that make it a range: "ranged from 3 to 5". */
  readonly ranging?: string;
  /** A minus that is a word; where it says "less" as well, "al menos", before a temperature alone. */
  readonly minus?: string;
  readonly minusOfDegrees?: string;
  readonly clock?: Clock;
  readonly dates?: Dates;
  /** Before the number of a speed: "時速60km". */
  readonly speedBefore?: string;
  /** Before a number that names one of many: "No. 5", "Seite 7". */
  readonly numbered: string;
  /** The same behind the number, and what counts things, in scripts without blanks: "3階", "十二通". */
  readonly numberedBehind?: string;
  readonly counters?: string;
}

/** What is around a time of day. */
export interface Clock {
  readonly before?: string;
  /** Before nothing but a time of day: "kl. 9". */
  readonly sure?: string;
  /** Before an hour that `behind` follows: "à 9 h". */
  readonly hours?: string;
  readonly behind?: string;
  /** Behind nothing but a time of day: "9 Uhr". */
  readonly only?: string;
  readonly am?: string;
  readonly pm?: string;
  readonly amBefore?: string;
  readonly pmBefore?: string;
}

/** What is around dates. */
export interface Dates {
  /** Further names of months, by their number: other cases, shortened. */
  readonly months?: Readonly<Record<number, string>>;
  /** Before a day in figures: "until 3/5". */
  readonly before?: string;
  /** Before and behind what can be nothing but a year: "the year 1887", "1887 AD". */
  readonly yearBefore?: string;
  readonly yearBehind?: string;
  /** Before a year or what is counted: "since 1887". */
  readonly since?: string;
  /** "années 90", "the 1990s" */
  readonly decadeBefore?: string;
  readonly decadeBehind?: string;
  /** A quarter of a year: its words, its letter beside a digit ("Q3"), and the words for the first to the fourth. */
  readonly quarter?: { readonly words: string; readonly letters?: string; readonly places?: readonly string[] };
}

/** The words of a list of a language. */
export function listed(list: string | undefined): string[] {
  return (list ?? '').split('|').filter((word) => word !== '');
}
