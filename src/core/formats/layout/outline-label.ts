import { countGaps } from './gaps.ts';

/** A text with the label taken off that says it is an outline. */
export interface ReadOutline {
  /** Sources quoted in it; null for a text without the label. */
  readonly sources: number | null;
  /** What a person would paste. */
  readonly body: string;
}

/** With the blank line behind it and no more: line breaks that the body begins with are the author's. */
const LABEL = /^Outline: (\d+) sources?, \d+ gaps?(?:\n{1,2}|$)/;

/** "Outline: 0 sources, 4 gaps" above the text: nobody should take it for a finished piece. */
export function labelOutline(body: string, sources: number): string {
  return `${outlineLabel(body, sources)}\n\n${body}`;
}

/** The label alone; every gap that is left counts. */
export function outlineLabel(body: string, sources: number): string {
  return `Outline: ${count(sources, 'source')}, ${count(countGaps(body), 'gap')}`;
}

export function readOutline(text: string): ReadOutline {
  const label = LABEL.exec(text);
  return label ? { sources: Number(label[1]), body: text.slice(label[0].length) } : { sources: null, body: text };
}

/** The text as it is copied, downloaded and counted: an outline's label is for its author alone. */
export function withoutOutlineLabel(text: string): string {
  return readOutline(text).body;
}

/** An edited body with its label again, now true; once the last gap is filled the piece is no outline any more. */
export function relabelOutline(body: string, sources: number | null): string {
  return sources === null || countGaps(body) === 0 ? body : labelOutline(body, sources);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
