const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** ASCII without CR has one grapheme a code unit: the common case, and a hundred times quicker. */
const PLAIN = /^[\x20-\x7e\n\t]*$/;

/**
 * Signs and letters of the commonest scripts that are one character each, as long as nothing else stands beside them. No two
 * of them make one.
 */
const SIMPLE = String.raw`\x20-\x7e\n\t\xa0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u3001-\u3020\u3041-\u3096\u30a1-\u30fc\u3400-\u4dbf\u4e00-\u9fff`;
/** What else there is, with the simple characters around it that it may be one with. */
const COMPLEX = new RegExp(`[${SIMPLE}]?[^${SIMPLE}]+(?:[${SIMPLE}][^${SIMPLE}]+)*[${SIMPLE}]?`, 'g');

/** Characters as a person counts them. A flag or a family emoji is one. */
export function countCharacters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = text.length;
  for (const [complex] of text.matchAll(COMPLEX)) {
    count -= complex.length;
    for (const _ of graphemeSegmenter.segment(complex)) count += 1;
  }
  return count;
}

/**
 * Code units that a character has at the most, on average: a family of four has 11. Marks can be heaped upon one letter
 * without end, and a million of them would still be one character.
 */
const MOST_UNITS = 16;

/** Whether `text` has more than `max` characters; looks no further than it must, however long the text is. */
export function isLongerThan(text: string, max: number): boolean {
  // A character has at least one code unit.
  if (text.length <= max) return false;
  if (text.length > max * MOST_UNITS) return true;
  if (PLAIN.test(text)) return true;
  let count = 0;
  for (const _ of graphemeSegmenter.segment(text)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

/** Whether nothing of `text` can be seen: spaces of all kinds, controls, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Words between spaces, as the audience field counts them while one types. */
export function countSpacedWords(text: string): number {
  return text.trim().split(/\s+/u).filter(Boolean).length;
}

/** Words of ASCII text as the segmenter finds them: a point or an apostrophe may stand within one, and so on. */
const ASCII_WORD = /\w+(?:(?:(?<=[A-Za-z])[.:'](?=[A-Za-z])|(?<=\d)[.,;'](?=\d))\w+)*/g;
const LONE_UNDERSCORE = /(?<!\w)_(?!\w)/g;

/** Words of running text in any script; CJK text has no spaces between its words. */
export function countWords(text: string): number {
  let count = 0;
  // No word goes on across a line break, and most lines need no segmenter, which takes three times as long.
  for (const line of text.split('\n')) {
    const plain = line.replace(/[“”„«»–—…]/g, ' ').replace(/[’‘]/g, "'");
    count += PLAIN.test(plain) ? countAsciiWords(plain) : segmentedWords(line);
  }
  return count;
}

function countAsciiWords(line: string): number {
  return (line.match(ASCII_WORD)?.length ?? 0) - (line.match(LONE_UNDERSCORE)?.length ?? 0);
}

function segmentedWords(line: string): number {
  let count = 0;
  for (const part of wordSegmenter.segment(line)) if (part.isWordLike) count += 1;
  return count;
}

/**
 * Without what no reader sees and what spoils a text elsewhere: control characters other than tab and line breaks (neither
 * database stores NUL in every column, and a terminal runs others), marks that turn the direction of all that follows, and
 * lone surrogates. Old forms of a line break become one.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, '\n')
    .replace(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/gu, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}

/** Cut at a word border to at most `max` characters, with an ellipsis when something was left out. */
export function shorten(text: string, max: number): string {
  const graphemes = Array.from(graphemeSegmenter.segment(text), (part) => part.segment);
  if (graphemes.length <= max) return text;
  const cut = graphemes.slice(0, max - 1).join('');
  const border = cut.lastIndexOf(' ');
  return `${(border > max / 2 ? cut.slice(0, border) : cut).trimEnd()}…`;
}
