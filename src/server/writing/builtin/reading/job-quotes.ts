import { asksForSteps } from '../../../research/language/topic.ts';
import type { Assignment } from '../../writer.ts';
import { usableQuotes, type Quote } from '../text/usable-claims.ts';

const READ = new WeakMap<Assignment, readonly Quote[]>();

/** What can be quoted in a job, read once: the ledger of long notes takes longer than all the writing. */
export function jobQuotes(assignment: Assignment): readonly Quote[] {
  const known = READ.get(assignment);
  if (known) return known;
  const quotes = usableQuotes(assignment.ledger, assignment.sources, asksForSteps(assignment.topic));
  READ.set(assignment, quotes);
  return quotes;
}
