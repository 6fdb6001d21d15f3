import { readStatements } from '../../../fact-check/trace-facts.ts';
import type { Reading } from '../../../fact-check/readings.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { analysableParts, readEnglish } from '../../../text/english.ts';

const MOST_WORDS = 7;

/** Stands for a share even where no noun follows. */
const PART = /^(?:an? |(?:one|two|three|four)[ -])(?:thirds?|quarters?|fifths?|tenths?)$/iu;
const NAMING =
  /^\p{L}+-(?:second|minute|hour|day|night|week|month|year)$|^\d+-(?:second|minute|hour|day|night|week|month|year)$/iu;

/** What makes another figure of the same number: "more than 9 percent". */
const BOUND =
  /\b(?:between|(?:no |not )?(?:more than|less than|fewer than)|at least|at most|up to|several|nearly|almost|over|under|about|around|roughly|only) $/iu;
/** A number behind these is a name: "type 2". */
const NUMBERED =
  /\b(?:type|phase|level|class|grade|stage|version|chapter|part|section|table|figure|tier|step|route|zone|no\.?|number|article|act|title|schedule|category|group|rule|page|room|line|formula|form|highway) $/iu;
/** Lapse of time beside something else: "within three years", "two decades ago". */
const LAPSE = {
  before: /\b(?:in|within|for|after|during|over|every|next|last|past|first) $/iu,
  unit: /(?:year|month|decade|centur)\p{L}*$/iu,
} as const;
const ORDINAL =
  /^[\p{L}-]*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|ieth)\b/iu;
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

/** "From 24 % to 11 %" is one fragment. */
const TO = /^ (?:to|→|->) (?=\S)/;

function withWhatItBecame(text: string, readings: readonly Reading[]): Reading[] {
  return readings.reduce<Reading[]>((known, reading) => {
    const last = known.at(-1);
    const isChange =
      last?.of.kind === reading.of.kind && TO.exec(text.slice(last.end))?.[0].length === reading.start - last.end;
    if (isChange) known[known.length - 1] = { ...last, end: reading.end };
    else known.push(reading);
    return known;
  }, []);
}

function quantitiesIn(text: string): Reading[] {
  return withWhatItBecame(text, readStatements(text)).filter((reading) => {
    const { kind, start, end } = reading;
    const words = text.slice(start, end);
    if (kind === 'date' || reading.isOrdinary() || /^(?:19|20)\d\d$/u.test(words)) return false;
    // "Day seven" and "the 21st edition" count off; "a four-day week" names.
    if (
      /^(?:\d+(?:st|nd|rd|th)\b|[\p{L}.]+ \d|(?:hour|day|night|week|month|year)s? )/iu.test(words) ||
      NAMING.test(words)
    )
      return false;
    if (ORDINAL.test(words) || isLapse(text, reading)) return false;
    return !NUMBERED.test(text.slice(0, start)) && !/^-\p{L}/u.test(text.slice(end));
  });
}

function isLapse(text: string, { start, end }: Reading): boolean {
  // "Four days a week" names a way to work.
  if (/days$/iu.test(text.slice(start, end)) && /^ (?:a|per) week\b/iu.test(text.slice(end))) return true;
  if (!LAPSE.unit.test(text.slice(start, end))) return false;
  return LAPSE.before.test(text.slice(0, start)) || /^ (?:ago|later|earlier)\b/iu.test(text.slice(end));
}

/** 3 for shares and money, 2 for multiples, 1 for anything counted. */
function strength(reading: Reading): number {
  const { kind } = reading.of;
  if (kind === 'money' || kind === 'percent' || kind === 'points') return 3;
  return kind === 'times' ? 2 : 1;
}

function fragmentOf(quote: string, reading: Reading): string | null {
  const { start, end } = reading;
  const number = quote.slice(start, end);
  let stop = end;
  if (isShareInWords(number) || reading.of.kind === 'count') {
    const counted = nounAhead(quote.slice(end), isShareInWords(number));
    if (counted === 0 && !PART.test(number)) return null;
    stop += counted;
  }
  stop += EACH.exec(quote.slice(stop))?.[0].length ?? 0;
  const bound = BOUND.exec(quote.slice(0, start));
  const from = bound && countWords(quote.slice(bound.index, stop)) <= MOST_WORDS ? bound.index : signAt(quote, start);
  const fragment = quote.slice(from, stop).trim();
  return countWords(fragment) <= MOST_WORDS ? fragment : null;
}

/** Where the number begins, with the sign that makes it negative. */
function signAt(quote: string, start: number): number {
  return /(?:^|\s)[-−]$/u.test(quote.slice(0, start)) ? start - 1 : start;
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
