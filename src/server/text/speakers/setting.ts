/** Where words between quotation marks stand. */
export interface Setting {
  readonly words: string;
  /** The parts of the sentence before them and behind. */
  readonly lead: string;
  readonly tail: string;
  /** What the text goes on with behind them, be it within the sentence or not. */
  readonly rest: string;
  /** Of the whole text; null where it cannot be determined. */
  readonly language: string | null;
}
