/** Signs that open an item of a list whether or not a blank follows. */
const SURE_BULLET = String.raw`[•·▪▫■□●○◦‣►▶▸➤➔→✓✔☑✅★☐・]\ufe0f?`;
const BULLET = String.raw`(?:${SURE_BULLET}[^\S\n]{0,4}|[-–—*+][^\S\n]{1,4})`;
const NUMBER = String.raw`(?:\(?\d{1,3}[.)][^\S\n]{1,4}|\d{1,2}[、）][^\S\n]{0,4})`;
const HEADING = String.raw`#{1,6}[^\S\n]{1,4}`;
const QUOTED = String.raw`>[^\S\n]{0,4}`;
const BLANKS = String.raw`[^\S\n]{0,12}`;

const LEAD = new RegExp(`${BLANKS}(?:${QUOTED}|${HEADING}|${BULLET}|${NUMBER}){0,4}`, 'uy');
const FORM = new RegExp(`^${BLANKS}(?:(?<bullet>${BULLET})|(?<number>${NUMBER}))`, 'u');

/** Where the words of a line begin that begins at a place: behind bullets, numbers, headings and signs of quotation. */
export function endOfLead(text: string, lineStart: number): number {
  LEAD.lastIndex = lineStart;
  return lineStart + (LEAD.exec(text)?.[0].length ?? 0);
}

/** Whether a line is an item of a list or a step of several, and what follows its sign. */
export function readLine(line: string): { readonly kind: 'item' | 'step' | 'plain'; readonly content: string } {
  const match = FORM.exec(line);
  if (!match) return { kind: 'plain', content: line.trim() };
  const kind = match.groups?.['bullet'] === undefined ? 'step' : 'item';
  return { kind, content: line.slice(match[0].length).trim() };
}
