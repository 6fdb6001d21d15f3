import { contradict } from '../tracing/one-side.ts';
import type { PieceRef } from '../writer.ts';
import type { Angle } from './angles/angle.ts';
import { introducesItself } from './reading/introduces.ts';
import { isFinding } from './reading/finding.ts';
import type { RankedQuote } from './reading/rank-quotes.ts';
import type { Quote } from './text/usable-claims.ts';

/** What a format asks of its quotations. */
export interface QuoteNeed {
  readonly most: number;
  /** The same for an announcement, which lives on its facts. */
  readonly mostFacts: number;
  /** Longer ones do not fit the format. */
  readonly longestWords: number;
  /** Whether a finding of the author's own can lead; some formats ask who counted, which fits others' figures only. */
  readonly ownFigures: boolean;
  /** Too short for any quotation: one that touches the topic, leaves most words to the author and is no sibling's, or none. */
  readonly choosy?: boolean;
  /** Of a choosy format: has room for as many beside the opinion as without one, and not for one alone. */
  readonly severalBeside?: boolean;
  /** Of a choosy format: words that it puts around opinion and quotation, which let the quotation be longer. */
  readonly wordsBeside?: number;
  /** Chooses before the others: too short for an argument, it lives on the best claim alone. */
  readonly bestFirst?: 'always' | 'where free';
  /** One of them explains a word, where there is such a one and others to lead with. */
  readonly definition?: boolean;
  /** One of them is what the author says that it is, where the notes say so. */
  readonly introduces?: boolean;
  readonly angles: AngleNeed;
}

/** Which angles a format can live up to, beside the question that any can. */
export interface AngleNeed {
  /** Stands under the topic as its title, and so keeps first what that promises. */
  readonly underTopic?: boolean;
  /** Has room for a list that is worked through. */
  readonly lists?: boolean;
  /** Has room for the other view beside the author's own. */
  readonly weighs?: boolean;
  /** So short that the opinion can open an announcement, too. */
  readonly opinionOpensNews?: boolean;
  /** Where it has no room for the others, not even as an outline. */
  readonly only?: readonly Angle[];
}

/** A piece whose quotations are to be chosen. */
export interface Draft {
  readonly ref: PieceRef;
  readonly need: QuoteNeed;
  /** Best first. */
  readonly fitting: readonly RankedQuote[];
  readonly angle: Angle;
  /** Whether it stands on the opinion as well as on a quotation. */
  readonly doesWithout: boolean;
  /** The topic asks for something: what answers it best may lead in every format. */
  readonly mayShareLead: boolean;
}

/** Ids of the quotations in the pieces planned so far. */
export interface Used {
  readonly leads: Set<string>;
  readonly byFormat: Map<string, { readonly leads: Set<string>; readonly all: Set<string> }>;
}

/** What one more of the same takes from a quotation, on the scale of its rank. */
const REPEATED = {
  kind: 2,
  source: 1.5,
  sibling: 5,
  sourceOfSibling: 1.5,
  lead: 6,
  sharedLead: 1,
  leadOfSibling: 40,
} as const;

/** A lead of its own where there are enough, then what says most beside it: other kinds, other sources, one side only. */
export function chooseQuotes(draft: Draft, used: Used): Quote[] {
  const { need, ref } = draft;
  const fitting = draft.doesWithout ? unheard(draft, used) : draft.fitting;
  const lead = chooseLead({ ...draft, fitting }, used);
  if (!lead) return [];
  if (draft.doesWithout && need.severalBeside !== true) return [lead.quote];
  const definition =
    need.definition === true ? fitting.find(({ quote }) => quote.isDefinition && !quote.isThin)?.quote : undefined;
  const introduction = introducing(draft).filter((quote) => quote !== lead.quote);
  const places = definition && need.most > 1 ? need.most - 1 : need.most;
  const all = used.byFormat.get(ref.format)?.all;
  const heard = draft.fitting.map((one) => one.quote).filter(({ id }) => all?.has(id));
  const chosen = fillUp([lead.quote, ...introduction], { fitting, heard, places });
  const explains = definition && !chosen.some((other) => contradict(other, definition));
  return explains && chosen.length < need.most ? [...chosen, definition] : chosen;
}

interface Filling {
  readonly fitting: readonly RankedQuote[];
  /** What siblings quote. */
  readonly heard: readonly Quote[];
  readonly places: number;
}

