import { type FigureLanguage, listed } from '../languages/language.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import { type Quarters, quartersOf } from './quarter-words.ts';
import type { Unit } from './units.ts';
import {
  currencyRows,
  currencySignsOf,
  fromRows,
  monthRows,
  outOfRows,
  scaleRows,
  signRows,
  unitRows,
  weekdayRows,
} from './vocabulary-rows.ts';

/** Words of several languages that stand beside digits, each with what it says. */
export interface WordTable<Value> {
  readonly words: ReadonlyMap<string, Value>;
  /** How long they are, the longest first, by their first and by their last letter: most places begin or end none. */
  readonly byFirst: ReadonlyMap<string, readonly number[]>;
  readonly byLast: ReadonlyMap<string, readonly number[]>;
}

function tableOf<Value>(rows: Iterable<readonly [string, Value]>): WordTable<Value> {
  const words = new Map<string, Value>();
  for (const [word, value] of rows) if (word !== '' && !words.has(word)) words.set(word, value);
  const lengthsBy = (letterOf: (word: string) => string) => {
    const lengths = new Map<string, Set<number>>();
    for (const word of words.keys()) {
      const letter = letterOf(word);
      lengths.set(letter, (lengths.get(letter) ?? new Set()).add(word.length));
    }
    return new Map(Array.from(lengths, ([letter, all]) => [letter, [...all].sort((one, other) => other - one)]));
  };
  return { words, byFirst: lengthsBy((word) => word.charAt(0)), byLast: lengthsBy((word) => word.slice(-1)) };
}

/** Words beside digits that say something each. */
interface Telling extends Quarters {
  readonly units: WordTable<Unit>;
  readonly currencies: WordTable<string>;
  readonly scales: WordTable<number>;
  readonly months: WordTable<number>;
  readonly weekdays: WordTable<true>;
  /** Before the first of two numbers: whether it makes a change of them by itself. */
  readonly from: WordTable<'alone' | 'with a verb'>;
  readonly outOf: WordTable<'sure' | 'loose'>;
  /** Beginnings of verbs. */
  readonly changing: readonly string[];
  readonly ranging: readonly string[];
}

/** Words that say no more than that they stand there, each by where a language lists it. */
const PLAIN = {
  barePoints: ({ barePoints }) => barePoints,
  percentBefore: ({ percentBefore }) => percentBefore,
  speedBefore: ({ speedBefore }) => speedBefore,
  counters: ({ counters }) => counters,
  to: ({ to }) => to,
  join: ({ join }) => join,
  between: ({ between }) => between,
  ones: ({ ones }) => ones,
  halves: ({ halves }) => halves,
  of: ({ of }) => of,
  minus: ({ minus }) => minus,
  minusOfDegrees: ({ minusOfDegrees }) => minusOfDegrees,
  numbered: ({ numbered }) => numbered,
  numberedBehind: ({ numberedBehind }) => numberedBehind,
  dateBefore: ({ dates }) => dates?.before,
  yearBefore: ({ dates }) => dates?.yearBefore,
  yearBehind: ({ dates }) => dates?.yearBehind,
  sinceBefore: ({ dates }) => dates?.since,
  decadeBefore: ({ dates }) => dates?.decadeBefore,
  decadeBehind: ({ dates }) => dates?.decadeBehind,
  clockBefore: ({ clock }) => clock?.before,
  clockSure: ({ clock }) => clock?.sure,
  clockHours: ({ clock }) => clock?.hours,
  clockBehind: ({ clock }) => [clock?.behind, clock?.only].filter((list) => list !== undefined).join('|'),
  clockOnly: ({ clock }) => clock?.only,
  am: ({ clock }) => clock?.am,
  pm: ({ clock }) => clock?.pm,
  amBefore: ({ clock }) => clock?.amBefore,
  pmBefore: ({ clock }) => clock?.pmBefore,
} satisfies Readonly<Record<string, (language: FigureLanguage) => string | undefined>>;

export type Vocabulary = Telling & Readonly<Record<keyof typeof PLAIN, WordTable<true>>>;

/** Other scripts cannot be mistaken for a language's own: "3万" and "5 км" are understood everywhere. */
const OF_OTHER_SCRIPTS = new Set(['ru', 'ja', 'zh', 'th', 'ar']);
const HAN = new Set(['ja', 'zh']);
const ENGLISH = 'en';
const made = new Map<string, Vocabulary>();

/**
 * The words of a language, of English, which turns up in texts of all languages, and those that are written in another script
 * than Latin; where the language is not known, those of all: "Preis: 49 Euro" is too short to tell it. Made when it is first asked for, since `Intl` takes some milliseconds.
 */
export function vocabularyOf(language: string | null): Vocabulary {
  const own = FIGURE_LANGUAGES.find(({ id }) => id === language);
  const key = own?.id ?? '';
  const known =
    made.get(key) ??
    makeVocabulary(
      own ? [own, ...FIGURE_LANGUAGES.filter(({ id }) => isUnderstoodBeside(id, own.id))] : FIGURE_LANGUAGES,
    );
  made.set(key, known);
  return known;
}

