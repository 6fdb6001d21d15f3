/**
 * Emoji of several characters that X counts as one, as its own counter knows them (twitter-text 3.1.0 with
 * twemoji-parser 11, Unicode 11). A newer sequence weighs as much as its parts there, and so it does here: never less
 * than what X counts.
 */
const JOINER = '\\u200d';
const PICTURE_SIGN = '\\ufe0f';
const TEXT_SIGN = '\\ufe0e';
const TONE = '[\\u{1f3fb}-\\u{1f3ff}]';

const PICTURED_ON_REQUEST = anyOf('a9 ae 2122 265f');
const TEXT_UNLESS_PICTURED = anyOf(
  `203c 2049 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23ed-23ef 23f1-23f2 23f8-23fa 24c2 25aa-25ab 25b6 25c0
  25fb-25fe 2600-2604 260e 2611 2614-2615 2618 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 2648-2653 2660
  2663 2665-2666 2668 267b 267f 2692-2697 2699 269b-269c 26a0-26a1 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26cf
  26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f8 26fa 26fd 2702 2708-2709 270f 2712 2714 2716 271d 2721 2733-2734 2744 2747
  2757 2763-2764 27a1 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 1f004 1f170-1f171 1f17e-1f17f 1f202
  1f21a 1f22f 1f237 1f321 1f324-1f32c 1f336 1f37d 1f396-1f397 1f399-1f39b 1f39e-1f39f 1f3cd-1f3ce 1f3d4-1f3df 1f3f3
  1f3f5 1f3f7 1f43f 1f441 1f4fd 1f549-1f54a 1f56f-1f570 1f573 1f576-1f579 1f587 1f58a-1f58d 1f5a5 1f5a8 1f5b1-1f5b2
  1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa 1f6cb 1f6cd-1f6cf 1f6e0-1f6e5 1f6e9
  1f6f0 1f6f3`,
);
const TONED = anyOf(
  `270a-270b 1f385 1f3c2-1f3c4 1f3c7 1f3ca 1f442-1f443 1f446-1f450 1f466-1f469 1f46e 1f470-1f478 1f47c 1f481-1f483
  1f485-1f487 1f4aa 1f57a 1f595-1f596 1f645-1f647 1f64b-1f64f 1f6a3 1f6b4-1f6b6 1f6c0 1f6cc 1f918-1f91c 1f91e-1f91f
  1f926 1f930-1f939 1f93d-1f93e 1f9b5-1f9b6 1f9b8-1f9b9 1f9d1-1f9dd`,
);
const TONED_AND_PICTURED = anyOf('261d 26f7 26f9 270c-270d 1f3cb-1f3cc 1f574-1f575 1f590');
const GENDERED = anyOf(
  `1f3c3-1f3c4 1f3ca 1f46e 1f471 1f473 1f477 1f481-1f482 1f486-1f487 1f645-1f647 1f64b 1f64d-1f64e 1f6a3 1f6b4-1f6b6
  1f926 1f935 1f937-1f939 1f93d-1f93e 1f9b8-1f9b9 1f9d6-1f9dd`,
);
const GENDERED_WITHOUT_TONE = anyOf('1f46f 1f93c 1f9de 1f9df');
const GENDERED_AND_PICTURED = anyOf('26f9 1f3cb-1f3cc 1f574-1f575');
const TRADES = anyOf('1f33e 1f373 1f393 1f3a4 1f3a8 1f3eb 1f3ed 1f4bb-1f4bc 1f527 1f52c 1f680 1f692 1f9b0-1f9b3');
const PICTURED_TRADES = anyOf('2695 2696 2708');

/** Country codes by their first letter. */
const COUNTRIES = `A:CDEFGILMOQRSTUWXZ B:ABDEFGHIJLMNOQRSTVWYZ C:ACDFGHIKLMNOPRUVWXYZ D:EGJKMOZ E:ACEGHRSTU F:IJKMOR
  G:ABDEFGHILMNPQRSTUWY H:KMNRTU I:CDELMNOQRST J:EMOP K:EGHIMNPRWYZ L:ABCIKRSTUVY M:ACDEFGHKLMNOPQRSTUVWXYZ
  N:ACEFGILOPRUZ O:M P:AEFGHKLMNRSTWY Q:A R:EOSUW S:ABCDEGHIJKLMNORSTVXYZ T:ACDFGHJKLMNORTVWZ U:AGMNSYZ V:ACEGINU W:FS
  X:K Y:ET Z:AMW`;

const MAN = '\\u{1f468}';
const WOMAN = '\\u{1f469}';
const BOY = '\\u{1f466}';
const GIRL = '\\u{1f467}';
const HEART = `${JOINER}\\u2764${PICTURE_SIGN}${JOINER}(?:\\u{1f48b}${JOINER})?`;
const CHILDREN = `${JOINER}(?:${BOY}(?:${JOINER}${BOY})?|${GIRL}(?:${JOINER}[${BOY}${GIRL}])?)`;
const SEX = `${JOINER}[\\u2640\\u2642]${PICTURE_SIGN}`;

const SEQUENCES = [
  `[${MAN}${WOMAN}]${TONE}?${JOINER}(?:${PICTURED_TRADES}${PICTURE_SIGN}|${TRADES})`,
  `${GENDERED_AND_PICTURED}(?:${TONE}|${PICTURE_SIGN})${SEX}`,
  `${GENDERED}${TONE}?${SEX}`,
  `${GENDERED_WITHOUT_TONE}${SEX}`,
  `${MAN}${HEART}${MAN}`,
  `${WOMAN}${HEART}[${MAN}${WOMAN}]`,
  `${MAN}(?:${JOINER}[${MAN}${WOMAN}])?${CHILDREN}`,
  `${WOMAN}(?:${JOINER}${WOMAN})?${CHILDREN}`,
  `\\u{1f3f3}${PICTURE_SIGN}${JOINER}\\u{1f308}`,
  `\\u{1f3f4}${JOINER}\\u2620${PICTURE_SIGN}`,
  `\\u{1f441}${JOINER}\\u{1f5e8}`,
  `[#*0-9]${PICTURE_SIGN}?\\u20e3`,
  `${PICTURED_ON_REQUEST}${PICTURE_SIGN}`,
  `${TEXT_UNLESS_PICTURED}${PICTURE_SIGN}`,
  `${TONED_AND_PICTURED}(?:${PICTURE_SIGN}|(?!${TEXT_SIGN}))${TONE}?`,
  `${TONED}${TONE}`,
  ...['gbeng', 'gbsct', 'gbwls'].map((region) => `\\u{1f3f4}${Array.from(region, tag).join('')}\\u{e007f}`),
  ...COUNTRIES.split(/\s+/).map((row) => `${flagLetter(row)}[${Array.from(row.slice(2), flagLetter).join('')}]`),
];

/** Matches from `lastIndex` on; each match weighs 2 in all. */
export const X_EMOJI_SEQUENCE = new RegExp(SEQUENCES.join('|'), 'gu');

/** `231a-231b 2328` as a character class. */
function anyOf(points: string): string {
  return `[${points
    .replace(/\s+/g, ' ')
    .replace(/[0-9a-f]+/g, '\\u{$&}')
    .replaceAll(' ', '')}]`;
}

function tag(letter: string): string {
  return String.fromCodePoint(0xe0000 + letter.charCodeAt(0));
}

function flagLetter(letters: string): string {
  return String.fromCodePoint(0x1f1e6 + letters.charCodeAt(0) - 'A'.charCodeAt(0));
}
