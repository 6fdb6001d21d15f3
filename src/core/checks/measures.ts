/** How long and how hard to read a piece is; every figure is counted from its text. */
export interface Measures {
  /** As a person counts them: graphemes. */
  readonly characters: number;
  /** As X weighs them; null in formats that X does not count. */
  readonly weighted_length: number | null;
  readonly words: number;
  /** Spoken for scripts, read in silence for all else. */
  readonly seconds: number;
  /** Years of school that the text asks for; null where that cannot be told, such as outside of English. */
  readonly grade: number | null;
}
