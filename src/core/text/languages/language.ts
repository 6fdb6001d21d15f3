/**
 * What one language adds to the rules of Unicode about where its sentences end. Lists of words are parted by single spaces,
 * without the full stop behind each; "z. B." is written "z.B". A word with a capital is met as it is written alone, another
 * one in any case: "Sun." is shortened, the sun is not.
 */
export interface Language {
  /** BCP 47 primary tag. */
  readonly id: string;
  /** Shortened words that always go on: titles before names, "e.g.", "approx." */
  readonly goOn: string;
  /** Shortened words that go on before a figure: "No. 5", "Fig. 3", "Jan. 7" */
  readonly beforeFigure: string;
  /** Shortened months that stand between figures: "5 ago. 2026" */
  readonly months?: string;
  /** Shortened words that a sentence can end with; it does where a capital follows: "Inc.", "etc.", "p.m." */
  readonly canEnd: string;
  /** Shortened words that a sentence can end with; it goes on where a name or a noun follows: "12 Mio. Euro" */
  readonly beforeName?: string;
  /** Shortened last parts of compounds, which go on before a figure: "Lindenstr. 17" */
  readonly compounds?: string;
  /**
   * Words that bind others: behind a shortened word they tell that a sentence has begun, and where a text has several of
   * them they tell its language.
   */
  readonly functionWords: string;
  /** Words behind the name of who said what ends with a question mark, where that comes first: "“Why?” Okafor asked." */
  readonly saying?: string;
  /** Words before an ordinal with a full stop, "am 13. Juni", where the word behind it begins with a capital. */
  readonly beforeOrdinal?: string;
  /** Words that a sentence ends with in a script without full stops. */
  readonly closing?: string;
}
