import { isElement, isText, type PageElement, type PageNode } from './page-dom.ts';
import { TextLines } from './text-lines.ts';
import { walkTree } from './walk-tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Struck text is what a page no longer says; `rp` and `rt` are how a word is read aloud. */
const SKIPPED = new Set(
  'script style template noscript head title s strike del rp rt annotation annotation-xml button select textarea'.split(
    ' ',
  ),
);
/** Longest row of a table that is kept as one line; longer ones are a page that is laid out as a table. */
const LONGEST_ROW = 400;
const CELL_BORDER = ' | ';
const FOOTNOTE_MARK = /^[\s[\](]*(?:\d{1,4}|[a-z]{1,2}|note \d{1,3}|[*†‡↑^↩¶#§])[\s\])]*\ufe0e?$/i;

/**
 * What a reader reads, without markup: paragraphs with an empty line between them, items of a list and rows of a table
 * each on a line of their own.
 */
export function readingText(root: PageNode): string {
  const text = new TextLines();
  /** The row of a table within which blocks are no lines of their own. */
  let row: PageElement | null = null;
  let tables = 0;
  walkTree(root, {
    enter(node) {
      if (isText(node)) text.add(node.textContent ?? '');
      if (!isElement(node) || isSkipped(node)) return false;
      const name = node.localName;
      if (name === 'table') tables += 1;
      if (row) addInRow(text, name);
      else startBlock(text, name);
      // Tables within tables within tables are no data, and measuring each of them takes time by the square.
      if (name === 'tr' && !row && tables < 4 && isDataRow(node)) row = node;
      return addInline(text, node);
    },
    leave(node) {
      if (!isElement(node)) return;
      const name = node.localName;
      if (name === 'table') tables -= 1;
      if (name === 'q') text.add('”');
      if (node === row) row = null;
      if (row) text.add(BLOCKS.has(name) ? ' ' : '');
      else endBlock(text, name);
    },
  });
  return text.whole();
}

function startBlock(text: TextLines, name: string): void {
  if (name === 'br') text.breakLine();
  else if (name === 'li') text.startItem();
  else if (name === 'tr') text.endLine();
  else if (BLOCKS.has(name)) text.startParagraph();
}

function endBlock(text: TextLines, name: string): void {
  if (name === 'li') text.endItem();
  else if (name === 'tr') text.endLine();
  else if (BLOCKS.has(name)) text.startParagraph();
}

/** Tells whether the content of the element is still to be read. */
function addInline(text: TextLines, element: PageElement): boolean {
  const name = element.localName;
  if (name === 'q') text.add('“');
  if (name === 'sup' && isExponent(text, element)) text.add('^');
  if (name !== 'math') return true;
  text.add(element.getAttribute('data-latex') ?? element.getAttribute('alttext') ?? element.textContent ?? '');
  return false;
}

function addInRow(text: TextLines, name: string): void {
  if (name === 'td' || name === 'th') text.add(text.isAtStart() ? '' : CELL_BORDER);
  else if (name === 'br' || BLOCKS.has(name)) text.add(' ');
}

function isDataRow(row: PageElement): boolean {
  return (row.textContent ?? '').length <= LONGEST_ROW && row.querySelector('table') === null;
}

function isSkipped(element: PageElement): boolean {
  const name = element.localName;
  if (SKIPPED.has(name)) return true;
  if (name === 'sup') return /(?:^|\s)reference/.test(element.getAttribute('class') ?? '') || isFootnoteMark(element);
  return (
    name === 'a' &&
    element.getAttribute('href')?.startsWith('#') === true &&
    FOOTNOTE_MARK.test(element.textContent ?? '')
  );
}

function isFootnoteMark(sup: PageElement): boolean {
  if (!FOOTNOTE_MARK.test(sup.textContent ?? '')) return false;
  return (
    sup.querySelector('a') !== null ||
    /^\s*\[/.test(sup.textContent ?? '') ||
    sup.getAttribute('id')?.startsWith('fnref') === true
  );
}

/** 10<sup>6</sup> is not 106. */
function isExponent(text: TextLines, sup: PageElement): boolean {
  return text.endsWithDigit() && /^[-−+]?\d/.test((sup.textContent ?? '').trim());
}
