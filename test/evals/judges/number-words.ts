const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GERMAN =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const GERMAN_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const VALUES = new Map<string, number>([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...GERMAN.map((word, value): [string, number] => [word, value]),
  ...GERMAN_TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['eine', 1],
  ['dozen', 12],
  ['dutzend', 12],
]);
const MULTIPLIERS = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['hundert', 100],
  ['tausend', 1_000],
]);

const WORD = [...VALUES.keys(), ...MULTIPLIERS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** A run of number words: "a hundred", "twenty-five", "three hundred and ten". */
export const NUMBER_WORDS = String.raw`(?<![\p{L}\d-])(?:an? (?=hundred|thousand|million|billion|dozen))?(?:${WORD})(?:(?:-| and | )(?:${WORD}))*(?![\p{L}-])`;

/** What such a run counts. */
export function valueOfWords(words: string): number {
  let [total, current] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const multiplier = MULTIPLIERS.get(word);
    if (multiplier === undefined) current += VALUES.get(word) ?? 0;
    else if (multiplier === 100) current = Math.max(1, current) * 100;
    else {
      total += Math.max(1, current) * multiplier;
      current = 0;
    }
  }
  return total + current;
}
