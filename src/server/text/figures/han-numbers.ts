import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import type { SpelledNumber } from './number-spellings.ts';
import { type Page } from './page.ts';
import { matchAt } from '../places.ts';
import { wordAt, wordBefore } from './vocabulary.ts';

/** Signs for numbers in Chinese and Japanese; "one" alone is part of a word as often. */
const NUMBER =
  /(?<![第一二三四五六七八九十百千万\p{N}])(?<digits>[二三四五六七八九十百千两兩零〇]{1,9}|一[十百千][一二三四五六七八九十百千零〇]{0,7})(?<scale>[万億亿萬]?)/gu;
const DIGITS = '〇一二三四五六七八九';
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
/** "Enough" and "very", unless minutes are counted. */
const ENOUGH = /十分(?![間后後前以ほく钟鐘])/y;
const PART =
  /(?<whole>[二三四五六七八九十百]|\d{1,3})分[の之](?<part>[一二三四五六七八九十百]{1,4}|\d{1,3}(?:\.\d+)?)/g;
/** "3人に1人", "10人中9人", "每三人中有一人" */
const OF_SO_MANY =
  /(?<whole>[二三四五六七八九十百]|\d{1,3})(?<counter>人|名|個|个|社|店|件|家|台)(?:に|のうち|中|中就?有)(?<part>[一二三四五六七八九十百]{1,3}|\d{1,3})\k<counter>/g;
const PERCENT = 100;

/** Numbers and shares of a Chinese or Japanese text in its own signs, "四十五人": a number before a word that counts. */
export function readHanNumbers(page: Page): SpelledNumber[] {
  const shares = [...partsIn(page), ...wordsIn(page)];
  const numbers = numbersIn(page).filter(
    ({ start }) => !shares.some((share) => start >= share.start && start < share.end),
  );
  return [...shares, ...numbers];
}

function numbersIn(page: Page): SpelledNumber[] {
  const { low } = page;
  return Array.from(low.matchAll(NUMBER)).flatMap(({ 0: whole, index, groups }): SpelledNumber[] => {
    const end = index + whole.length;
    if (matchAt(ENOUGH, low, index) || !isCounting(page, index, end)) return [];
    const scale = groups?.['scale'] === '' ? 1 : /[億亿]/.test(groups?.['scale'] ?? '') ? 1e8 : 1e4;
    const value = valueOf(groups?.['digits'] ?? '') * scale;
    return [{ start: index, end, value, kind: 'number', isDoubtful: false }];
  });
}

function isCounting({ low, vocabulary }: Page, start: number, end: number): boolean {
  return (
    wordAt(vocabulary.counters, low, end) !== null ||
    wordAt(vocabulary.units, low, end) !== null ||
    wordBefore(vocabulary.percentBefore, low, start) !== null
  );
}

function valueOf(digits: string): number {
  let [total, current] = [0, 0];
  for (const sign of digits.replace(/[两兩]/g, '二').replace(/零/g, '〇')) {
    const power = POWERS[sign];
    if (power === undefined) current = DIGITS.indexOf(sign);
    else {
      total += (current || 1) * power;
      current = 0;
    }
  }
  return total + current;
}

const numberOf = (written: string): number => (/\d/.test(written) ? Number(written) : valueOf(written));

/** "三分之二", "3分の2", "百分之三十" */
function partsIn({ low }: Page): SpelledNumber[] {
  return [...low.matchAll(PART), ...low.matchAll(OF_SO_MANY)].map(({ 0: whole, index, groups }): SpelledNumber => {
    const share = numberOf(groups?.['part'] ?? '') / numberOf(groups?.['whole'] ?? '');
    const value = Math.round(share * PERCENT * 10) / 10;
    return { start: index, end: index + whole.length, value, kind: 'share', isDoubtful: false };
  });
}

/** In scripts without spaces a word is found wherever its signs stand. */
function wordsIn({ low, language }: Page): SpelledNumber[] {
  const own = FIGURE_LANGUAGES.find(({ id }) => id === language);
  return [...placesOf(low, own?.shares ?? {}, 'share'), ...placesOf(low, own?.multiples ?? {}, 'times')];
}

function placesOf(low: string, words: Readonly<Record<number, string>>, kind: SpelledNumber['kind']): SpelledNumber[] {
  const rows = Object.entries(words).flatMap(([value, list]) => list.split('|').map((word) => ({ word, value })));
  return rows.flatMap(({ word, value }) => {
    const found: SpelledNumber[] = [];
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
      found.push({ start: at, end: at + word.length, value: Number(value), kind, isDoubtful: false });
    }
    return found;
  });
}
