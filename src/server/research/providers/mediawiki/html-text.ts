import { decodeEntities } from './decode-entities.ts';
import { type HtmlTag, readTag } from './html-tag.ts';

/** Elements whose content is no running text. */
const SKIPPED_NAMES = new Set(['style', 'script', 'table', 'figure', 'math', 'svg', 'audio', 'video', 'noscript']);
/** Classes of MediaWiki's own furniture: footnote marks, edit links, boxes, lists of references. */
const SKIPPED_CLASSES =
  /(?:^|\s)(?:reference|mw-editsection|mw-empty-elt|noprint|nomobile|navbox|infobox|metadata|toc|hatnote|thumb|gallery|reflist|references|mw-references-wrap|catlinks|Inline-Template)(?:\s|$)/;
const BLOCKS = new Set(
  'address article aside blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section tr ul'.split(' '),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/**
 * Plain text of the HTML that MediaWiki's parser writes, with headings as `== Heading ==`. Sound on any input: what
 * looks like a tag never reaches the text, only what was escaped in the HTML can look like markup there.
 */
export function htmlToText(html: string): string {
  let text = '';
  let skipped: { name: string; depth: number } | null = null;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const stop = open === -1 ? html.length : open;
    if (!skipped) text += decodeEntities(html.slice(at, stop).replace(/[ \t\r\n\f]+/g, ' '));
    if (open === -1) break;
    const tag = readTag(html, open);
    at = tag.end;
    if (skipped) skipped = insideSkipped(skipped, tag);
    else if (!tag.closing && isSkipped(tag)) skipped = VOID.has(tag.name) ? null : { name: tag.name, depth: 1 };
    else text += markOf(tag);
  }
  return tidy(text);
}

function insideSkipped(skipped: { name: string; depth: number }, tag: HtmlTag): { name: string; depth: number } | null {
  if (tag.name !== skipped.name) return skipped;
  const depth = skipped.depth + (tag.closing ? -1 : 1);
  return depth === 0 ? null : { name: skipped.name, depth };
}

function isSkipped(tag: HtmlTag): boolean {
  return SKIPPED_NAMES.has(tag.name) || SKIPPED_CLASSES.test(tag.classes);
}

function markOf(tag: HtmlTag): string {
  const level = /^h([1-6])$/.exec(tag.name)?.[1];
  if (level) return tag.closing ? ` ${'='.repeat(Number(level))}\n` : `\n\n${'='.repeat(Number(level))} `;
  if (!BLOCKS.has(tag.name)) return '';
  return tag.name === 'p' ? '\n\n' : '\n';
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
