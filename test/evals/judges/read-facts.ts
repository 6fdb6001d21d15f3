import type { Fact } from './fact.ts';
import { NUMBER_WORDS, valueOfWords } from './number-words.ts';
import { readQuotations } from './read-quotations.ts';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember'.split(
    '|',
  );
const MONTH_NUMBERS: Readonly<Record<string, number>> = {
  januar: 1,
  februar: 2,
  märz: 3,
  mai: 5,
  juni: 6,
  juli: 7,
  oktober: 10,
  dezember: 12,
};
const MONTH = `(?:${MONTHS.join('|')})`;
const DIGITS = String.raw`\d{1,3}(?:[,.'’  \u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const SCALE = String.raw`(?:thousand|million|billion|tausend|millionen?|milliarden?|bn|mio\.?|k|m)(?![\p{L}\d])`;
const CURRENCY_SIGN = String.raw`[$€£¥]`;
const CURRENCY_WORD = String.raw`(?:euros?|dollars?|pounds?|cents?|pence|eur|usd|gbp)(?![\p{L}])`;
const PERCENT = String.raw`(?:%|percent|per cent|prozent)`;
const UNIT = String.raw`(?:minutes?|hours?|seconds?|days?|weeks?|months?|years?|decades?|metres?|meters?|kilometres?|kilometers?|miles?|litres?|liters?|grams?|kilograms?|tonnes?|tons?|degrees?|percentage points?|times|people|teams?|shops?|employees?|countries|towns?|subscribers?|customers?|homes?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|minuten?|kilometer|kilogramm|betriebe?n?)(?![\p{L}])`;

type Reader = (match: RegExpExecArray) => Omit<Fact, 'text' | 'start' | 'end'> | null;

/** In order of precedence: what an earlier one has read, a later one leaves alone. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, ([, y, m, d]) => date(Number(y), Number(m), Number(d))],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)? (${MONTH})(?:,? (\d{4}))?(?!\d)`, 'giu'),
    ([, d, m = '', y]) => date(y ? Number(y) : null, monthOf(m), Number(d)),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(${MONTH}) (\d{1,2})(?:st|nd|rd|th)?(?:, (\d{4}))?(?!\d)`, 'giu'),
    ([, m = '', d, y]) => date(y ? Number(y) : null, monthOf(m), Number(d)),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(${MONTH}) (\d{4})(?!\d)`, 'giu'),
    ([, m = '', y]) => date(Number(y), monthOf(m), null),
  ],
  [
    new RegExp(String.raw`(${CURRENCY_SIGN}) ?(${DIGITS})(?: ?(${SCALE}))?`, 'giu'),
    ([, sign = '', digits = '', scale]) => amount(sign, numerals(digits), scale),
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d.,])(${DIGITS}) ?(?:(${SCALE}) ?)?(${CURRENCY_SIGN}|${CURRENCY_WORD})`, 'giu'),
    ([, digits = '', scale, sign = '']) => amount(sign, numerals(digits), scale),
  ],
  [
    new RegExp(String.raw`(${NUMBER_WORDS}) (${CURRENCY_WORD})`, 'giu'),
    ([, words = '', sign = '']) => amount(sign, [valueOfWords(words)]),
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d.,])(${DIGITS})(?: |-| )?${PERCENT}`, 'giu'),
    ([, digits = '']) => number('p', numerals(digits)),
  ],
  [
    /(?<!\p{L})(?:(one|two|three|four|five|seven|nine|an?|every|each) )?(half|halves|third|thirds|quarters?|fifths?|eighths?|tenths?)(?= of(?!\p{L})|(?<=every \p{L}+) )/giu,
    ([, count = 'one', part = '']) => shareOf(count, part),
  ],
  [new RegExp(String.raw`(${NUMBER_WORDS}) ${PERCENT}`, 'giu'), ([, words = '']) => number('p', [valueOfWords(words)])],
  [
    new RegExp(String.raw`(?<![\p{L}\d.,])(${DIGITS})(?: ?(${SCALE}))?(?!\d)`, 'giu'),
    ([, digits = '', scale]) => numberOrYear(digits, scale),
  ],
  [
    new RegExp(String.raw`(${NUMBER_WORDS})(?=(?: \p{L}+)? ${UNIT})`, 'giu'),
    ([, words = '']) => (valueOfWords(words) < 2 ? null : number('n', [valueOfWords(words)])),
  ],
  [
    new RegExp(`(${NUMBER_WORDS})`, 'giu'),
    ([, words = '']) => (valueOfWords(words) < 13 ? null : number('n', [valueOfWords(words)])),
  ],
];

