/**
 * Building blocks that several formats share. Every text is canonical: a line has no line break, a block has no blank
 * edges; a part that is absent is an empty string or an empty list, and its layout is left out.
 */

export interface Section {
  readonly heading: string;
  /** Paragraphs, lists and tables, Markdown where the format is Markdown. */
  readonly body: string;
}

export interface CallToAction {
  /** What the button or link says. */
  readonly label: string;
  /** Empty while nobody has given one: the text then carries a marked placeholder. No spaces. */
  readonly url: string;
}

/** One row of a script. Times are whole seconds from the start. */
export interface ScriptRow {
  readonly start: number;
  readonly end: number;
  readonly spoken: string;
  readonly visual: string;
  readonly onScreen: string;
}

export interface Chapter {
  /** Whole seconds from the start. */
  readonly start: number;
  readonly title: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** An entry of a source list; the text cites it as `[number]`. */
export interface SourceNote {
  readonly number: number;
  readonly title: string;
  /** Empty for what has no address, such as the author's own material. */
  readonly url: string;
  /** Site and licence, such as `Wikipedia, CC BY-SA 4.0`; may be empty. */
  readonly note: string;
}

/** What was read from a text. */
export interface Parsed<Parts> {
  readonly parts: Parts;
  /** Lines that belong to no part; never dropped, so that a person's edit is never lost. */
  readonly unparsed: string;
}
