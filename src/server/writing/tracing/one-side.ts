interface Side {
  readonly id: string;
  /** Ids of claims that say otherwise. */
  readonly contradicts: readonly string[];
}

/** Whether one of the two at most can hold. */
export function contradict(one: Side, other: Side): boolean {
  return one.contradicts.includes(other.id) || other.contradicts.includes(one.id);
}

/** The claims in their order, without those that contradict one before them. */
export function oneSide<Kind extends Side>(claims: readonly Kind[]): Kind[] {
  const kept: Kind[] = [];
  for (const claim of claims) if (!kept.some((other) => contradict(claim, other))) kept.push(claim);
  return kept;
}
