import { Parser } from 'htmlparser2';

/** Elements whose content is no running text. */
const SKIPPED_NAMES = new Set([
  'style',
  'script',
  'table',
  'figure',
  'math',
  'svg',
  'audio',
  'video',
  'noscript',
  'template',
  'textarea',
]);
/** Classes of MediaWiki's own furniture: footnote marks, edit links, boxes, lists of references. */
const SKIPPED_CLASSES =
  /(?:^|\s)(?:reference|mw-editsection|mw-empty-elt|noprint|nomobile|navbox|infobox|metadata|toc|hatnote|thumb|gallery|reflist|references|mw-references-wrap|catlinks|Inline-Template)(?:\s|$)/;
const BLOCKS = new Set(
  'address article aside blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section tr ul'.split(' '),
);

/** Plain text of the HTML that MediaWiki's parser writes, with headings as `== Heading ==`. */
export function htmlToText(html: string): string {
  let text = '';
  let depth = 0;
  let skippedAt = 0;
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      depth += 1;
      if (skippedAt > 0) return;
      if (SKIPPED_NAMES.has(name) || SKIPPED_CLASSES.test(classes)) skippedAt = depth;
      else text += markOf(name, false);
    },
    onclosetag(name) {
      if (skippedAt === 0) text += markOf(name, true);
      if (skippedAt === depth) skippedAt = 0;
      depth -= 1;
    },
    ontext(data) {
      if (skippedAt === 0) text += data.replace(/[ \t\r\n\f]+/g, ' ');
    },
  });
  parser.end(html);
  return tidy(text);
}

function markOf(name: string, closing: boolean): string {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return closing ? ` ${'='.repeat(Number(level))}\n` : `\n\n${'='.repeat(Number(level))} `;
  if (!BLOCKS.has(name)) return '';
  return name === 'p' ? '\n\n' : '\n';
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
