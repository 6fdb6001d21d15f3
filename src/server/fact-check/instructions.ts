import { COUNTED } from './figures-of-speech.ts';
import {
  GOING_ON,
  IMPERATIVES,
  NO_REQUESTS,
  NOUN_LIKE,
  OBJECTS,
  OPENERS,
  PROMISES,
  RESULTS,
  TURNED_TO,
} from './instructions.data.ts';
import { before } from '../text/places.ts';

/** An instruction has come to its figure by then. */
const LONGEST = 120;
const CLAUSE = /[.!?;:,(]\s|\n|\s[-–—]\s|—|\s(?:and|then|und|dann|et|puis|y|e|en|i)\s/u;
const MARKUP = /^(?:[\s>*_#•\-(“„"«]|\d{1,2}[.)]\s)+/u;
const WORD = /[\p{L}'’]+|\d[\d.,]*/gu;
const REST = /^[^.!?\n]{0,80}\??/u;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const SURE = setOf(IMPERATIVES.join(' '));
const DOUBTFUL = setOf(NOUN_LIKE);
const SHOWING = setOf(OBJECTS);
const LEADING = setOf(OPENERS);
const STATING = setOf(GOING_ON);
const ASKING = setOf(NO_REQUESTS);
const TURNING = setOf(TURNED_TO);
const PEOPLE = new RegExp(`^ (?:[a-z-]+ )?(?:${COUNTED})(?![a-z])`);
const RESULT = new RegExp(RESULTS);
const PROMISED = new RegExp(String.raw`(?<![\p{L}])(?:${PROMISES.join('|')})(?![\p{L}])`, 'u');

/**
 * Whether a figure stands in what a reader is told to do, which nobody can look up: "Set a timer for five minutes". `low`
 * is a folded text.
 */
export function isInstruction(low: string, { start, end }: { start: number; end: number }): boolean {
  const lead = before(low, start, LONGEST);
  const clauses = lead.split(CLAUSE);
  if (clauses.length === 1 && lead.length === LONGEST) return false;
  const clause = (clauses.at(-1) ?? '').replace(MARKUP, '');
  const words = Array.from(clause.matchAll(WORD), ([word]) => word);
  while (words.length > 1 && LEADING.has(words[0] ?? '')) words.shift();
  const rest = REST.exec(low.slice(end, end + LONGEST))?.[0] ?? '';
  if (!isImperative(words, rest) || words.some((word) => STATING.has(word))) return false;
  return !isDefinite(words.at(-1) ?? '') && !PROMISED.test(`${clause} ${rest}`) && !isResult(words[0] ?? '', rest);
}

/** "Give your team 30 hours back", "keep 40 customers": what comes of it. */
function isResult(verb: string, rest: string): boolean {
  return RESULT.test(rest) || (PEOPLE.test(rest) && !TURNING.has(verb));
}

/** `words` are those from the beginning of a clause to its figure. */
function isImperative(words: readonly string[], rest: string): boolean {
  const [verb = '', next] = words;
  if (next === 'sie' && /..e?n$/.test(verb)) return !ASKING.has(verb) && !rest.endsWith('?');
  if (SURE.has(verb)) return true;
  return DOUBTFUL.has(verb) && (next === undefined || SHOWING.has(next) || /^\d/.test(next));
}

/** "Call the 40 shops": there are 40 of them. */
function isDefinite(word: string): boolean {
  return /^(?:the|these|those|all|our|die|der|den|diese|diesen|alle|les|ces|los|las|estos|estas|i|gli|le|os|as)$/.test(
    word,
  );
}
