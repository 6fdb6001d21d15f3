/** What kind of thing a topic promises; it decides which questions a piece asks. */
export const TOPIC_KINDS = ['how-to', 'why', 'versus', 'question', 'news', 'list', 'subject'] as const;

export type TopicKind = (typeof TOPIC_KINDS)[number];

export interface TopicReading {
  readonly kind: TopicKind;
  /** The two things compared, as they stand in the topic; only with `versus`. */
  readonly sides: readonly [string, string] | null;
}
