import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import type { Borrowed } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';

/** How a quotation with its lead is set: on one line, or as a block of its own. */
export type Setting = 'line' | 'block';

/** Above the author's own facts; one for each variant. */
const FACTS = {
  announced: ['What to know', 'The details', 'In short'],
  other: ['The facts', 'Noted so far', 'What we go by'],
} as const;

/** Told by the notes, and not quoted. */
const REST = [
  'what else people need to know, from your notes',
  'the rest of your notes that belongs here',
  'from your notes: whatever somebody would ask next',
] as const;

export function quotationAs(setting: Setting, { lead, words, cited }: Borrowed): string {
  if (setting === 'line') return [lead, words, cited].filter(Boolean).join(' ');
  return [lead, `> ${words} ${cited}`].filter(Boolean).join('\n\n');
}

/** Below what opened a piece: the author's own facts as one list, each quotation of others under a heading of its own. */
export function quotedSections(desk: Desk, quoted: readonly Borrowed[], as: Setting): Section[] {
  const own = quoted.filter(({ quote }) => quote.source.kind === 'material').toSorted(inNoteOrder);
  const others = quoted.filter(({ quote }) => quote.source.kind !== 'material');
  const sections = others.map((one) => ({ heading: one.heading(), body: quotationAs(as, one) }));
  if (own.length === 0) return sections;
  const facts = [...own.map(({ words, cited }) => `${words} ${cited}`), ...whatElse(desk)]
    .map((line) => `- ${line}`)
    .join('\n');
  const lead = own.map((one) => one.lead).find(Boolean) ?? '';
  return [{ heading: factsHeading(desk), body: [lead, facts].filter(Boolean).join('\n\n') }, ...sections];
}

/** Above the author's own facts. */
export function factsHeading({ topicKind, variant }: Desk): string {
  return ofVariant(announces(topicKind.kind) ? FACTS.announced : FACTS.other, variant);
}

export function inNoteOrder(
  { quote: one }: Pick<Borrowed, 'quote'>,
  { quote: other }: Pick<Borrowed, 'quote'>,
): number {
  return one.source.id === other.source.id ? one.at - other.at : 0;
}

/** What the notes hold beyond the quarter of a piece that may be quoted: an announcement needs it all the same. */
export function whatElse({ topicKind, quotes, ownFacts, variant }: Desk): string[] {
  const quoted = quotes.filter(({ source }) => source.kind === 'material').length;
  return announces(topicKind.kind) && quoted < ownFacts ? [gap(ofVariant(REST, variant))] : [];
}
