import { matchAt } from './reading.ts';

interface WordNumber {
  readonly value: number;
  readonly end: number;
  /** "twenty twenty-four" */
  readonly year: boolean;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORDS = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['dozen', 12],
  ['fourty', 40],
]);
const POWERS = new Map(Object.entries({ thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }));

/** English words that a number can begin with. */
export const NUMBER_WORDS: readonly string[] = [...WORDS.keys(), 'hundred', ...POWERS.keys()];

/** "fivefold" begins with a number, too. */
const WORD = /[a-z]+?(?=fold(?![a-z])|(?![a-z]))/y;
const GAP = / and | |-/y;
const YEAR = new RegExp(
  String.raw`(?<age>nineteen|twenty)[ -](?:(?<tens>${TENS.join('|')})(?:[ -](?<unit>${SMALL.slice(1, 10).join('|')}))?|(?<teen>${SMALL.slice(10).join('|')}))\b`,
  'y',
);
const MOST_WORDS = 16;

/** "forty-two", "one hundred and five thousand", "three point five", "nineteen ninety-five", at most in the billions. */
export function readNumberWords(low: string, at: number): WordNumber | null {
  const year = readYear(low, at);
  if (year) return year;
  let sum: Sum = { total: 0, current: 0, last: '' };
  let end = at;
  let next = at;
  for (let count = 0; count < MOST_WORDS; count += 1) {
    const word = matchAt(WORD, low, next)?.[0] ?? '';
    const added = addWord(sum, word);
    if (added === null) break;
    sum = added;
    end = next + word.length;
    const gap = matchAt(GAP, low, end)?.[0];
    if (gap === undefined || (gap === ' and ' && !['hundred', ...POWERS.keys()].includes(word))) break;
    next = end + gap.length;
  }
  if (end === at) return null;
  return readPoint(low, { value: sum.total + sum.current, end, year: false });
}

interface Sum {
  readonly total: number;
  readonly current: number;
  readonly last: string;
}

/** Null when the word does not go on with the number: "two three" are two numbers. */
function addWord(sum: Sum, word: string): Sum | null {
  const { total, current } = sum;
  if (word === 'hundred') return current < 100 ? { total, current: (current || 1) * 100, last: word } : null;
  if (word === 'dozen') return total === 0 && current < 10 ? { total, current: (current || 1) * 12, last: word } : null;
  const value = WORDS.get(word);
  const power = POWERS.get(word);
  if (value !== undefined) return addSmall(sum, word, value);
  return power === undefined ? null : addPower(sum, word, power);
}

function addSmall({ total, current, last }: Sum, word: string, value: number): Sum | null {
  const open = current % 100 === 0 || (value < 10 && TENS.includes(last));
  const goesOn = last === '' || (last !== 'zero' && value > 0);
  return open && goesOn ? { total, current: current + value, last: word } : null;
}

function addPower({ total, current, last }: Sum, word: string, power: number): Sum | null {
  if ((total !== 0 && total < power) || (current === 0 && last !== '')) return null;
  return { total: total + (current || 1) * power, current: 0, last: word };
}

function readPoint(low: string, whole: WordNumber): WordNumber {
  const match = matchAt(POINT, low, whole.end);
  const digits = (match?.groups?.['digits'] ?? '').split(/[ -]/).map((word) => SMALL.indexOf(word));
  if (match === null) return whole;
  const power = match.groups?.['power'];
  const value = Number(`${whole.value}.${digits.join('')}`) * (POWERS.get(power ?? '') ?? 1);
  return { value, end: whole.end + match[0].length, year: false };
}

const DIGIT = SMALL.slice(0, 10).join('|');
const POINT = new RegExp(
  String.raw` point (?<digits>(?:${DIGIT})(?:[ -](?:${DIGIT})\b){0,3})\b(?:[ -](?<power>${[...POWERS.keys()].join('|')})\b)?`,
  'y',
);

function readYear(low: string, at: number): WordNumber | null {
  const match = matchAt(YEAR, low, at);
  const { age, tens = '', unit = '', teen = '' } = match?.groups ?? {};
  if (match === null) return null;
  const rest = (WORDS.get(tens) ?? 0) + (WORDS.get(unit) ?? 0) + (WORDS.get(teen) ?? 0);
  return { value: (age === 'twenty' ? 2000 : 1900) + rest, end: at + match[0].length, year: true };
}

const ORDINALS = new Map(
  [
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
    'sixteenth seventeenth eighteenth nineteenth twentieth',
  ]
    .join(' ')
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
);

export const ORDINAL_WORDS: readonly string[] = [...ORDINALS.keys()];

const ORDINAL = new RegExp(String.raw`(?:(?<tens>${TENS.join('|')})[ -])?(?<word>${ORDINAL_WORDS.join('|')})\b`, 'y');

/** "fourth", "twenty-first" */
export function readOrdinalWord(low: string, at: number): WordNumber | null {
  const match = matchAt(ORDINAL, low, at);
  if (match === null) return null;
  const { tens = '', word = '' } = match.groups ?? {};
  const value = (WORDS.get(tens) ?? 0) + (ORDINALS.get(word) ?? 0);
  return { value, end: at + match[0].length, year: false };
}
