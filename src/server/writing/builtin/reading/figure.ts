import { readStatements } from '../../../../core/checks/trace-facts.ts';
import type { Reading } from '../../../../core/checks/facts/reading.ts';
import { analysableParts, readEnglish } from '../../../research/language/english.ts';

const MOST_WORDS = 6;

/** What makes another figure of the same number: "more than 9 percent". */
const BOUND =
  /\b(?:more than|less than|fewer than|at least|at most|up to|nearly|almost|over|under|about|around|roughly|only) $/iu;
/** A number behind these is a name: "type 2". */
const NUMBERED =
  /\b(?:type|phase|level|class|grade|stage|version|chapter|part|section|table|figure|tier|step|route|zone|no\.?|number|article|act|title|schedule|category|group|rule|page|room|line|formula|form|highway) $/iu;
const EACH =
  /^ (?:a|an|per|each|every) (?:second|minute|hour|day|night|week|month|quarter|year|head|person|seat|user|guest|visitor|customer|account|order|item|piece|loaf|unit|household|kilo|kilogram|tonne|litre|ticket)\b/iu;
const OF_WHAT = /^ of (?:(?:the|all|our|their|its|these|those|every) )?/iu;

/** Whether a sentence gives a quantity; a year, a date or "two sides" is none. */
export function hasFigure(text: string): boolean {
  return quantitiesIn(text).length > 0;
}

/** Whether one of its figures says how much of a whole, how many times, or how much money. */
export function hasStrongFigure(text: string): boolean {
  return quantitiesIn(text).some((reading) => strength(reading) > 1);
}

/** The shortest words of the quotation that hold a figure with what it counts; null when none reads well alone. */
export function figureIn(quote: string): string | null {
  const readings = quantitiesIn(quote).toSorted(
    (one, other) => strength(other) - strength(one) || one.start - other.start,
  );
  for (const reading of readings) {
    const fragment = fragmentOf(quote, reading);
    if (fragment) return fragment;
  }
  return null;
}

function quantitiesIn(text: string): Reading[] {
  return readStatements(text).filter((reading) => {
    const { kind, start, end } = reading;
    if (kind === 'date' || reading.isOrdinary()) return false;
    // Counted off, not counted: "day seven", "the 21st edition".
    if (/(?:st|nd|rd|th)\b|^[a-z]+ \d/iu.test(text.slice(start, end))) return false;
    if (NUMBERED.test(text.slice(0, start))) return false;
    return !/^(?:19|20)\d\d$/u.test(text.slice(start, end));
  });
}

/** 3 for shares and money, 2 for multiples, 1 for anything counted. */
function strength(reading: Reading): number {
  if (reading.kind === 'amount') return 3;
  const keys = reading.gives();
  if (keys.some((key) => key.startsWith('share'))) return 3;
  return keys.some((key) => key.startsWith('times')) ? 2 : 1;
}

function fragmentOf(quote: string, { start, end }: Reading): string | null {
  const rest = quote.slice(end);
  const number = quote.slice(start, end);
  let stop = end;
  if (!/[\p{L}%‰€$£¥]/u.test(number) || isShareInWords(number)) {
    const counted = nounAhead(rest, isShareInWords(number));
    if (counted === 0 && !/^a (?:third|quarter|fifth)$|^(?:two thirds|three quarters)$/iu.test(number)) return null;
    stop += counted;
  }
  const each = EACH.exec(quote.slice(stop));
  if (each) stop += each[0].length;
  const bound = BOUND.exec(quote.slice(0, start));
  const fragment = quote.slice(bound ? bound.index : start, stop).trim();
  return fragment.split(/\s+/u).length <= MOST_WORDS ? fragment : quote.slice(start, stop).trim();
}

function isShareInWords(number: string): boolean {
  return /\b(?:half|halves|thirds?|quarters?|fifths?|tenths?)$|\b(?:in|out of|of) \S+$/iu.test(number);
}

/** Length of the words from here to the end of the noun that is counted; 0 where there is none close by. */
function nounAhead(rest: string, afterShare: boolean): number {
  const lead = afterShare ? (OF_WHAT.exec(rest)?.[0].length ?? 0) : 0;
  const ahead = rest.slice(lead);
  const [sentence] = analysableParts(ahead.slice(0, 80)).flatMap((part) => readEnglish(part));
  let length = 0;
  let at = 0;
  for (const word of sentence?.words.slice(0, 4) ?? []) {
    const found = ahead.indexOf(word.text, at);
    if (found < 0 || !/^(?:ADJ|NOUN|PROPN)$/u.test(word.partOfSpeech) || ahead.slice(at, found).trim() !== '') break;
    at = found + word.text.length;
    if (word.partOfSpeech !== 'ADJ') length = at;
  }
  return length === 0 ? 0 : lead + length;
}
