/**
 * One step of a line of thought: a heading and what the reader is asked to do. Like all of the writer's own words it holds
 * for any topic, because it asks and instructs and claims nothing. `{term}` comes with its own quotation marks.
 */
export interface Move {
  readonly heading: string;
  /** The heading where the quotation in this step offers a term to hold on to, if there is one for any term. */
  readonly headingOn?: string;
  readonly body: string;
  /** How many quotations stand above the body; 0 where a quotation would seem to take a side that it never took. */
  readonly quotes: 0 | 1 | 2;
  /** Reads right without them too; any other move that asks for quotations is left out where none is left. */
  readonly readsAlone?: boolean;
}
