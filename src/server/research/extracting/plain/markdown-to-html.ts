const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const ITEM = /^\s*(?:[-*+•]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/;
const RULE = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,}|=+)$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const DEFINITION = /^ {0,3}\[([^\]\n]{1,200})\]:\s*<?(\S+?)>?(?:\s+["'(].*)?$/;

type Addresses = ReadonlyMap<string, string>;

/**
 * Markdown as HTML of paragraphs, headings, items, rows and links: as much as is needed to read its text. HTML that stands
 * in it stays, so that it is treated like that of any page. Code blocks are left out.
 */
export function markdownToHtml(markdown: string): string {
  const addresses = new Map<string, string>();
  const lines = withoutCode(markdown.split('\n')).filter((line) => {
    const definition = DEFINITION.exec(line);
    if (definition?.[1] && definition[2]) addresses.set(definition[1].toLowerCase(), definition[2]);
    return !definition;
  });
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const end = (name = 'p') => {
    if (paragraph.length > 0) blocks.push(`<${name}>${inline(paragraph.join('\n'), addresses)}</${name}>`);
    paragraph = [];
  };
  for (const line of lines) {
    const text = line.replace(/^ {0,3}(?:> ?)+/, '');
    const block = blockOf(text, addresses);
    if (block === null) {
      paragraph.push(text.replace(/(?: {2,}|\\)$/, '<br>'));
      continue;
    }
    end(/^ {0,3}=+\s*$/.test(text) ? 'h1' : 'p');
    blocks.push(block);
  }
  end();
  return grouped(blocks).join('\n');
}

/** Items as lists and rows as tables, so that what follows them stands apart. */
function grouped(blocks: readonly string[]): string[] {
  const groupOf = (block: string | undefined) => /^<(li|tr)>/.exec(block ?? '')?.[1];
  return blocks
    .filter((block) => block !== '')
    .flatMap((block, at, all) => {
      const group = groupOf(block);
      if (!group) return [block];
      const name = group === 'li' ? 'ul' : 'table';
      return [
        ...(groupOf(all[at - 1]) === group ? [] : [`<${name}>`]),
        block,
        ...(groupOf(all[at + 1]) === group ? [] : [`</${name}>`]),
      ];
    });
}

/** What is a block by its line alone; empty for what only ends the block before, null for a line of a paragraph. */
function blockOf(text: string, addresses: Addresses): string | null {
  if (text.trim() === '' || RULE.test(text) || TABLE_RULE.test(text)) return '';
  const heading = HEADING.exec(text);
  if (heading) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inline(heading[2] ?? '', addresses)}</h${level}>`;
  }
  const item = ITEM.exec(text);
  if (item) return `<li>${inline(item[1] ?? '', addresses)}</li>`;
  if (!/^\s*\|.*\|\s*$/.test(text)) return null;
  const cells = text.trim().slice(1, -1).split('|');
  return `<tr>${cells.map((cell) => `<td>${inline(cell.trim(), addresses)}</td>`).join('')}</tr>`;
}

function withoutCode(lines: readonly string[]): string[] {
  let fence: string | null = null;
  return lines.filter((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence === null) {
      if (mark) fence = mark;
      return !mark;
    }
    if (mark?.startsWith(fence)) fence = null;
    return false;
  });
}

function inline(text: string, addresses: Addresses): string {
  // Code is text as it stands: it is set aside, so that no mark in it is read.
  const asides: string[] = [];
  const aside = (value: string) => `\ue000${asides.push(escaped(value)) - 1}\ue001`;
  return text
    .replace(/[\ue000\ue001]/g, '')
    .replace(/(?<!`)(`{1,3})(?!`)([^`]{1,500}|[^`][^\n]{0,500}?[^`])\1(?!`)/g, (_, _mark, code: string) => aside(code))
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, (_, mark: string) => aside(mark))
    .replace(
      /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/g,
      (_, url: string) => `<a href="${quoted(url)}">${aside(url)}</a>`,
    )
    .replace(/!\[[^\][]{0,500}\](?:\([^()\n]{0,2000}\)|\[[^\][]{0,200}\])?/g, '')
    .replace(/\[\^[^\][]{1,50}\]:?/g, '')
    .replace(
      /\[([^\][]{1,1000})\]\(\s*<?([^()\s<>]{0,2000}(?:\([^()\s]{0,500}\)[^()\s<>]{0,500})?)>?(?:\s+["'][^\n]{0,500}?["'])?\s*\)/g,
      (_, label: string, url: string) => `<a href="${quoted(url)}">${label}</a>`,
    )
    .replace(/\[([^\][]{1,1000})\](?:\[([^\][]{0,200})\])?/g, (whole, label: string, name: string | undefined) => {
      const url = addresses.get((name || label).toLowerCase());
      return url ? `<a href="${quoted(url)}">${label}</a>` : whole;
    })
    .replace(/~~([^~\n]{1,1000})~~/g, '<s>$1</s>')
    .replace(/(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}(?![\p{L}\p{N}*])/gu, '')
    .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=[^\s_])|(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_])/gu, '')
    .replace(/\ue000(\d+)\ue001/g, (_, at: string) => asides[Number(at)] ?? '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function quoted(url: string): string {
  return url.replaceAll('"', '%22');
}
