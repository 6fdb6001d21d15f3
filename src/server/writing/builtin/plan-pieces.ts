import { oneSide } from '../tracing/one-side.ts';
import type { Assignment, PieceRef, Plan, PlannedPiece } from '../writer.ts';
import { ANGLE_NAMES, type Angle } from './angles/angle.ts';
import { formatIndex, writesEnglish } from './desk.ts';
import { usableQuotes, type Quote } from './text/usable-claims.ts';

/** What a format asks of its quotations. */
export interface QuoteNeed {
  readonly most: number;
  /** Longer ones do not fit the format. */
  readonly longestWords: number;
  /** Whether a figure of the author's own can lead; the long formats ask who counted, which fits others' figures only. */
  readonly ownFigures: boolean;
  /** Too short for an argument: the first variant leads with the best claim, the others with those that follow it. */
  readonly bestFirst?: 'always' | 'where free';
  /** One of them explains a word, where there is such a one and others to lead with. */
  readonly definition?: boolean;
}

const ENOUGH = 3;

/** Each format has its own order, so that the first variants of a job differ in angle too. */
const ORDERS: readonly (readonly Angle[])[] = [
  ['list', 'question', 'contrast', 'figure', 'story'],
  ['story', 'question', 'figure', 'contrast', 'list'],
  ['question', 'figure', 'story', 'list', 'contrast'],
  ['contrast', 'list', 'question', 'story', 'figure'],
  ['figure', 'story', 'question', 'contrast', 'list'],
  ['contrast', 'story', 'figure', 'question', 'list'],
];

interface Draft {
  readonly ref: PieceRef;
  readonly need: QuoteNeed;
  readonly fitting: readonly Quote[];
  readonly angle: Angle;
}

/** Angles and claims by rule alone; a piece has the same angle whatever else is planned beside it. */
export function planPieces(
  assignment: Assignment,
  refs: readonly PieceRef[],
  needOf: (format: string) => QuoteNeed,
): Plan {
  const quotes = usableQuotes(assignment.ledger, assignment.sources);
  const drafts = refs.map((ref): Draft => {
    const need = needOf(ref.format);
    const fitting = quotes.filter(({ words }) => words <= need.longestWords);
    return { ref, need, fitting, angle: angleFor(ref, assignment, leadsFor('figure', fitting, need).length > 0) };
  });
  const led = new Set<string>();
  const chosen = new Map<Draft, readonly Quote[]>();
  for (const draft of drafts.toSorted((one, other) => turnOf(one) - turnOf(other))) {
    const own = chooseQuotes(draft, led);
    if (own[0]) led.add(own[0].id).add(ledIn(draft.ref.format, own[0]));
    chosen.set(draft, own);
  }
  const pieces = drafts.map((draft): PlannedPiece => {
    const claimIds = (chosen.get(draft) ?? []).map(({ id }) => id);
    return { ...draft.ref, angle: ANGLE_NAMES[draft.angle], claimIds };
  });
  return { messages: messagesOf(assignment, quotes), pieces };
}

function angleFor({ format, variant }: PieceRef, assignment: Assignment, hasFigure: boolean): Angle {
  const english = writesEnglish(assignment);
  const able = (ORDERS[formatIndex(format) % ORDERS.length] ?? []).filter((angle) => {
    if (angle === 'story') return assignment.opinion.trim() !== '';
    if (angle === 'figure') return english && hasFigure;
    return true;
  });
  return able[(variant - 1) % able.length] ?? 'question';
}

/** Whose best claim is fixed chooses first, then those that need a figure: the others can lead with anything. */
function turnOf({ ref, need, angle }: Draft): number {
  if (need.bestFirst === 'always' && ref.variant === 1) return 0;
  if (angle === 'figure') return 1;
  return need.bestFirst ? 2 : 3;
}

/** A leading claim of its own where there are enough, then those that follow it in the ledger. */
function chooseQuotes(draft: Draft, led: ReadonlySet<string>): Quote[] {
  const { need, fitting: quotes, angle } = draft;
  const lead = chooseLead(draft, led);
  if (!lead) return [];
  const at = quotes.indexOf(lead);
  const rest = [...quotes.slice(at + 1), ...quotes.slice(0, at)];
  const spread = spreadSources(lead, rest);
  const figuresFirst = angle === 'figure' ? [...spread.filter(({ hasFigure }) => hasFigure), ...spread] : spread;
  const chosen = oneSide([...new Set([lead, ...figuresFirst])]);
  const definition =
    need.definition && !lead.isDefinition ? chosen.find(({ isDefinition }) => isDefinition) : undefined;
  if (!definition) return chosen.slice(0, need.most);
  return [...chosen.filter((quote) => quote !== definition).slice(0, need.most - 1), definition];
}

/** Where other formats have led with everything, at least no sibling has. */
function ledIn(format: string, { id }: Quote): string {
  return `${format} ${id}`;
}

function chooseLead({ ref, need, fitting, angle }: Draft, led: ReadonlySet<string>): Quote | undefined {
  const leads = leadsFor(angle, fitting, need);
  if (leads.length === 0) return undefined;
  const later = ref.variant - 1;
  const wished = (need.bestFirst ? later : formatIndex(ref.format) + ORDERS.length * later) % leads.length;
  const turned = [...leads.slice(wished), ...leads.slice(0, wished)];
  if (need.bestFirst === 'always' && later === 0) return turned[0];
  const own = turned.find((quote) => !led.has(ledIn(ref.format, quote)));
  return turned.find(({ id }) => !led.has(id)) ?? own ?? turned[0];
}

/** Definitions lead only where there is little else. */
function leadsFor(angle: Angle, quotes: readonly Quote[], { ownFigures }: QuoteNeed): readonly Quote[] {
  if (angle === 'figure') {
    return quotes.filter(({ hasFigure, source }) => hasFigure && (ownFigures || source.kind !== 'material'));
  }
  const telling = quotes.filter(({ isDefinition }) => !isDefinition);
  return telling.length >= ENOUGH ? telling : quotes;
}

/** Other sources first, so that a piece with several quotations does not lean on one voice. */
function spreadSources(lead: Quote, rest: readonly Quote[]): Quote[] {
  const counts = new Map([[lead.source.id, 1]]);
  const left = [...rest];
  const spread: Quote[] = [];
  while (left.length > 0) {
    const uses = left.map(({ source }) => counts.get(source.id) ?? 0);
    const [next] = left.splice(uses.indexOf(Math.min(...uses)), 1);
    if (!next) break;
    counts.set(next.source.id, (counts.get(next.source.id) ?? 0) + 1);
    spread.push(next);
  }
  return spread;
}

function messagesOf({ opinion }: Assignment, quotes: readonly Quote[]): string[] {
  return [opinion.trim(), ...quotes.slice(0, 3).map(({ text }) => text)].filter(Boolean);
}
