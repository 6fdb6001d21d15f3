import { composed } from '../rules/composed.ts';

const TAG = /<[^<>\n]{1,200}>/g;
const ADDRESS = /(?<=\])\([^()\s]{1,2000}\)|https?:\/\/\S+|\[(?:\^?\d{1,3}|c\d{1,4})\](?!\()/gi;
const APOSTROPHE = /(?<=[\p{L}\p{N}])['’ʼ](?=[\p{L}\p{N}])/gu;
const NO_WORD = /[^\p{L}\p{N}\p{M}%$€£]+/gu;

/**
 * The words of a text between single spaces, with one before and one behind: without case, punctuation, quotation marks,
 * dashes and markup, in which a true quotation may differ from its source.
 */
export function asWords(text: string): string {
  return plainWords(text.replace(TAG, ' '));
}

/** The words of a source; those of a tag may be shown as words, too. */
export function wordsOf(text: string): string[] {
  return text.includes('<') ? [asWords(text), plainWords(text)] : [asWords(text)];
}

function plainWords(text: string): string {
  const plain = composed(text).replace(ADDRESS, ' ').replace(APOSTROPHE, '').toLowerCase();
  return ` ${plain.replace(NO_WORD, ' ').trim()} `;
}

export function countPlainWords(text: string): number {
  const words = asWords(text).trim();
  return words === '' ? 0 : words.split(' ').length;
}

/** The parts of a quotation that stand together in its source: "..." and "[they]" part it. */
export function partsOfQuotation(text: string): string[] {
  return splitQuotation(text)
    .map(asWords)
    .filter((part) => part.trim() !== '');
}

/** The same parts, letter by letter. */
export function splitQuotation(text: string): string[] {
  return text.split(/\.{3,}|…|\[(?:\.{3}|…|[^\]\n]{0,40})\](?!\()/u);
}
