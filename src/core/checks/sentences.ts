import type { Span } from './check-result.ts';

/** What opens a line without being part of its sentence: bullets, numbers, headings, quotation signs. */
const LEAD = /^[^\S\n]{0,12}(?:(?:[-–*•+>]|#{1,6}|\d{1,3}[.)])[^\S\n]{1,4}){0,4}/;
/** A point behind these ends no sentence, in languages that share them. */
const ABBREVIATION =
  /(?:^|[\s("“„])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.g|i\.e|approx|no|nr|inc|ltd|co|corp|fig|est|z\.\s?b|bzw|ca|p\.\s?ej|\p{L}|(?:\p{Lu}\.)+\p{Lu})\.\s*$/iu;
const NEAR = 16;
/** A point ends a sentence when no small letter follows, other signs always do. */
const END =
  /(?<![.…])(?<point>[.…]+)[)\]"'”’»*_]*(?=\s+(?!\s)(?!\p{Ll}))|(?<![!?؟۔।])[!?؟۔।]+[.)\]"'”’»*_]*(?=\s)|[。！？｡]+[」』”）]*/gu;

/**
 * The sentences of a text, in order. By a rule of its own: `Intl.Segmenter` ends sentences at the same places but for
 * abbreviations, and takes ten times as long, too long for each key that is typed. A line ends one, so that headings,
 * items of a list and rows stand alone; so does a cell of a table. What merely opens or parts lines belongs to none.
 */
export function readSentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const cell of text.split(/[\n|]/)) {
    const lead = LEAD.exec(cell)?.[0].length ?? 0;
    for (const span of spansOfLine(cell.slice(lead), start + lead)) spans.push(span);
    start += cell.length + 1;
  }
  return spans;
}

function* spansOfLine(line: string, offset: number): Generator<Span> {
  let start = 0;
  for (const { 0: signs, index, groups } of line.matchAll(END)) {
    const end = index + signs.length;
    if (groups?.['point'] === '.' && ABBREVIATION.test(line.slice(Math.max(start, index - NEAR), index + 1))) continue;
    yield* worded(line, { start, end }, offset);
    start = end;
  }
  yield* worded(line, { start, end: line.length }, offset);
}

/** The stretch without the blanks around it; nothing where it holds no word. */
function* worded(line: string, { start, end }: Span, offset: number): Generator<Span> {
  let [first, last] = [start, end];
  while (first < last && /\s/.test(line.charAt(first))) first += 1;
  while (last > first && /\s/.test(line.charAt(last - 1))) last -= 1;
  if (/[\p{L}\p{N}]/u.test(line.slice(first, last))) yield { start: offset + first, end: offset + last };
}