/** Whether it is told how figures are written in a language. */
export function knowsFiguresOf(language: string | null): boolean {
  return FIGURE_LANGUAGES.some(({ id }) => id === language);
}

function isUnderstoodBeside(id: string, own: string): boolean {
  // "次" counts in Chinese and names in Japanese.
  const share = HAN.has(id) && HAN.has(own);
  return id === ENGLISH || (OF_OTHER_SCRIPTS.has(id) && !share);
}

function makeVocabulary(languages: readonly FigureLanguage[]): Vocabulary {
  const rows = <Value>(rowsOf: (language: FigureLanguage) => Iterable<readonly [string, Value]>) =>
    tableOf(languages.flatMap((language) => [...rowsOf(language)]));
  const words = (listOf: (language: FigureLanguage) => string | undefined) =>
    tableOf(languages.flatMap((language) => listed(listOf(language)).map((word) => [word, true] as const)));
  const plain = Object.fromEntries(Object.entries(PLAIN).map(([name, listOf]) => [name, words(listOf)])) as Readonly<
    Record<keyof typeof PLAIN, WordTable<true>>
  >;
  return {
    ...plain,
    ...quartersOf(languages),
    units: tableOf([...languages.flatMap((language) => [...unitRows(language)]), ...signRows()]),
    currencies: tableOf([...languages.flatMap((language) => [...currencySignsOf(language)]), ...currencyRows()]),
    scales: rows(scaleRows),
    months: rows(monthRows),
    weekdays: rows(weekdayRows),
    from: rows(fromRows),
    outOf: rows(outOfRows),
    changing: languages.flatMap(({ changing }) => listed(changing)),
    ranging: languages.flatMap(({ ranging }) => listed(ranging)),
  };
}

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u;

const NO_LENGTHS: readonly number[] = [];

/** The longest word of a table right at a place of a folded text; a word of a spaced script ends with it. */
export function wordAt<Value>(
  { words, byFirst }: WordTable<Value>,
  low: string,
  at: number,
): { value: Value; end: number } | null {
  for (const length of byFirst.get(low.charAt(at)) ?? NO_LENGTHS) {
    const end = at + length;
    const value = end > low.length ? undefined : words.get(low.slice(at, end));
    if (value === undefined) continue;
    if (LETTER.test(low.charAt(end - 1)) && LETTER.test(low.charAt(end))) continue;
    return { value, end };
  }
  return null;
}

/** The longest word of a table that ends right before a place, and where it begins. */
export function wordBefore<Value>(
  { words, byLast }: WordTable<Value>,
  low: string,
  at: number,
): { value: Value; start: number } | null {
  for (const length of byLast.get(low.charAt(at - 1)) ?? NO_LENGTHS) {
    const start = at - length;
    const value = start < 0 ? undefined : words.get(low.slice(start, at));
    if (value === undefined) continue;
    if (LETTER.test(low.charAt(start)) && LETTER.test(low.charAt(start - 1))) continue;
    return { value, start };
  }
  return null;
}

/** The span of time that a number counts off: "week 4", but not "each week 4 people". */
export function durationBefore(
  low: string,
  at: number,
  language: string | null,
): { readonly unit: string; readonly start: number } | null {
  if (!/[ -]/.test(low.charAt(at - 1))) return null;
  const word = wordBefore(vocabularyOf(language).units, low, at - 1);
  if (word?.value.kind !== 'duration' || word.value.id === null) return null;
  return EACH.test(low.slice(Math.max(0, word.start - 8), word.start))
    ? null
    : { unit: word.value.id, start: word.start };
}

/** Whether the words before a number make it the whole of a share: "of every ten that come in we scrap seven". */
export function isWholeOfShare(low: string, at: number, language: string | null): boolean {
  return low.charAt(at - 1) === ' ' && wordBefore(vocabularyOf(language).outOf, low, at - 1) !== null;
}

/** The unit of time that a number counts over a word or two: "312 meeting hours", "14 or more days", but not "40 a week". */
export function durationBehind(low: string, at: number, language: string | null): string | null {
  const { units } = vocabularyOf(language);
  let from = at;
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped += 1) {
    const word = ONE_WORD.exec(low.slice(from, from + LONGEST_WORD))?.[0];
    if (word === undefined || EACH.test(`${word} `)) return null;
    from += word.length;
    const unit = low.charAt(from) === ' ' ? wordAt(units, low, from + 1) : null;
    if (unit?.value.kind === 'duration' && unit.value.id !== null) return unit.value.id;
  }
  return null;
}

const MOST_SKIPPED = 2;
const LONGEST_WORD = 24;
const ONE_WORD = /^ [\p{L}\p{M}'’-]+/u;

const EACH = /(?<!\p{L})(?:per|each|every|an?|one|this|last|next|pro|je|par|por) $/u;