/** Beside what is chosen, an answer to the topic first where none leads, then what is worth most. */
function fillUp(first: readonly Quote[], { fitting, heard, places }: Filling): Quote[] {
  const chosen = [...first];
  const answering = new Set(fitting.filter(({ answers }) => answers).map(({ quote }) => quote));
  const rest = fitting.filter(({ quote }) => !quote.isDefinition);
  while (chosen.length < places) {
    const fits = rest.filter(({ quote }) => !chosen.some((other) => clash(other, quote)));
    const free = chosen.some((quote) => answering.has(quote)) ? fits : answersAmong(fits);
    const worth = free.map(({ quote, score }) => score - repetition(quote, { chosen, heard }));
    const next = free[worth.indexOf(Math.max(...worth))];
    if (!next) break;
    chosen.push(next.quote);
  }
  return chosen;
}

/** The same words, some of them, or the contrary. */
function clash(one: Quote, other: Quote): boolean {
  return one.text.includes(other.text) || other.text.includes(one.text) || contradict(one, other);
}

/** What answers the topic, where there is anything that does. */
function answersAmong(fitting: readonly RankedQuote[]): readonly RankedQuote[] {
  const answering = fitting.filter(({ answers }) => answers);
  return answering.length > 0 ? answering : fitting;
}

/** What the author says that it is, where the format wants that. */
function introducing({ need, fitting }: Draft): Quote[] {
  if (need.introduces !== true) return [];
  return fitting
    .map(({ quote }) => quote)
    .filter(introducesItself)
    .slice(0, 1);
}

/** What no sibling quotes; what an angle promises has to be kept even so. */
function unheard({ ref, angle, fitting }: Draft, { byFormat }: Used): readonly RankedQuote[] {
  const heard = byFormat.get(ref.format)?.all;
  const promised = angle === 'figure' || angle === 'contrast';
  return promised || !heard ? fitting : fitting.filter(({ quote }) => !heard.has(quote.id));
}

function repetition(quote: Quote, { chosen, heard }: { chosen: readonly Quote[]; heard: readonly Quote[] }): number {
  const kinds = chosen.filter(({ kind }) => kind === quote.kind && kind !== 'plain').length;
  const sources = chosen.filter(({ source }) => source.id === quote.source.id).length;
  const others = heard.some(({ source }) => source.id === quote.source.id) ? REPEATED.sourceOfSibling : 0;
  const sibling = heard.includes(quote) ? REPEATED.sibling : others;
  return kinds * REPEATED.kind + sources * REPEATED.source + sibling;
}

function chooseLead({ ref, need, angle, fitting, mayShareLead }: Draft, used: Used): RankedQuote | undefined {
  const leads = leadsFor(angle, { fitting, need });
  const bySiblings = used.byFormat.get(ref.format)?.leads ?? new Set<string>();
  const [best] = leads;
  if (need.bestFirst === 'always' && ref.variant === 1 && !bySiblings.has(best?.quote.id ?? '')) return best;
  // A variant that is asked for alone does not open as those before it will have done.
  const before = Math.max(0, ref.variant - 1 - bySiblings.size) % Math.max(1, leads.length);
  const worth = leads.map(({ quote, score }, at) => {
    if (at < before || bySiblings.has(quote.id)) return score - REPEATED.leadOfSibling;
    return used.leads.has(quote.id) ? score - (mayShareLead ? REPEATED.sharedLead : REPEATED.lead) : score;
  });
  return leads[worth.indexOf(Math.max(...worth))];
}

/** What an angle promises comes first; a definition opens nothing. */
export function leadsFor(angle: Angle, { fitting, need }: Pick<Draft, 'fitting' | 'need'>): readonly RankedQuote[] {
  const telling = fitting.filter(({ quote }) => !quote.isDefinition);
  const full = telling.filter(({ quote }) => !quote.isThin);
  const leads = full.length > 0 ? full : telling;
  if (angle === 'figure') {
    const mayLead = (quote: Quote): boolean => (need.ownFigures ? isFinding(quote) : quote.source.kind !== 'material');
    return leads.filter(({ quote }) => quote.figure !== null && mayLead(quote));
  }
  if (angle !== 'contrast') return leads;
  const contrasts = leads.filter(({ quote }) => quote.kind === 'contrast');
  return contrasts.length > 0 ? contrasts : leads;
}

/** Takes down what a piece leads with and what stands in it. */
export function note(ids: readonly string[], format: string, used: Used): void {
  const own = noteLead(ids, format, used);
  for (const id of ids) own.all.add(id);
  const [lead] = ids;
  if (lead !== undefined) used.leads.add(lead);
}

/** Takes down what a piece of the format leads with. */
export function noteLead([lead]: readonly string[], format: string, { byFormat }: Used) {
  const own = byFormat.get(format) ?? { leads: new Set<string>(), all: new Set<string>() };
  byFormat.set(format, own);
  if (lead !== undefined) own.leads.add(lead);
  return own;
}
