import type { Claim } from '../../../core/contracts/research.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import type { StoredSource } from '../findings.ts';

export interface BriefInput {
  readonly topic: string;
  /** In the order of their numbers: the first is cited as [1]. */
  readonly sources: readonly StoredSource[];
  /** Best first. */
  readonly ledger: readonly Claim[];
  /** Sentences on what could not be asked or found. */
  readonly notes: readonly string[];
}

/** The brief: what was found, quoted word for word with numbered citations, or plainly that nothing was. */
export function writeBrief(input: BriefInput): string {
  const blocks = [`# Research: ${escapeMarkdown(input.topic)}`, lead(input), ...input.notes.map(escapeMarkdown)];
  if (input.sources.length === 0) return blocks.join('\n\n');
  return [...blocks, ...findings(input), '## Sources', sourceList(input.sources)].join('\n\n');
}

function lead({ sources, ledger }: BriefInput): string {
  if (sources.length === 0) {
    return 'No source stands behind this project, so nothing is cited here. Whatever is written rests on the topic, the persona and the opinion alone.';
  }
  const statements = counted(ledger.length, 'statement');
  if (ledger.length === 0) {
    return `${counted(sources.length, 'source')} read, but no sentence in them can be quoted by itself.`;
  }
  return `${counted(sources.length, 'source')} read, ${statements} found that can be quoted by themselves. All quotations are word for word.`;
}

function findings({ sources, ledger }: BriefInput): string[] {
  const sections = sources.flatMap((source, index) => {
    const quotes = ledger.filter((claim) => claim.source_id === source.id);
    if (quotes.length === 0) return [];
    const list = quotes.map((claim) => `- “${escapeMarkdown(claim.quote)}” [${index + 1}]`);
    return [`### ${escapeMarkdown(source.title)}`, list.join('\n')];
  });
  return sections.length === 0 ? [] : ['## Key findings', ...sections];
}

function sourceList(sources: readonly StoredSource[]): string {
  return sources.map((source, index) => `${index + 1}. ${describeSource(source)}`).join('\n');
}

function describeSource(source: StoredSource): string {
  const facts = [`**${escapeMarkdown(source.title)}**`, escapeMarkdown(source.site)];
  if (source.license) facts.push(`licence ${escapeMarkdown(source.license)}`);
  if (source.published_at) {
    facts.push(`${source.kind === 'encyclopaedia' ? 'last edited' : 'published'} ${source.published_at.slice(0, 10)}`);
  }
  // Only what an address may hold: no space, no angle bracket, so that it ends where it ends.
  if (source.url && /^https?:\/\/[^\s<>]+$/.test(source.url)) facts.push(`<${source.url}>`);
  return facts.join(', ');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
