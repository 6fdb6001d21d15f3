const SIGNS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** A sign of a script that puts no blanks between its words. */
export const UNSPACED: RegExp = new RegExp(`[${SIGNS}]`, 'u');

/** The same, to count or to replace. */
export const EACH_UNSPACED: RegExp = new RegExp(`[${SIGNS}]`, 'gu');

/** A letter of a script that writes words with endings between blanks. */
export const SPACED: RegExp = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Signs of scripts that end a sentence with a blank at most. */
export const EACH_UNSIGNED: RegExp =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/gu;
