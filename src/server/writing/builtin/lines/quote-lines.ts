/**
 * What stands around one kind of quotation. Told apart in wording for each of three variants, the first and the fourth
 * line for one; in each variant a line needs no placeholder. None says anything about the world.
 * `{figure}` and `{term}` come with their own quotation marks and stand in words of the quotation; a line with one of them
 * is passed over where there is none.
 */
export interface QuoteLines {
  /** Of a section that the quotation leads; 2 to 6 words, true of any quotation of the kind, wherever it stands. */
  readonly headings: readonly string[];
  readonly shots: readonly Shot[];
}

/** What is seen in a script while something is said. */
export interface Shot {
  readonly visual: string;
  /** A label, never a question, of at most 7 words; may be empty. */
  readonly onScreen: string;
}
