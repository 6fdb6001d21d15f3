/** A text made plain to compare quotes by, with the way back to the text itself. */
export interface Folded {
  readonly text: string;
  /** For each code unit of `text`, where the character it stands for begins in the text itself, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const INVISIBLE = /^[\u00ad\u200b-\u200d\u2060\ufeff]$/;
const SPACE = /^\s$/;
const DASH = /^[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]$/;
const DOUBLE_MARK = /^["“”„‟«»〝〞]$/;
const SINGLE_MARK = /^['‘’‚‛‹›´`ʼ]$/;
/** One character as it is seen: a letter with the marks upon it, a Korean syllable in its parts. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[\s\S][\u0300-\u036f\u3099\u309a]*/g;
const PLAIN_LETTER = /^[a-z\d]$/i;

/**
 * Makes alike what people and programs write differently: white space, dashes and the space around them, quotation
 * marks, the ellipsis, soft hyphens, composed and decomposed letters. In one pass.
 */
export function foldQuote(text: string): Folded {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let last = '';
  const add = (plain: string, start: number, end: number) => {
    for (let at = 0; at < plain.length; at += 1) {
      starts.push(start);
      ends.push(end);
    }
    parts.push(plain);
    last = plain;
  };
  const dropSpace = () => {
    for (const list of [parts, starts, ends]) list.pop();
    last = parts.at(-1) ?? '';
  };
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    const plain = PLAIN_LETTER.test(character) ? character : plainOf(character);
    if (plain === '' || (plain === ' ' && (last === ' ' || last === '-' || last === ''))) continue;
    if (plain === '-' && last === ' ') dropSpace();
    add(plain, index, index + character.length);
  }
  if (last === ' ') dropSpace();
  return { text: parts.join(''), starts, ends };
}

function plainOf(character: string): string {
  if (SPACE.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (INVISIBLE.test(character)) return '';
  if (DOUBLE_MARK.test(character)) return '"';
  if (SINGLE_MARK.test(character)) return "'";
  if (character === '…') return '...';
  return character.length === 1 ? character : character.normalize('NFC');
}
