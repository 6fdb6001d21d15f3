import type { Claim } from '../../../../core/contracts/research.ts';

/**
 * The ledger in its order, claims that say otherwise of each other side by side. Most groups hold one claim; which of two
 * names the other does not matter.
 */
export function groupClaims(ledger: readonly Claim[]): Claim[][] {
  const groups = new Map<string, Claim[]>(ledger.map((claim) => [claim.id, [claim]]));
  for (const claim of ledger) {
    for (const id of claim.contradicts) join(groups, claim.id, id);
  }
  const rank = new Map(ledger.map(({ id }, index) => [id, index]));
  const byRank = (one: Claim, other: Claim) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0);
  return [...new Set(groups.values())].map((group) => group.toSorted(byRank));
}

/** Which claims of others a claim stands against, whichever of them says so. */
export function opponentsOf(claim: Claim, ledger: readonly Claim[]): Claim[] {
  return ledger.filter(
    (other) => other.id !== claim.id && (claim.contradicts.includes(other.id) || other.contradicts.includes(claim.id)),
  );
}

function join(groups: Map<string, Claim[]>, one: string, other: string): void {
  const [group, joining] = [groups.get(one), groups.get(other)];
  if (group === undefined || joining === undefined || group === joining) return;
  group.push(...joining);
  for (const { id } of joining) groups.set(id, group);
}
