/** A place in an outline that the author fills in. */
export interface OutlineItem {
  /** The heading where the writer can put words beside the topic. */
  readonly question: string;
  /** The heading where it cannot. */
  readonly label: string;
  /** What to add, after "Add: "; `{topic}` comes with its own quotation marks. */
  readonly gap: string;
}

export interface OutlineKit {
  /** What a subject line of this angle does, after "a subject line that ". */
  readonly manner: string;
  readonly items: readonly [OutlineItem, OutlineItem, OutlineItem, OutlineItem, OutlineItem, OutlineItem];
}
