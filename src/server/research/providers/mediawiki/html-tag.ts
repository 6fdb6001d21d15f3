export interface HtmlTag {
  /** Lower case; empty for a comment, a declaration or a stray `<`. */
  readonly name: string;
  readonly closing: boolean;
  readonly classes: string;
  /** Index of what comes next: after `>`, or for raw text at its end tag. */
  readonly end: number;
}

/** Their content ends at their own end tag alone, whatever else stands in it. */
const RAW_END: Readonly<Record<string, RegExp>> = { style: /<\/style/gi, script: /<\/script/gi };

/** The tag, comment or declaration that begins at `start`, where a `<` stands. */
export function readTag(html: string, start: number): HtmlTag {
  const nothing = { name: '', closing: false, classes: '' };
  if (html.startsWith('<!--', start)) return { ...nothing, end: after(html, '-->', start + 4) };
  const match = /^<(\/?)([a-zA-Z][^\s/>]*)/.exec(html.slice(start, start + 80));
  if (!match) return { ...nothing, end: html[start + 1] === '!' ? after(html, '>', start) : start + 1 };
  const name = match[2]?.toLowerCase() ?? '';
  const closing = match[1] === '/';
  const end = endOfTag(html, start + match[0].length);
  const classes = classesOf(html.slice(start + match[0].length, end));
  return { name, closing, classes, end: closing ? end : afterRawText(html, name, end) };
}

function classesOf(attributes: string): string {
  const match = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}

/** Index after the `>` that ends the tag; one inside a quoted attribute does not. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const character = html[at];
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return html.length;
}

function afterRawText(html: string, name: string, from: number): number {
  const endTag = RAW_END[name];
  if (!endTag) return from;
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}
