import type { SourceNote } from '../parts.ts';
import { asBlock, asLine } from './lines.ts';

const NUMBERED = /^\s*(?:[-*•+]\s+)?(?:\[?(?<number>\d{1,4})(?:\]:?|[.):])\s+)?(?<rest>.*)$/u;
const LINKED = /^\[(?<title>[^\]]*)\]\(<?(?<url>[^\s<>]*?)>?\)(?:,?\s+(?<note>.*))?$/u;
const WITHOUT_LINK = /^(?:“(?<title>[^“”]*)”|\*(?<italic>[^*]*)\*)(?:,?\s+(?<note>.*))?$/u;
const BARE = /(?<url>https?:\/\/\S+)(?<note>[^]*)$/u;
const BEFORE_ADDRESS = /(?<![\s:|–—-])[\s:|–—-]+$/u;

/** One numbered entry a line: `1. [Title](address), note`, or `1. “Title”, note` where there is no address. */
export function layoutSources(sources: readonly SourceNote[]): string {
  return sources.map(layoutSource).join('\n');
}

function layoutSource({ number, title, url, note }: SourceNote): string {
  const name = asLine(title.replace(/[[\]“”]/g, ' '));
  const address = url.replace(/[\s<>()]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const linked = address === '' ? `“${name}”` : `[${name}](${address})`;
  return `${number}. ${linked}${note === '' ? '' : `, ${asLine(note)}`}`;
}

/** Hands back what is no entry. An entry without a number gets its place in the list. */
export function readSources(lines: readonly string[]): { sources: SourceNote[]; unparsed: string } {
  const sources: SourceNote[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const source = readSource(line, sources.length + 1);
    if (source !== null) sources.push(source);
    else others.push(line);
  }
  return { sources, unparsed: asBlock(others.join('\n')) };
}

function readSource(line: string, place: number): SourceNote | null {
  const { number, rest = '' } = NUMBERED.exec(line)?.groups ?? {};
  const bare = number === undefined || rest === '' ? null : { title: asLine(rest), url: '', note: '' };
  const entry = readEntry(rest) ?? bare;
  return entry && { number: number === undefined ? place : Number(number), ...entry };
}

function readEntry(text: string): Omit<SourceNote, 'number'> | null {
  const groups = (LINKED.exec(text) ?? WITHOUT_LINK.exec(text))?.groups ?? readBare(text);
  if (groups === undefined) return null;
  const { title, italic = '', url = '', note = '' } = groups;
  return { title: asLine(title ?? italic), url, note: asLine(note) };
}

/** `Title: address, note`. What stands before the address is looked at apart from it, once. */
function readBare(text: string): Record<string, string> | undefined {
  const found = BARE.exec(text);
  return found?.groups && { ...found.groups, title: text.slice(0, found.index).replace(BEFORE_ADDRESS, '') };
}
