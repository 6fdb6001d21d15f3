/**
 * What one language writes around figures, beside what `Intl` knows of it (months, units, currencies, "million"). Lists of
 * words are parted by bars, in lower case; a value is what stands before the colon of its row.
 */
export interface FigureLanguage {
  /** BCP 47 primary tag, which is also the locale that `Intl` is asked for. */
  readonly id: string;
  /** A whole number in words. */
  readonly spell?: (value: number) => string;
  /** Further number words: other cases and genders. */
  readonly numbers?: Readonly<Record<number, string>>;
  /** Number words that are other words as often, "neuf": read before a unit alone. */
  readonly doubtful?: string;
  readonly percent?: string;
  /** Percentage points. */
  readonly points: string;
  /** Points of percent where a share stands beside them, and of anything elsewhere. */
  readonly barePoints?: string;
  /** By the id of a unit, see `figures/units.ts`. */
  readonly units?: Readonly<Record<string, string>>;
  /** By ISO 4217 code. */
  readonly money?: Readonly<Record<string, string>>;
  /** By the factor. */
  readonly scales?: Readonly<Record<number, string>>;
  /** Words for a part of a whole, by percent. */
  readonly shares?: Readonly<Record<number, string>>;
  /** Between the ends of a range: "3 to 5". */
  readonly to: string;
  /** Between two values that one thing had: "41 auf 26", and between two that share a unit: "5 and 10 percent". */
  readonly join: string;
  /** Before the first of two: "from 6 to 2 weeks" is a change and no range. */
  readonly from?: string;
  /** Before a minus that is a word. */
  readonly minus?: string;
  /** Before and behind a time of day. */
  readonly clock?: { readonly before?: string; readonly behind?: string; readonly am?: string; readonly pm?: string };
  /** Before a number that names one of many: "No. 5", "Seite 7". */
  readonly numbered: string;
}
