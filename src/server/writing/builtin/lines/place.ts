/**
 * Something that a text on a kind of topic needs and that only its author knows. `{topic}`, `{a}` and `{b}` (the two sides
 * of a comparison) come with their own quotation marks; `{a}` and `{b}` stand in lines for `versus` and `tell-apart` alone.
 */
export interface Place {
  /** What a journalist would ask about any topic of the kind, as the heading of a section; at most 8 words. */
  readonly heading: string;
  /** One to three words: before a gap in a list, or on screen. */
  readonly label: string;
  /** What to add, after "Add: ", understood without its heading and concrete enough to be typed at once; 5 to 14 words. */
  readonly gap: string;
}

/** What readers ask; the author answers. */
export type Answer = Pick<Place, 'heading' | 'gap'>;

/** What one variant asks; no other variant has a line of it. */
export interface VariantPlaces {
  /** In at most 50 characters: fit for a subject line, an opening or the end of a post on any topic of the kind. */
  readonly question: string;
  readonly places: readonly [Place, Place, Place];
  readonly faq: readonly [Answer, Answer];
  /** Gaps for the points of the list that the topic promises, in their order; empty where it promises none. */
  readonly list: readonly string[];
}

/** One for each of three variants. */
export type KindPlaces = readonly [VariantPlaces, VariantPlaces, VariantPlaces];
