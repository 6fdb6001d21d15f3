import { shareOfWords } from '../../fact-check/support.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { sentenceSpans } from '../tracing/sentence-spans.ts';
import type { Assignment } from '../writer.ts';
import { claimMarks, idsIn } from './claim-marks.ts';
import { isMeant, supports } from './claim-support.ts';

/** Sentences that are judged; more of them with marks in one piece are no piece but a fault. */
const MOST_SENTENCES = 400;

/**
 * The draft with every mark `[c3]` on a claim that says what the sentence says: a mark that fits no more is put on a
 * claim of the ledger that does, else it goes. The author's opinion keeps no mark of a claim that does not say the same.
 */
export function settleMarks(draft: string, assignment: Assignment): string {
  const pattern = claimMarks(assignment);
  const blanked = draft.replace(pattern, (marks) => ' '.repeat(marks.length));
  if (blanked === draft) return draft;
  let settled = '';
  let from = 0;
  let judged = 0;
  for (const { start, end } of sentenceSpans(blanked)) {
    const sentence = draft.slice(start, end);
    const cited = Array.from(sentence.matchAll(pattern), ([marks]) => idsIn(marks)).flat();
    if (cited.length === 0) continue;
    judged += 1;
    const words = blanked.slice(start, end).trim();
    const kept =
      judged > MOST_SENTENCES ? [] : keptIds({ words, cited, parts: partsOf(sentence, pattern) }, assignment);
    settled += draft.slice(from, start) + rewritten(sentence, pattern, kept);
    from = end;
  }
  return settled + draft.slice(from);
}

interface Marked {
  /** The sentence without its marks. */
  readonly words: string;
  readonly cited: readonly string[];
  /** What stands before each run of marks, from the one before it on. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly words: string;
  readonly ids: readonly string[];
}

function partsOf(sentence: string, pattern: RegExp): Part[] {
  let from = 0;
  return Array.from(sentence.matchAll(pattern), ({ 0: marks, index }) => {
    const words = sentence.slice(from, index).trim();
    from = index + marks.length;
    return { words, ids: idsIn(marks) };
  });
}

/** The ids that the sentence may cite, as the ledger spells them. */
function keptIds({ words, cited, parts }: Marked, assignment: Assignment): string[] {
  const named = [...new Set(cited)].flatMap(
    (id) => assignment.ledger.find((claim) => claim.id.toLowerCase() === id) ?? [],
  );
  const says = (claims: readonly Claim[]) => supports(words, claims, assignment);
  const saysPart = (claim: Claim) =>
    parts.some((part) => part.ids.includes(claim.id.toLowerCase()) && supports(part.words, [claim], assignment));
  if (named.length > 0 && says(named)) return withoutIdle(named, { says, saysPart }).map(({ id }) => id);
  const alone = named.filter((claim) => says([claim]));
  if (alone.length > 0) return alone.map(({ id }) => id);
  const meant = assignment.ledger.filter((claim) => !named.includes(claim) && isMeant(words, claim, assignment));
  const [best] = meant
    .map(({ id, quote }) => ({ id, share: shareOfWords(words, quote) }))
    .toSorted((one, other) => other.share - one.share);
  return best ? [best.id] : [];
}

interface Judges {
  readonly says: (claims: readonly Claim[]) => boolean;
  /** Whether a claim says what stands before its own mark. */
  readonly saysPart: (claim: Claim) => boolean;
}

/** Without claims that add nothing to what the others say. */
function withoutIdle(claims: readonly Claim[], { says, saysPart }: Judges): readonly Claim[] {
  let left = claims;
  for (const claim of claims.toReversed()) {
    const rest = left.filter((other) => other !== claim);
    if (rest.length > 0 && says(rest) && !says([claim]) && !saysPart(claim)) left = rest;
  }
  return left;
}

/** The sentence with the marks of `ids` alone; those that it did not have yet stand where its first mark stood. */
function rewritten(sentence: string, pattern: RegExp, ids: readonly string[]): string {
  const had = new Set(Array.from(sentence.matchAll(pattern), ([marks]) => idsIn(marks)).flat());
  const spelled = new Map(ids.map((id) => [id.toLowerCase(), id]));
  let added = ids.filter((id) => !had.has(id.toLowerCase()));
  return sentence.replace(pattern, (marks) => {
    const stay = [...new Set(idsIn(marks))].flatMap((id) => spelled.get(id) ?? []);
    const list = [...stay, ...added].map((id) => `[${id}]`).join('');
    added = [];
    const lead = /^[ \t]*/.exec(marks)?.[0] ?? '';
    return list === '' ? '' : lead + list;
  });
}
