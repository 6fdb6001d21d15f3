/** Zeros of the scripts whose digits people type: Arabic, Persian, Devanagari, Bengali, Thai and so on, full-width last. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20,
  0x1040, 0x17e0, 0xff10,
];
const SIGNS: readonly (readonly [string, string])[] = [
  ['\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t', ' '],
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d', '-'],
  ['\u2018\u2019\u02bc\uff07', "'"],
  ['\uff05\ufe6a\u066a', '%'],
  ['\uff04\ufe69', '$'],
  ['\uff0e\u066b', '.'],
  ['\uff0c\u066c', ','],
  ['\uff1a', ':'],
  ['\u00d7', 'x'],
  ['\u0130', 'i'],
];

const FOLDED = new Map([
  ...SIGNS.flatMap(([from, to]) => Array.from(from, (char): [string, string] => [char, to])),
  ...ZEROS.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit): [string, string] => [String.fromCharCode(zero + digit), String(digit)]),
  ),
]);
const FOLDABLE = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g');

/**
 * Lower case, plain digits, spaces, dashes, apostrophes and percent signs. Every code unit keeps its place, so that what
 * is found here is found there in the text.
 */
export function foldText(text: string): string {
  return text.replace(FOLDABLE, (char) => FOLDED.get(char) ?? char).toLowerCase();
}
