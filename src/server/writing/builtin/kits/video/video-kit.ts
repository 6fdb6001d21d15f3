/** What is said, shown and written on the screen for as long as the words last. */
export interface Shot {
  readonly spoken: string;
  readonly visual: string;
  /** At most 7 words. */
  readonly onScreen: string;
}

export interface Scene {
  /** The chapter's name. */
  readonly chapter: string;
  readonly shots: readonly [Shot, Shot];
  /** Where quotations are read, and how many; none where one would seem to take a side that it never took. */
  readonly quotes?: { readonly at: 'before' | 'between' | 'after'; readonly count: 1 | 2 };
}

export interface VideoKit {
  /** Follow the topic in a title, or stand alone where the topic is long; at most 50 characters. */
  readonly titleTails: readonly [string, string];
  /** At most 110 characters, stands alone. */
  readonly promise: string;
  /** Opens the scene in which the opinion is spoken. */
  readonly opinionChapter: string;
  readonly opinionAfter: 0 | 1 | 2 | 3;
  readonly scenes: readonly [Scene, Scene, Scene, Scene];
  readonly farewell: Scene;
}
