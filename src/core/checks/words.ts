/** A word of a text: lower case, NFC, plain apostrophes. */
export interface PlacedWord {
  readonly word: string;
  /** Index of its first code unit. */
  readonly start: number;
  /** Index behind its last one. */
  readonly end: number;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’ʼ＇.,](?=[\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ASCII = /^[\x00-\x7f]*$/;
const APOSTROPHES = /[’ʼ＇]/g;
/** Points and commas hold digits together, and nothing else. */
const BETWEEN_DIGITS = /^\d+(?:[.,]\d+)*$/;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * The words of a text in order, as `Intl.Segmenter` parts them: hyphens part words, apostrophes do not. The segmenter
 * itself is asked only about scripts without spaces, since it takes several times as long.
 */
export function readPlacedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  const unspaced = !ASCII.test(text) && UNSPACED.test(text);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (unspaced && UNSPACED.test(token)) words.push(...segmented(token, index));
    else if (/[.,]/.test(token) && !BETWEEN_DIGITS.test(token)) words.push(...parted(token, index));
    else words.push({ word: plain(token), start: index, end: index + token.length });
  }
  return words;
}

function parted(token: string, offset: number): PlacedWord[] {
  return Array.from(token.matchAll(/[^.,]+/g), ({ 0: part, index }) => {
    const start = offset + index;
    return { word: plain(part), start, end: start + part.length };
  });
}

function segmented(token: string, offset: number): PlacedWord[] {
  return Array.from(segmenter.segment(token)).flatMap(({ segment, index, isWordLike }) => {
    const start = offset + index;
    return isWordLike === true ? [{ word: plain(segment), start, end: start + segment.length }] : [];
  });
}

function plain(token: string): string {
  return ASCII.test(token) ? token.toLowerCase() : token.normalize('NFC').replace(APOSTROPHES, "'").toLowerCase();
}
