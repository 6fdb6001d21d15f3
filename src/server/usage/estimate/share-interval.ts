/** Standard deviations on either side of the middle that hold this much of what chance does. */
const Z = { '90 %': 1.645, '95 %': 1.96 } as const;

/**
 * Between which shares the true one lies behind `hits` of `tries`, lower first: the score interval, which holds for few tries, too.
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
 */
export function shareInterval(hits: number, tries: number, sureness: keyof typeof Z): readonly [number, number] {
  const z = Z[sureness];
  const share = hits / tries;
  const spread = 1 + z ** 2 / tries;
  const middle = share + z ** 2 / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  return [(middle - half) / spread, (middle + half) / spread];
}
