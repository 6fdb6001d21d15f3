import type { Claim } from '../../../core/contracts/research.ts';
import type { Assignment } from '../writer.ts';

const bases = new WeakMap<Assignment, Assignment>();

/** The assignment with further claims of the same sources. What was prepared for it, which takes long, stays in use. */
export function withLedger(assignment: Assignment, ledger: readonly Claim[]): Assignment {
  const extended = { ...assignment, ledger };
  bases.set(extended, baseOf(assignment));
  return extended;
}

/** What things are prepared for: the assignment as it was loaded. */
export function baseOf(assignment: Assignment): Assignment {
  return bases.get(assignment) ?? assignment;
}
