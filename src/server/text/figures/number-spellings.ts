import { type FigureLanguage, listed } from '../languages/language.ts';

/** A number, a share or a multiple that is spelled out. */
export interface SpelledNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** `share` is in percent of a whole, "half"; `times` as much, "twice". */
  readonly kind: 'number' | 'share' | 'times';
  /** A word that is another word as often: a number only before what it counts. */
  readonly isDoubtful: boolean;
  /** Said in a pair, "nineteen ninety-five". */
  readonly isYear?: boolean;
}

export type Spelled = Omit<SpelledNumber, 'start' | 'end'>;

/** "One" is an article or a pronoun nearly always. */
export const ONE = 1;
export const MOST = 999;
const THOUSANDS = 100;

export interface Spelling {
  readonly words: ReadonlyMap<string, Spelled>;
  /** The first word of each. */
  readonly first: ReadonlySet<string>;
  /** Within a number that is written as one word, "zweitausendfünfhundert", and at the end of a multiple, "dreimal". */
  readonly thousands: string | null;
  readonly times: RegExp | null;
  readonly ways: Ways;
}

/** How a language puts numbers together. */
export interface Ways {
  /** The words of a number are read one by one: each has cases of its own. */
  readonly isAdditive: boolean;
  readonly ones: ReadonlySet<string>;
  readonly point: ReadonlySet<string>;
  readonly yearsInPairs: boolean;
}

export const NO_WAYS: Ways = { isAdditive: false, ones: new Set(), point: new Set(), yearsInPairs: false };

const made = new Map<string, Spelling>();

export function spellingOf(language: FigureLanguage): Spelling {
  const known = made.get(language.id);
  if (known) return known;
  const words = wordsOf(language);
  const { thousands = null, times = null, additive = false } = language.compounds ?? {};
  const first = new Set(Array.from(words.keys(), (word) => word.split(' ')[0] ?? ''));
  const { ones, point, yearsInPairs = false } = language;
  const ways = { isAdditive: additive, ones: new Set(listed(ones)), point: new Set(listed(point)), yearsInPairs };
  const spelling = { words, first, thousands, times, ways };
  made.set(language.id, spelling);
  return spelling;
}

function wordsOf(language: FigureLanguage): Map<string, Spelled> {
  const { numbers = {}, shares = {}, multiples = {}, spell } = language;
  const words = new Map<string, Spelled>();
  const doubtful = new Set(listed(language.doubtful));
  const add = (spelling: string, value: number, kind: Spelled['kind']) => {
    for (const word of [spelling, spelling.replace(/ and | og | och /g, ' ')]) {
      const key = plain(word);
      if (!words.has(key)) words.set(key, { value, kind, isDoubtful: value === 0 || doubtful.has(key) });
    }
  };
  const addAll = (lists: Readonly<Record<number, string>>, kind: Spelled['kind']) => {
    for (const [value, forms] of Object.entries(lists))
      for (const form of listed(forms)) add(form, Number(value), kind);
  };
  addAll(numbers, 'number');
  addAll(shares, 'share');
  addAll(multiples, 'times');
  if (spell) addSpelled(spell, (spelling, value) => add(spelling, value, 'number'));
  return words;
}

function addSpelled(spell: (value: number) => string, add: (spelling: string, value: number) => void) {
  for (let value = 0; value <= MOST; value += 1) if (value !== ONE) add(spell(value), value);
  for (let value = ONE + 1; value <= THOUSANDS; value += 1) {
    const spelling = spell(value * 1_000);
    // Where it is a word of its own, the scale behind the number reads it.
    if (!/[\s-]/.test(spelling)) add(spelling, value * 1_000);
  }
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim();
}
