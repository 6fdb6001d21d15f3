/**
 * What the writer says about one kind of quotation. Six lines of each or more: two for every one of three variants, the
 * first and the fourth for one, told apart in wording so that siblings share no run of five words. In each variant a line
 * needs no placeholder. All of them ask or instruct; none says anything about the world.
 * `{figure}` and `{term}` come with their own quotation marks and stand in words of the quotation; a line with one of them
 * is passed over where there is none.
 */
export interface QuoteLines {
  /** Of a section that the quotation leads; 2 to 7 words. */
  readonly headings: readonly string[];
  /** A question or instruction right after the quotation; 4 to 14 words. */
  readonly asks: readonly string[];
  /** The same for the ear: 15 to 30 words in all. */
  readonly spoken: readonly string[];
  readonly shots: readonly Shot[];
}

/** What is said about the author's own notes; what is seen meanwhile does not depend on whose words they are. */
export type OwnLines = Omit<QuoteLines, 'shots'>;

/** What is seen in a script while something is said. */
export interface Shot {
  readonly visual: string;
  /** At most 7 words; may be empty. */
  readonly onScreen: string;
}
