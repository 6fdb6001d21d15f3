import { asksForSteps } from '../../../research/topic/topic.ts';
import type { Assignment } from '../../writer.ts';
import { permitsFor } from '../text/permitted.ts';
import { usableQuotes, type Quote } from '../text/usable-claims.ts';

const READ = new WeakMap<Assignment, readonly Quote[]>();

/** What can be quoted in a job, free of banned terms as its source's name is; read once: the ledger of long notes takes longer than all the writing. */
export function jobQuotes(assignment: Assignment): readonly Quote[] {
  const known = READ.get(assignment);
  if (known) return known;
  const permits = permitsFor(assignment);
  const sources = assignment.sources.filter(({ title, site }) => permits(`${title}\n${site}`));
  const ledger = assignment.ledger.filter(({ quote }) => permits(quote));
  const quotes = usableQuotes(ledger, sources, asksForSteps(assignment.topic));
  READ.set(assignment, quotes);
  return quotes;
}
