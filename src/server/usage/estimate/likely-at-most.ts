/** Standard deviations on either side that hold 95 % of what chance does. */
const Z = 1.96;

/**
 * The share that lies behind `hits` of `tries`, at most: the upper end of the 95 % interval by Wilson's score, which holds for few
 * tries, too.
 */
export function likelyAtMost(hits: number, tries: number): number {
  const share = hits / tries;
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  return (share + (Z * Z) / (2 * tries) + spread) / (1 + (Z * Z) / tries);
}
