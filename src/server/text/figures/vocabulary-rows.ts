import { type FigureLanguage, listed } from '../languages/language.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS, SIGNS, type Unit, UNITS } from './units.ts';

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

export function* unitRows({
  id,
  units = {},
  money = {},
  percent,
  tenths,
  points,
  times,
}: FigureLanguage): Generator<readonly [string, Unit]> {
  for (const [currency, words] of Object.entries(money)) {
    for (const word of listed(words)) yield [word, { kind: 'money', id: currency }];
  }
  for (const word of listed(points)) yield [word, { kind: 'points', id: null }];
  for (const word of listed(percent)) yield [word, { kind: 'percent', id: null }];
  for (const word of listed(tenths)) yield [word, { kind: 'percent', id: null, factor: 10 }];
  for (const word of listed(times)) yield [word, { kind: 'times', id: null }];
  for (const [unit, { kind, intl }] of Object.entries(UNITS)) {
    for (const word of listed(units[unit])) yield [word, { kind, id: unit }];
    if (intl === '') continue;
    const format = new Intl.NumberFormat(id, { style: 'unit', unit: intl, unitDisplay: 'long' });
    for (const word of formsOf(format, PLURALS, 'unit')) if (word.length > 1) yield [word, { kind, id: unit }];
  }
}

/** Signs that say another currency in this language: "kr", "¥" */
export function* currencySignsOf({ money = {} }: FigureLanguage): Generator<readonly [string, string]> {
  for (const [currency, words] of Object.entries(money)) {
    for (const word of listed(words)) if (word in CURRENCY_SIGNS) yield [word, currency];
  }
}

export function signRows(): (readonly [string, Unit])[] {
  return [
    ['%', { kind: 'percent', id: null }],
    ['x', { kind: 'times', id: null }],
    ...Object.entries(SIGNS).map(([sign, id]): [string, Unit] => [sign, { kind: UNITS[id]?.kind ?? 'measure', id }]),
    ...currencyRows().map(([sign, id]): [string, Unit] => [sign, { kind: 'money', id }]),
  ];
}

export function currencyRows(): (readonly [string, string])[] {
  return [
    ...Object.entries(CURRENCY_SIGNS),
    ...CURRENCY_CODES.split(' ').map((code): [string, string] => [code, code === 'rmb' ? 'CNY' : code.toUpperCase()]),
  ];
}

export function* scaleRows({ id, scales = {} }: FigureLanguage): Generator<readonly [string, number]> {
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

export function* monthRows({ id, dates = {} }: FigureLanguage): Generator<readonly [string, number]> {
  for (const [month, words] of Object.entries(dates.months ?? {})) {
    for (const word of listed(words)) yield [word, Number(month)];
  }
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

export function* weekdayRows({ id }: FigureLanguage): Generator<readonly [string, true]> {
  for (const weekday of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(id, { weekday, timeZone: 'UTC' });
    for (let day = 1; day <= 7; day += 1) {
      yield [
        format
          .format(Date.UTC(2026, 0, day))
          .toLowerCase()
          .replace(/\.$/, ''),
        true,
      ];
    }
  }
}

export function* fromRows({ from, changing }: FigureLanguage): Generator<readonly [string, 'alone' | 'with a verb']> {
  for (const word of listed(from)) yield [word, changing === undefined ? 'alone' : 'with a verb'];
}

export function* outOfRows({ outOf, looseOutOf }: FigureLanguage): Generator<readonly [string, 'sure' | 'loose']> {
  for (const word of listed(outOf)) yield [word, 'sure'];
  for (const word of listed(looseOutOf)) yield [word, 'loose'];
}
