import type { Claim } from '../../../core/contracts/research.ts';
import { contradict } from '../tracing/one-side.ts';
import { removeSpan } from '../tracing/remove-sentence.ts';
import { sentenceSpans } from '../tracing/sentence-spans.ts';
import type { Assignment } from '../writer.ts';
import { claimMarks, idsIn } from './claim-marks.ts';

/** Two claims of the ledger of which one at most can hold; the better one first. */
export type Contradiction = readonly [Claim, Claim];

/** Shorter names are found in any text. */
const SHORTEST_NAME = 4;

/** Contradictions that a draft states side by side as if both held: without the names of both sources. */
export function contradictionsIn(draft: string, assignment: Assignment): Contradiction[] {
  const pattern = claimMarks(assignment);
  const cited = new Set(Array.from(draft.matchAll(pattern), ([marks]) => idsIn(marks)).flat());
  const used = assignment.ledger.filter(({ id }) => cited.has(id.toLowerCase()));
  const words = draft.replace(pattern, '').toLowerCase();
  return used.flatMap((claim, at) =>
    used
      .slice(at + 1)
      .filter((other) => contradict(claim, other))
      .filter((other) => !isNamed(claim, words, assignment) || !isNamed(other, words, assignment))
      .map((other): Contradiction => [claim, other]),
  );
}

/** The draft with one side of each contradiction alone: sentences that rest on the weaker one go. */
export function withoutContradictions(draft: string, assignment: Assignment): string {
  let left = draft;
  for (const [, weaker] of contradictionsIn(draft, assignment)) left = withoutClaim(left, weaker.id, assignment);
  return left;
}

function withoutClaim(draft: string, id: string, assignment: Assignment): string {
  const pattern = claimMarks(assignment);
  const blanked = draft.replace(pattern, (marks) => ' '.repeat(marks.length));
  const resting = sentenceSpans(blanked).filter(({ start, end }) =>
    Array.from(draft.slice(start, end).matchAll(pattern), ([marks]) => idsIn(marks))
      .flat()
      .includes(id.toLowerCase()),
  );
  return resting.toReversed().reduce(removeSpan, draft);
}

function isNamed({ source_id }: Claim, words: string, { sources }: Assignment): boolean {
  const source = sources.find(({ id }) => id === source_id);
  return [source?.site, source?.title, source?.author].some(
    (name) => name && name.length >= SHORTEST_NAME && words.includes(name.toLowerCase()),
  );
}
