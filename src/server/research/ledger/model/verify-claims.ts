import { readSentenceSpans } from '../../../../core/text/sentences.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import type { Statement } from '../claim-maker.ts';
import { isForMachines, isNoStatement, standsBeside } from '../no-statement.ts';
import { createQuoteFinder, type Located, type QuoteFinder } from '../locate-quote.ts';
import type { ClaimDraft, FaultyDraft, ShownSource } from './claims-prompt.ts';
import { soundClaim } from './sound-claim.ts';

/**
 * Characters of a quote: a shorter one proves nothing, a longer one is no quotation any more, and of the longest nothing
 * is shown to a model again.
 */
const QUOTE = { min: 20, max: 600, longest: 2_000 } as const;
/** Code units of a text before and behind a quote in which its sentence begins and ends. */
const AROUND = 400;

export interface Verified {
  readonly statements: readonly Statement[];
  /** Those that another attempt may put right. */
  readonly faulty: readonly FaultyDraft[];
}

export interface Shelf {
  readonly sources: readonly ShownSource[];
  /** Called between claims: a long text takes a while to search. */
  readonly breathe: () => Promise<void>;
}

/** What remains of a model's claims once each is held against the stored text: quotes are the text's own words. */
export async function verifyClaims(drafts: readonly ClaimDraft[], { sources, breathe }: Shelf): Promise<Verified> {
  const finders = new Map<SourceReading, QuoteFinder>();
  const statements: Statement[] = [];
  const faulty: FaultyDraft[] = [];
  const seen = new Set<string>();
  for (const draft of drafts) {
    const from = sources.find(({ name }) => name === draft.source.toLowerCase())?.from;
    if (!from || draft.quote.length > QUOTE.longest) continue;
    await breathe();
    const find = finders.get(from) ?? createQuoteFinder(from.source.text);
    finders.set(from, find);
    const found = find(draft.quote);
    if (!found) {
      faulty.push({ ...draft, fault: 'quote' });
      continue;
    }
    const { quote, start } = found;
    if (quote.length < QUOTE.min || quote.length > QUOTE.max) continue;
    if (isForMachines(sentenceAround(from.source.text, found))) continue;
    const claim = soundClaim(draft.claim, { quote, from });
    // In one's own notes, "we" is somebody the reader knows.
    if (from.fit !== null && !canStand(quote, claim)) {
      if (isForAnother(draft, { quote, claim })) faulty.push({ ...draft, fault: 'claim' });
      continue;
    }
    // The same words twice are one claim.
    if (seen.has(quote)) continue;
    seen.add(quote);
    statements.push({ from, quote, start, claim });
  }
  return { statements, faulty };
}

/** Advice to a reader, somebody's "we" and a row of a table can be quoted where the claim says whose and what it is. */
function canStand(quote: string, claim: string): boolean {
  return !isNoStatement(quote) || (!standsBeside(quote) && !isNoStatement(claim));
}

/** Whether its claim could be worded anew: there is one, it did not say what the quote says, and the quote says something. */
function isForAnother(draft: ClaimDraft, { quote, claim }: Pick<Statement, 'quote' | 'claim'>): boolean {
  return draft.claim !== '' && claim === quote && !standsBeside(quote);
}

/** An order to a model is none to quote from, wherever in it the quote begins. */
function sentenceAround(text: string, { quote, start }: Located): string {
  const from = Math.max(0, start - AROUND);
  const end = start + quote.length;
  const near = text.slice(from, end + AROUND);
  const around = readSentenceSpans(near).filter((span) => span.start + from < end && span.end + from > start);
  return near.slice(around[0]?.start ?? start - from, around.at(-1)?.end ?? end - from);
}
