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

/** Claims that stand before all others, where there are more. */
const BEST = 8;

/** The brief: what was found, quoted word for word with numbered citations, or plainly that nothing was. */
export function writeBrief(input: BriefInput): string {
  const opening = [`# Research: ${escapeMarkdown(input.topic)}`, lead(input)];
  const notes = input.notes.map(escapeMarkdown);
  if (input.sources.length === 0) return [...opening, ...notes].join('\n\n');
  return [
    ...opening,
    ...findings(input),
    ...section('What was looked up', notes),
    ...section('Sources', [sourceList(input.sources)]),
  ].join('\n\n');
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

/** Every claim once: the best that nobody disputes, disputes side by side, the rest by source. */
function findings({ sources, ledger }: BriefInput): string[] {
  const cite = citer(sources);
  const disputed = ledger.filter(({ contradicts }) => contradicts.length > 0);
  const settled = ledger.filter((claim) => !disputed.includes(claim));
  const best = ledger.length > BEST ? settled.slice(0, BEST) : [];
  const rest = settled.slice(best.length);
  const bySource = sources.flatMap((source) => {
    const claims = rest.filter(({ source_id }) => source_id === source.id);
    return claims.length === 0
      ? []
      : [`### ${escapeMarkdown(source.title)}`, claims.map((claim) => `- ${cite(claim)}`).join('\n')];
  });
  return [
    ...section('What stands out', best.length === 0 ? [] : [best.map((claim) => `- ${cite(claim)}`).join('\n')]),
    ...section('Where sources disagree', disputes(disputed, cite)),
    ...section('Key findings', bySource),
  ];
}

/** Each dispute once, in the order of the ledger. */
function disputes(disputed: readonly Claim[], cite: (claim: Claim) => string): string[] {
  const told = new Set<string>();
  const lines = disputed.flatMap((claim) => {
    const others = disputed.filter(({ id }) => claim.contradicts.includes(id) && !told.has(`${id} ${claim.id}`));
    for (const { id } of others) told.add(`${claim.id} ${id}`);
    return others.map((other) => `- ${cite(claim)}, but ${cite(other)}`);
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The quote with its citation; a claim in other words comes with the quote behind it. */
function citer(sources: readonly StoredSource[]): (claim: Claim) => string {
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  return ({ claim, quote, source_id }) => {
    const cited = `“${escapeMarkdown(quote)}” [${numbers.get(source_id) ?? '?'}]`;
    return claim === quote ? cited : `${escapeMarkdown(claim)} — ${cited}`;
  };
}

function section(title: string, blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${title}`, ...blocks];
}

function sourceList(sources: readonly StoredSource[]): string {
  return sources.map((source, index) => `${index + 1}. ${describeSource(source)}`).join('\n');
}

function describeSource(source: StoredSource): string {
  const facts = [`**${escapeMarkdown(source.title)}**`];
  if (source.site) facts.push(escapeMarkdown(source.site));
  if (source.ours) facts.push('ours');
  if (source.author) facts.push(`by ${escapeMarkdown(source.author)}`);
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
