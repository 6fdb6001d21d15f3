import type { FigureLanguage } from '../languages/language.ts';
import { FIGURE_LANGUAGES } from '../languages/registry.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS, SIGNS, type Unit, UNITS } from './units.ts';

/** Words of several languages that stand beside digits, each with what it says. */
export interface WordTable<Value> {
  readonly words: ReadonlyMap<string, Value>;
  readonly longest: number;
}

function tableOf<Value>(rows: Iterable<readonly [string, Value]>): WordTable<Value> {
  const words = new Map<string, Value>();
  let longest = 0;
  for (const [word, value] of rows) {
    if (word === '' || words.has(word)) continue;
    words.set(word, value);
    longest = Math.max(longest, word.length);
  }
  return { words, longest };
}

const listed = (list: string | undefined): string[] => (list ?? '').split('|').filter((word) => word !== '');

/** What `Intl` calls something in a language, in lower case: its forms for one, two, five and a half. */
function formsOf(format: Intl.NumberFormat, values: readonly number[], type: Intl.NumberFormatPartTypes): string[] {
  const forms = values.map((value) =>
    format
      .formatToParts(value)
      .filter((part) => part.type === type)
      .map((part) => part.value)
      .join(' ')
      .trim()
      .toLowerCase(),
  );
  return [...new Set(forms)];
}

const PLURALS = [1, 2, 5, 1.5];

function* unitRows({
  id,
  units = {},
  money = {},
  percent,
  points,
}: FigureLanguage): Generator<readonly [string, Unit]> {
  for (const [currency, words] of Object.entries(money)) {
    for (const word of listed(words)) yield [word, { kind: 'money', id: currency }];
  }
  for (const word of listed(points)) yield [word, { kind: 'points', id: null }];
  for (const word of listed(percent)) yield [word, { kind: 'percent', id: null }];
  for (const [unit, { kind, intl }] of Object.entries(UNITS)) {
    for (const word of listed(units[unit])) yield [word, { kind, id: unit }];
    if (intl === '') continue;
    const format = new Intl.NumberFormat(id, { style: 'unit', unit: intl, unitDisplay: 'long' });
    for (const word of formsOf(format, PLURALS, 'unit')) if (word.length > 1) yield [word, { kind, id: unit }];
  }
}

/** Signs that say another currency in this language: "kr", "¥" */
function* currencySignsOf({ money = {} }: FigureLanguage): Generator<readonly [string, string]> {
  for (const [currency, words] of Object.entries(money)) {
    for (const word of listed(words)) if (word in CURRENCY_SIGNS) yield [word, currency];
  }
}

function signRows(): (readonly [string, Unit])[] {
  return [
    ['%', { kind: 'percent', id: null }],
    ...Object.entries(SIGNS).map(([sign, id]): [string, Unit] => [sign, { kind: UNITS[id]?.kind ?? 'measure', id }]),
    ...currencyRows().map(([sign, id]): [string, Unit] => [sign, { kind: 'money', id }]),
  ];
}

function currencyRows(): (readonly [string, string])[] {
  return [
    ...Object.entries(CURRENCY_SIGNS),
    ...CURRENCY_CODES.split(' ').map((code): [string, string] => [code, code === 'rmb' ? 'CNY' : code.toUpperCase()]),
  ];
}

function* scaleRows({ id, scales = {} }: FigureLanguage): Generator<readonly [string, number]> {
  for (const [factor, words] of Object.entries(scales)) for (const word of listed(words)) yield [word, Number(factor)];
  const format = new Intl.NumberFormat(id, { notation: 'compact', compactDisplay: 'long' });
  for (const factor of [1e6, 1e9]) {
    for (const value of [1, 2, 5]) {
      const [part, compact] = ['integer', 'compact'].map((type) =>
        format
          .formatToParts(value * factor)
          .filter((one) => one.type === type)
          .map((one) => one.value)
          .join(''),
      );
      // Some languages count a thousand million.
      if (compact && Number(part) === value) yield [compact.toLowerCase(), factor];
    }
  }
}

