import type { Dossier } from '../subject/dossier.ts';
import type { Verdict } from './verdict.ts';

export interface ContradictionCount {
  /** Whether both sides of the planted pair stand in the ledger. */
  readonly present: boolean;
  /** Whether each names the other. */
  readonly marked: boolean;
  /** Marks on pairs that nobody planted. */
  readonly elsewhere: Verdict;
}

/** The planted pair is marked on both sides, and nothing else is. */
export function judgeContradictions(
  { name, claims }: Dossier,
  [one, other]: readonly [string, string],
): ContradictionCount {
  const ledger = claims.map(({ claim }) => claim);
  const sideOf = (words: string) => ledger.filter(({ quote }) => quote.includes(words));
  const [left, right] = [sideOf(one), sideOf(other)];
  const present = left.length > 0 && right.length > 0;
  const names = (a: typeof ledger, b: typeof ledger) =>
    a.some((claim) => b.some(({ id }) => claim.contradicts.includes(id)));
  const planted = new Set([...left, ...right].map(({ id }) => id));
  const wrong = ledger.flatMap((claim) =>
    claim.contradicts
      .filter((id) => !(planted.has(claim.id) && planted.has(id)))
      .map(
        (id) => `${name}: "${claim.quote}" is said to contradict "${ledger.find((entry) => entry.id === id)?.quote}"`,
      ),
  );
  return {
    present,
    marked: present && names(left, right) && names(right, left),
    elsewhere: { checked: ledger.length, faults: wrong },
  };
}