/** Every number, amount, date and quotation that stands in a text, read without regard to how the product reads. */
export function readFacts(text: string): Fact[] {
  const taken: Fact[] = [];
  for (const [pattern, read] of READERS) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((fact) => start < fact.end && fact.start < end)) continue;
      const fact = read(match);
      if (fact) taken.push({ ...fact, text: match[0], start, end });
    }
  }
  return [...taken, ...readQuotations(text)].toSorted((a, b) => a.start - b.start);
}

function date(year: number | null, month: number, day: number | null): ReturnType<Reader> {
  if (month < 1 || month > 12 || (day !== null && (day < 1 || day > 31))) return null;
  const keys = [`d:${year ?? ''}-${month}-${day ?? ''}`];
  return { kind: 'date', keys };
}

function monthOf(name: string): number {
  const low = name.toLowerCase();
  return MONTH_NUMBERS[low] ?? MONTHS.indexOf(low) + 1;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'usd',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  euro: 'eur',
  dollar: 'usd',
  pound: 'gbp',
};

function amount(sign: string, values: readonly number[], scale = ''): ReturnType<Reader> {
  const low = sign.toLowerCase();
  const currency = CURRENCIES[low] ?? CURRENCIES[low.replace(/s$/, '')] ?? low.replace(/s$/, '');
  return { kind: 'amount', keys: values.map((value) => `m:${currency}:${value * scaleOf(scale)}`) };
}

function number(unit: string, values: readonly number[]): ReturnType<Reader> {
  return { kind: 'number', keys: values.map((value) => `${unit}:${value}`) };
}

const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  eighth: 8,
  tenth: 10,
};

/** "Two thirds of", "half of": the same as so many percent. */
function shareOf(count: string, part: string): ReturnType<Reader> {
  const parts = PARTS[part.toLowerCase().replace(/s$/, '')] ?? 1;
  const taken = Math.max(1, valueOfWords(/^(?:an?|every|each)$/i.test(count) ? 'one' : count));
  return number('p', [Math.round((1_000 * 100 * taken) / parts) / 1_000]);
}

function numberOrYear(digits: string, scale = ''): ReturnType<Reader> {
  if (scale === '' && /^(?:1[5-9]|20)\d\d$/.test(digits))
    return { kind: 'date', keys: [`d:${digits}--`, `n:${digits}`] };
  return number(
    'n',
    numerals(digits).map((value) => value * scaleOf(scale)),
  );
}

function scaleOf(scale: string): number {
  const low = scale.toLowerCase();
  if (/^(?:k|thousand|tausend)$/.test(low)) return 1_000;
  if (/^(?:m|million|mio)/.test(low)) return 1_000_000;
  return /^(?:b|milliard)/.test(low) ? 1_000_000_000 : 1;
}

/** What digits may mean: "1.860" is a thousand and more to some, less than two to others; "4.7" is one thing to all. */
function numerals(digits: string): number[] {
  const plain = digits.replace(/['’  \u202f ]/g, '');
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1) ?? '';
  const decimal = Number(plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  const whole = Number(plain.replace(/[.,]/g, ''));
  if (signs.length === 0) return [whole];
  if (new Set(signs).size > 1) return [decimal];
  if (signs.length > 1) return [whole];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return [decimal];
  return last === ',' ? [whole] : [decimal, whole];
}
