export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Reads `## Heading`; the text may be empty. */
export function readHeading(line: string): Heading | null {
  const { marks, text = '' } = /^ {0,3}(?<marks>#{1,6})(?:\s+(?<text>.*))?$/u.exec(line)?.groups ?? {};
  return marks === undefined ? null : { level: marks.length, text: text.trim() };
}

/** A thematic break: `---`, `***` or `___`. */
export function isRule(line: string): boolean {
  return /^\s*(?:-{3,}|\*{3,}|_{3,})$/.test(line);
}
