/**
 * Something that a text on a kind of topic needs and that only its author knows. `{topic}`, `{a}` and `{b}` (the two sides
 * of a comparison) come with their own quotation marks; `{a}` and `{b}` stand in lines for `versus` alone.
 */
export interface Place {
  /** A question, as the heading of a section; at most 8 words. */
  readonly heading: string;
  /** One to three words: before a gap in a list, or on screen. */
  readonly label: string;
  /** What to add, after "Add: ": concrete enough to be typed at once; 5 to 14 words. */
  readonly gap: string;
  /** The same put to the reader, as a question or instruction; 6 to 20 words. */
  readonly ask: string;
}

/** What one variant asks; no other variant has a line of it. */
export interface VariantPlaces {
  /** The question behind the whole piece, in at most 50 characters: fit for a subject line or a hook. */
  readonly question: string;
  /** The same with the topic left aside, at most 60 characters, fit for an on-screen line. */
  readonly promise: string;
  readonly places: readonly [Place, Place, Place];
  /** For a reader to tick or answer; 4 to 12 words each. */
  readonly checklist: readonly [string, string, string, string];
  /** Asked by readers of such a topic; the author answers. */
  readonly faq: readonly [Pick<Place, 'heading' | 'gap'>, Pick<Place, 'heading' | 'gap'>];
}

/** One for each of three variants. */
export type KindPlaces = readonly [VariantPlaces, VariantPlaces, VariantPlaces];
