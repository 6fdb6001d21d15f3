/** A stretch of a text, from its first code unit to behind its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What opens a line without being part of its first sentence: bullets, numbers, headings, quotation signs. */
const LINE_LEAD = /^[ \t]{0,12}(?:(?:[-*•+>]|\d{1,2}[.)]|#{1,6})[ \t]+)*/;
const ABBREVIATION =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|e\.g|i\.e|approx|no|inc|ltd|co|corp|fig|est|\p{Lu}|(?:\p{Lu}\.)+\p{Lu})\.\s*$/iu;

/**
 * The sentences of a text, line by line, without what opens a line. Blanks behind a sentence belong to it, so that a
 * mark which is given as blanks goes with the words before it.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const lead = LINE_LEAD.exec(line)?.[0].length ?? 0;
    spans.push(...spansOfLine(line.slice(lead), start + lead));
    start += line.length + 1;
  }
  return spans;
}

function spansOfLine(line: string, offset: number): Span[] {
  const spans: Span[] = [];
  let open: number | null = null;
  for (const { segment, index } of sentences.segment(line)) {
    const start: number = open ?? index;
    const end = index + segment.length;
    // "Dr. Rahimi" is no end of a sentence.
    open = ABBREVIATION.test(segment.slice(-16)) && end < line.length ? start : null;
    if (open === null) spans.push({ start: offset + start, end: offset + end });
  }
  return spans;
}
