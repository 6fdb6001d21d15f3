import type { Angle } from '../angles/angle.ts';

/** One line for each place that opens with it, so that the pieces of a job do not open alike. */
export interface Hooks {
  readonly short: string;
  readonly video: string;
}

/**
 * How one tone sounds wherever the writer speaks for itself. Every line is a question, a transition, an instruction or a
 * call to action; none says anything about the world. Lists hold enough for three variants without a repetition.
 */
export interface ToneVoice {
  /** At most 10 words and 60 characters; about the matter, whatever it is, and never about the piece. */
  readonly hook: Readonly<Record<Angle, Hooks>>;
  /** Leads into a quotation and ends with a colon; `{source}` stands after a preposition or verb, never as the subject. */
  readonly link: readonly string[];
  /** As `link`, for a quotation that explains a word; may stand below the question what it means. */
  readonly define: readonly string[];
  /** Leads into the author's opinion and ends with a colon. */
  readonly stance: readonly string[];
  /** The last line right after any opinion; at most 40 characters. */
  readonly weigh: readonly string[];
  /** The closing call to a reader of a longer piece: to ask, answer or pass on. The button leads further. */
  readonly invite: readonly string[];
  /** A closing question or call of at most 30 characters; reads right after a topic as well as after a text. */
  readonly ask: readonly string[];
  /** Stands on a link, whatever it leads to; at most 25 characters. */
  readonly button: readonly string[];
  readonly close: readonly string[];
}
