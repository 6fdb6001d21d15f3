import type { PlacedWord } from '../../../core/text/words.ts';
import type { FigureLanguage } from '../languages/language.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';

/** A number or a share that is spelled out. */
export interface SpelledNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** `share` is in percent of a whole: "half". */
  readonly kind: 'number' | 'share';
  /** A word that is another word as often: a number before a unit alone. */
  readonly isDoubtful: boolean;
}

type Spelled = Omit<SpelledNumber, 'start' | 'end'>;

/** "One" is an article or a pronoun nearly always. */
const LEAST = 2;
const MOST = 999;
const THOUSANDS = 100;
/** Words that a number has at most: "three hundred and forty-two thousand" is read with the scale behind it. */
const MOST_WORDS = 6;
/** Shorter words of an unknown language are too often words of another one. */
const LEAST_LETTERS = 5;
const ARTICLES = new Set('a an ein eine einen einer un une una uno um uma een én et en ett'.split(' '));

interface Spelling {
  readonly words: ReadonlyMap<string, Spelled>;
  /** The first word of each. */
  readonly first: ReadonlySet<string>;
}

const made = new Map<string, Spelling>();

function wordsOf(language: FigureLanguage): Spelling {
  const known = made.get(language.id);
  if (known) return known;
  const words = new Map<string, Spelled>();
  const doubtful = new Set(listed(language.doubtful));
  const add = (spelling: string, value: number, kind: Spelled['kind']) => {
    for (const word of [spelling, spelling.replace(/ and | og | och /g, ' ')]) {
      const key = plain(word);
      if (!words.has(key)) words.set(key, { value, kind, isDoubtful: doubtful.has(key) });
    }
  };
  for (const [value, forms] of Object.entries(language.numbers ?? {})) {
    for (const form of listed(forms)) add(form, Number(value), 'number');
  }
  for (const [percent, forms] of Object.entries(language.shares ?? {})) {
    for (const form of listed(forms)) add(form, Number(percent), 'share');
  }
  const { spell } = language;
  if (spell) {
    for (let value = LEAST; value <= MOST; value += 1) add(spell(value), value, 'number');
    for (let value = LEAST; value <= THOUSANDS; value += 1) {
      const spelling = spell(value * 1_000);
      // Where it is a word of its own, the scale behind the number reads it.
      if (!/[\s-]/.test(spelling)) add(spelling, value * 1_000, 'number');
    }
  }
  const spelling = { words, first: new Set(Array.from(words.keys(), (word) => word.split(' ')[0] ?? '')) };
  made.set(language.id, spelling);
  return spelling;
}

const listed = (list: string | undefined): string[] => (list ?? '').split('|').filter((word) => word !== '');

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim();
}

/** What words say for a number; in a text of unknown language only where all languages that have them agree. */
interface Lookup {
  canStart(word: string): boolean;
  find(words: string): Spelled | null;
}

function lookupFor(language: string | null): Lookup {
  const own = FIGURE_LANGUAGES.find(({ id }) => id === language);
  if (own) {
    const { words, first } = wordsOf(own);
    return { canStart: (word) => first.has(word), find: (word) => words.get(word) ?? null };
  }
  if (language !== null) return { canStart: () => false, find: () => null };
  const all = FIGURE_LANGUAGES.map(wordsOf);
  return {
    canStart: (word) => all.some(({ first }) => first.has(word)),
    find(word) {
      if (word.length < LEAST_LETTERS) return null;
      const found = all.flatMap(({ words }) => words.get(word) ?? []);
      const [first] = found;
      return first && !first.isDoubtful && found.every(({ value }) => value === first.value) ? first : null;
    },
  };
}

/** The numbers and shares that a folded text spells out, in order, in its language; "one" is left out. */
export function readSpelledNumbers(
  low: string,
  words: readonly PlacedWord[],
  language: string | null,
): SpelledNumber[] {
  const lookup = lookupFor(language);
  const found: SpelledNumber[] = [];
  let next = 0;
  for (const [at, { word }] of words.entries()) {
    if (at < next || !lookup.canStart(word)) continue;
    const hit = longestAt({ low, words, lookup }, at);
    if (hit === null) continue;
    found.push(hit.number);
    next = hit.next;
  }
  return found;
}

interface Hit {
  readonly number: SpelledNumber;
  readonly next: number;
}

interface Words {
  readonly low: string;
  readonly words: readonly PlacedWord[];
  readonly lookup: Lookup;
}

function longestAt({ low, words, lookup }: Words, at: number): Hit | null {
  const start = words[at]?.start ?? 0;
  let best: Hit | null = null;
  let spelling = '';
  for (let next = at; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
    const word = words[next];
    if (!word || (next > at && !/^[ -]?$/.test(low.slice(words[next - 1]?.end, word.start)))) break;
    spelling += `${next === at ? '' : ' '}${word.word}`;
    const spelled = lookup.find(spelling);
    if (spelled) best = { number: { ...spelled, start, end: word.end }, next: next + 1 };
  }
  return best;
}

/** "a million", "eine Milliarde": whether the word right before a place is an article, and where it begins. */
export function articleBefore(low: string, at: number): number | null {
  const match = /(?<![\p{L}\p{M}])(?<article>\p{L}{1,5}) $/u.exec(low.slice(Math.max(0, at - 7), at));
  const article = match?.groups?.['article'];
  return article !== undefined && ARTICLES.has(article) ? at - article.length - 1 : null;
}

/** Signs for numbers in Chinese and Japanese, and what counts things there: without it "一" is part of a word. */
const HAN_NUMBER =
  /(?<![第一二三四五六七八九十百千万\p{N}])(?<digits>[二三四五六七八九十百千两兩]{1,7}|[一][十百千万][一二三四五六七八九十百千]{0,6})(?<scale>[万億亿萬]?)(?=人|名|社|店|件|台|本|回|倍|歳|岁|つ|個|个|枚|年|か月|ヶ月|カ月|月|日|週間|周|時間|小时|分|秒|円|元|割|%|パーセント|家|位|次|天|公里|公斤|米|项|種|种|都市|か所|カ所|席|杯|点|冊|只|条|张|間)/gu;
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** Numbers of a Chinese or Japanese text in its own signs, "四十五人": before a word that counts. */
export function readHanNumbers(low: string): SpelledNumber[] {
  return Array.from(low.matchAll(HAN_NUMBER), ({ 0: whole, index, groups }): SpelledNumber => {
    const scale = groups?.['scale'] === '' ? 1 : /[億亿]/.test(groups?.['scale'] ?? '') ? 1e8 : 1e4;
    return {
      start: index,
      end: index + whole.length,
      value: hanValue(groups?.['digits'] ?? '') * scale,
      kind: 'number',
      isDoubtful: false,
    };
  });
}

function hanValue(digits: string): number {
  let [total, current] = [0, 0];
  for (const sign of digits.replace(/[两兩]/g, '二')) {
    const power = HAN_POWERS[sign];
    if (power === undefined) current = HAN_DIGITS.indexOf(sign);
    else {
      total += (current || 1) * power;
      current = 0;
    }
  }
  return total + current;
}
