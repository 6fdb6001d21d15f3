import { endsByWord, goesOnBehind, isSayingOf } from './abbreviations.ts';
import { endOfLead } from './lines.ts';
import { rememberLast } from './remember-last.ts';
import type { Span } from './span.ts';

const WORDED = /[\p{L}\p{N}]/u;
/** Signs behind the one that ends a sentence, also behind the blank that French puts before them: "Oui. » Il rit." */
const CLOSERS = /^[)\]"'”’»*_`~]{1,12}(?:\s|$)/u;
/** Ends that Unicode leaves open: before a figure or a sign, and where a blank was lost with a footnote mark. */
const MORE_ENDS =
  /[.…!?][)\]"'”’»*_]{0,3}\s+(?=[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}\p{Extended_Pictographic}"“„«‘’'([¿¡*_#@–—]|\p{Ll}{1,3}\p{Lu})|[。！？](?=[（「『“])|(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+\s)/gu;
const THAI_BLANK = /(?<=\p{Script=Thai})\s+(?=\p{Script=Thai})/gu;
const FULL_STOP = /\.(?:\s»)?["'”’»)\]*_]*\s*$/u;
/** "“Why?” she asked", "「はい。」と言った": the sentence around the quotation goes on. */
const SPEECH_END_UNSPACED = /[。！？!?][”』」]$/u;
const SPEECH_LEAD = /[：:，,]\s?[“「『][^“「『：:]{0,300}$/u;
/** Signs of scripts that put no blank behind them. */
const ENDS_UNSPACED = /[。！？｡．।۔؟][」』”’）)\]"']*$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * The sentences of a text, in order, by the rules of Unicode (UAX 29, `Intl.Segmenter`) and the shortened words of each
 * language. A line ends one, so that headings, items of a list and rows stand alone; so does a cell of a table. What merely
 * opens or parts lines belongs to none.
 */
export const readSentenceSpans: (text: string) => readonly Span[] = rememberLast(readAll);

function readAll(text: string): readonly Span[] {
  const spans: Span[] = [];
  let open: number | null = null;
  for (const { start, end, endsLine } of stretchesOf(text)) {
    open ??= start;
    if (!endsLine && goesOn(text, open, end)) continue;
    const span = worded(text, { start: open, end });
    if (span) spans.push(span);
    open = null;
  }
  return spans;
}

interface Stretch extends Span {
  /** A line, or a cell of a row, ends with it. */
  readonly endsLine: boolean;
}

/** Stretches that sentences are made of: each ends where one may end. */
function* stretchesOf(text: string): Generator<Stretch> {
  let lineStart = 0;
  while (lineStart <= text.length) {
    const found = text.indexOf('\n', lineStart);
    const lineEnd = found < 0 ? text.length : found;
    if (lineEnd > lineStart) yield* stretchesOfLine(text, lineStart, lineEnd);
    lineStart = lineEnd + 1;
  }
}

function* stretchesOfLine(text: string, lineStart: number, lineEnd: number): Generator<Stretch> {
  const start = Math.min(lineEnd, endOfLead(text, lineStart));
  const line = text.slice(start, lineEnd);
  let from = 0;
  for (const end of endsIn(line)) {
    const closers = CLOSERS.exec(line.slice(end, end + 12))?.[0].length ?? 0;
    if (end + closers <= from) continue;
    const cell = line.charAt(end - 1) === '|';
    yield { start: start + from, end: start + end + closers - (cell ? 1 : 0), endsLine: cell };
    from = end + closers;
  }
  yield { start: start + from, end: lineEnd, endsLine: true };
}

/** Places in a line behind which a sentence may end, in order, without its end. */
function endsIn(line: string): number[] {
  const ends = Array.from(segmenter.segment(line), ({ index, segment }) => index + segment.length);
  for (const pattern of [MORE_ENDS, THAI_BLANK, /\|/g]) {
    for (const match of line.matchAll(pattern)) ends.push(match.index + match[0].length);
  }
  return [...new Set(ends)].filter((end) => end < line.length || line.endsWith('|')).sort((a, b) => a - b);
}

const NEAR = 24;
const LONGEST_SAYING = 60;
const SPEECH_END = /[!?](?:["”’»]|\s»)\s+$/u;
/** An open bracket that nothing closes soon is a sign of something else. */
const LONGEST_ASIDE = 160;
/**
 * What goes on with a sentence that began with a capital: a word without one, also behind a quotation, "“Why?” – asked Ann".
 * "iPhone" and the Dutch "’s Ochtends" begin one nevertheless.
 */
const LOW_START = /^(?!\p{Ll}{1,3}\p{Lu}|['’]\p{Ll} \p{Lu})(?:[–—-] ?)?["“„«‘’'(¿¡]{0,2}\p{Ll}/u;

/** Whether what Unicode takes for an end is none. */
function goesOn(text: string, start: number, end: number): boolean {
  const tail = text.slice(Math.max(start, end - NEAR), end);
  const next = text.slice(end, end + NEAR);
  if (!/\s$/.test(tail) && !ENDS_UNSPACED.test(tail)) return !isGlued(tail, next);
  if (/\p{Script=Thai}\.?\s+$/u.test(tail)) return !endsByWord(tail.trimEnd());
  if (SPEECH_END_UNSPACED.test(tail)) return goesOnBehindSpeech(text, end);
  // Where sentences begin with capitals, one that does not is none.
  if (LOW_START.test(next)) return startsHigh(text, start);
  if (SPEECH_END.test(tail) && isSayingOf(text.slice(end, end + LONGEST_SAYING))) return true;
  return isInBrackets(text, start, end) || (FULL_STOP.test(tail) && goesOnBehind(text, start, end));
}

/** Whether a place is within brackets that opened amid the sentence: "the bill (H.R. 88, as amended) died". */
function isInBrackets(text: string, start: number, end: number): boolean {
  const from = Math.max(start, end - LONGEST_ASIDE);
  const lead = text.slice(from, end);
  const open = Math.max(lead.lastIndexOf('('), lead.lastIndexOf('（'));
  if (open < 0 || /[)）]/.test(lead.slice(open)) || !WORDED.test(lead.slice(0, open))) return false;
  return /^[^()（）\n]*[)）]/.test(text.slice(end, end + LONGEST_ASIDE));
}

/** What was said opened the sentence, "「はい。」と言った", or it was led to: "他说：“好。”" */
function goesOnBehindSpeech(text: string, end: number): boolean {
  if (/^\p{Script=Hiragana}/u.test(text.charAt(end))) return true;
  return /^\p{Script=Han}/u.test(text.charAt(end)) && !SPEECH_LEAD.test(text.slice(Math.max(0, end - 300), end));
}

function startsHigh(text: string, start: number): boolean {
  return /^[^\p{L}]{0,6}\p{Lu}/u.test(text.slice(start, start + 8));
}

/** "improved.The": a sentence ended where a footnote mark was taken out. */
function isGlued(tail: string, next: string): boolean {
  return /\p{Ll}{3}[.!?]$/u.test(tail) && /^\p{Lu}\p{Ll}+\s/u.test(next);
}

/** The stretch without the blanks around it; nothing where it holds no word. */
function worded(text: string, { start, end }: Span): Span | null {
  let [first, last] = [start, end];
  while (first < last && /\s/.test(text.charAt(first))) first += 1;
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1;
  return WORDED.test(text.slice(first, last)) ? { start: first, end: last } : null;
}
