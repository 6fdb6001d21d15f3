import { matchAt } from './reading.ts';

const SCALES: readonly (readonly [string, number])[] = [
  ['hundred', 1e2],
  ['thousand tausend tsd tsd. mille mil mila duizend', 1e3],
  ['lakh lakhs', 1e5],
  ['万', 1e4],
  ['million millions mio mio. millionen millón millones milione milioni milhão milhões miljoen mln', 1e6],
  ['crore crores', 1e7],
  ['億 亿', 1e8],
  ['billion billions bn bn. milliarde milliarden milliard milliards mrd mrd. miliardo miliardi miljard', 1e9],
  ['trillion trillions tn', 1e12],
];
const WORDS = new Map(
  SCALES.flatMap(([words, factor]) => words.split(' ').map((word): [string, number] => [word, factor])),
);
const LETTERS = new Map(Object.entries({ k: 1e3, m: 1e6, mm: 1e6, b: 1e9 }));

const WORD = new RegExp(
  String.raw`[ -]?(?<word>${[...WORDS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace('.', String.raw`\.`))
    .join('|')})(?![a-zà-ÿ0-9])`,
  'y',
);
const LETTER = /(?<letter>k|mm|m|b)(?![a-zà-ÿ0-9'])/y;

interface ScaleHit {
  readonly factor: number;
  readonly end: number;
  /** A small "m", which may be metres. */
  readonly doubtful: boolean;
}

/** "million", "Mio.", "k" behind a number. */
export function readScale(raw: string, low: string, at: number): ScaleHit | null {
  const word = matchAt(WORD, low, at);
  const factor = WORDS.get(word?.groups?.['word'] ?? '');
  if (word && factor !== undefined) return { factor, end: at + word[0].length, doubtful: false };
  const letter = matchAt(LETTER, low, at)?.[0] ?? '';
  const short = LETTERS.get(letter);
  return short === undefined ? null : { factor: short, end: at + letter.length, doubtful: raw.charAt(at) === 'm' };
}
