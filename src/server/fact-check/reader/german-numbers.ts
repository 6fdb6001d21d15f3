import { matchAt } from './reading.ts';

const SMALL = 'zwei drei vier fünf sechs sieben acht neun'.split(' ');
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const TEENS = 'zehn zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');

/** Up to the hundreds, in one word each; "ein" is an article, and "elf" is one in English. */
const WORDS = new Map<string, number>([
  ...SMALL.map((word, at): [string, number] => [word, at + 2]),
  ...TEENS.map((word, at): [string, number] => [word, at === 0 ? 10 : at + 11]),
  ...TENS.flatMap((tens, at): [string, number][] => [
    [tens, (at + 2) * 10],
    ...['ein', ...SMALL].map((word, unit): [string, number] => [`${word}und${tens}`, (at + 2) * 10 + unit + 1]),
  ]),
  ...SMALL.flatMap((word, at): [string, number][] => [
    [`${word}hundert`, (at + 2) * 100],
    [`${word}tausend`, (at + 2) * 1_000],
  ]),
  ['dreissig', 30],
]);
const LONGEST_FIRST = [...WORDS.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = new RegExp(String.raw`(?:${LONGEST_FIRST})(?![a-zà-ÿ])`, 'y');

/** What words for numbers and shares in German begin with, as a pattern. */
export const GERMAN_STARTS =
  'zw(?:ei|ölf|anz)|drei|vier|fünf|sech|sieb|acht|neun|zehn|ein(?:und| [dvfaz])|hälfte|jede[rsn]? [zdvfsan]';

/** "zwölf", "fünfundzwanzig" */
export function readGermanNumber(low: string, at: number): { value: number; end: number } | null {
  const word = matchAt(NUMBER, low, at)?.[0];
  const value = WORDS.get(word ?? '');
  return word === undefined || value === undefined ? null : { value, end: at + word.length };
}

const PARTS = new Map(Object.entries({ drittel: 3, viertel: 4, fünftel: 5, achtel: 8, zehntel: 10 }));
const PART = new RegExp(
  String.raw`(?<count>ein|${SMALL.join('|')}) (?<part>${[...PARTS.keys()].join('|')})n?(?![a-zà-ÿ])`,
  'y',
);
const NTHS = 'zweite dritte vierte fünfte sechste siebte achte neunte zehnte'.split(' ');
const EVERY = new RegExp(
  String.raw`jede[rsn]? (?<nth>${NTHS.join('|')})[nrs]?(?![a-zà-ÿ])(?! (?:mal|tag|woche|monat|jahr|stunde|minute|sekunde|abend|morgen|nacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?![a-zà-ÿ]))`,
  'y',
);
/** "Die Hälfte Ihrer Tour", "die Hälfte des Weges" */
const HALF =
  /hälfte(?![a-zà-ÿ])(?! (?:(?:ihre[rsn]?|deine[rsn]?|eure[rsn]?|meine[rsn]?|der|des) (?:arbeit|miete|zeit|tages|tour|weges|wegs|woche|nacht|lebens|morgens|abends|vormittags|schlacht)(?![a-zà-ÿ])))/y;
const HALF_OF_TWO = /(?:erste|zweite|andere|bessere|obere|untere)[nr]? $/;

/** "Ein Viertel" may be part of a town. */
const OF = /^ (?:aller|davon|der|des|dessen|mehr|unserer|von|weniger)(?![a-zà-ÿ])/;

interface GermanShare {
  /** Between 0 and 1. */
  readonly value: number;
  readonly end: number;
  /** Whether it is one for sure. */
  readonly stated: boolean;
}

/** "ein Drittel", "jeder siebte Betrieb", "die Hälfte" */
export function readGermanShare(low: string, at: number): GermanShare | null {
  const part = matchAt(PART, low, at);
  if (part) {
    const whole = PARTS.get(part.groups?.['part'] ?? '') ?? 1;
    const count = SMALL.indexOf(part.groups?.['count'] ?? '') + 2;
    const end = at + part[0].length;
    return { value: count / whole, end, stated: count > 1 || OF.test(low.slice(end, end + 12)) };
  }
  const every = matchAt(EVERY, low, at);
  if (every)
    return { value: 1 / (NTHS.indexOf(every.groups?.['nth'] ?? '') + 2), end: at + every[0].length, stated: true };
  const half = HALF_OF_TWO.test(low.slice(Math.max(0, at - 9), at)) ? null : matchAt(HALF, low, at);
  return half && { value: 1 / 2, end: at + half[0].length, stated: true };
}