function* monthRows({ id }: FigureLanguage): Generator<readonly [string, number]> {
  for (const style of [
    { month: 'long' },
    { month: 'long', day: 'numeric' },
    { month: 'short' },
    { month: 'short', day: 'numeric' },
  ] as const) {
    const format = new Intl.DateTimeFormat(id, { ...style, timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const name = format.formatToParts(Date.UTC(2026, month, 5)).find(({ type }) => type === 'month')?.value ?? '';
      const plain = name.toLowerCase().replace(/\.$/, '');
      if (/\p{L}/u.test(plain)) yield [plain, month + 1];
    }
  }
}

/** What the words beside digits say. */
export interface Vocabulary {
  readonly units: WordTable<Unit>;
  readonly barePoints: WordTable<true>;
  readonly currencies: WordTable<string>;
  readonly scales: WordTable<number>;
  readonly months: WordTable<number>;
  readonly to: WordTable<true>;
  readonly join: WordTable<true>;
  readonly from: WordTable<true>;
  readonly minus: WordTable<true>;
  readonly numbered: WordTable<true>;
  readonly clockBefore: WordTable<true>;
  readonly clockBehind: WordTable<true>;
  readonly am: WordTable<true>;
  readonly pm: WordTable<true>;
}

const ENGLISH = 'en';
const made = new Map<string, Vocabulary>();

/**
 * The words of a language and of English, which turns up in texts of all languages; where the language is not known, those of
 * all: "Preis: 49 Euro" is too short to tell it. Made when it is first asked for, since `Intl` takes some milliseconds.
 */
export function vocabularyOf(language: string | null): Vocabulary {
  const own = FIGURE_LANGUAGES.find(({ id }) => id === language);
  const key = own?.id ?? '';
  const known =
    made.get(key) ??
    makeVocabulary(own ? [own, ...FIGURE_LANGUAGES.filter(({ id }) => id === ENGLISH)] : FIGURE_LANGUAGES);
  made.set(key, known);
  return known;
}

function makeVocabulary(languages: readonly FigureLanguage[]): Vocabulary {
  const rows = <Value>(rowsOf: (language: FigureLanguage) => Iterable<readonly [string, Value]>) =>
    languages.flatMap((language) => [...rowsOf(language)]);
  const words = (listOf: (language: FigureLanguage) => string | undefined) =>
    tableOf(languages.flatMap((language) => listed(listOf(language)).map((word) => [word, true] as const)));
  return {
    units: tableOf([...rows(unitRows), ...signRows()]),
    barePoints: words(({ barePoints }) => barePoints),
    currencies: tableOf([...rows(currencySignsOf), ...currencyRows()]),
    scales: tableOf(rows(scaleRows)),
    months: tableOf(rows(monthRows)),
    to: words(({ to }) => to),
    join: words(({ join }) => join),
    from: words(({ from }) => from),
    minus: words(({ minus }) => minus),
    numbered: words(({ numbered }) => numbered),
    clockBefore: words(({ clock }) => clock?.before),
    clockBehind: words(({ clock }) => clock?.behind),
    am: words(({ clock }) => clock?.am),
    pm: words(({ clock }) => clock?.pm),
  };
}

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u;

/** The longest word of a table right at a place of a folded text; a word of a spaced script ends with it. */
export function wordAt<Value>(
  { words: known, longest }: WordTable<Value>,
  low: string,
  at: number,
): { value: Value; end: number } | null {
  for (let length = Math.min(longest, low.length - at); length > 0; length -= 1) {
    const value = known.get(low.slice(at, at + length));
    if (value === undefined) continue;
    const end = at + length;
    if (LETTER.test(low.charAt(end - 1)) && LETTER.test(low.charAt(end))) continue;
    return { value, end };
  }
  return null;
}

/** The longest word of a table that ends right before a place, and where it begins. */
export function wordBefore<Value>(
  { words: known, longest }: WordTable<Value>,
  low: string,
  at: number,
): { value: Value; start: number } | null {
  for (let length = Math.min(longest, at); length > 0; length -= 1) {
    const start = at - length;
    const value = known.get(low.slice(start, at));
    if (value === undefined) continue;
    if (LETTER.test(low.charAt(start)) && LETTER.test(low.charAt(start - 1))) continue;
    return { value, start };
  }
  return null;
}
