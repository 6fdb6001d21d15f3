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
/** Marks upon the letter before them; the parts of a Korean syllable behind its first. */
const JOINS = /^[\u0300-\u036f\u3099\u309a\u1160-\u11ff]$/;
/** Most marks that are taken together with one letter. */
const MOST_MARKS = 8;

/**
 * Makes alike what people and programs write differently: white space, dashes and the space around them, quotation
 * marks, the ellipsis, soft hyphens, composed and decomposed letters. In one pass.
 */
export function foldQuote(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  const known = new Map<string, string>();
  const parts: string[] = [];
  let last = '';
  const dropSpace = () => {
    starts.pop();
    ends.pop();
    parts.pop();
    last = parts.at(-1) ?? '';
  };
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = endOfCharacter(text, start);
    const character = text.slice(start, end);
    let plain = known.get(character);
    if (plain === undefined) known.set(character, (plain = plainOf(character)));
    if (plain === '' || (plain === ' ' && (last === ' ' || last === '-' || last === ''))) continue;
    if (plain === '-' && last === ' ') dropSpace();
    for (let at = 0; at < plain.length; at += 1) {
      starts.push(start);
      ends.push(end);
    }
    parts.push(plain);
    last = plain;
  }
  if (last === ' ') dropSpace();
  return { text: parts.join(''), starts, ends };
}

/** With the marks upon it. */
function endOfCharacter(text: string, start: number): number {
  let end = start + 1;
  while (end - start < MOST_MARKS && text.charCodeAt(end) >= 0x300 && JOINS.test(text.charAt(end))) end += 1;
  return end;
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
