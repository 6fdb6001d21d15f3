/** What a results page shows of an ad at the most. */
const HEADLINES = 3;
const DESCRIPTIONS = 2;

/** Which assets of an ad stand together, by their places in their lists. */
export interface Combination {
  readonly headlines: readonly number[];
  readonly descriptions: readonly number[];
}

/** As few combinations as show each asset at least once, in the order of the lists. */
export function combinationsOf(headlines: number, descriptions: number): Combination[] {
  const count = Math.max(1, Math.ceil(headlines / HEADLINES), Math.ceil(descriptions / DESCRIPTIONS));
  return Array.from({ length: count }, (_, round) => ({
    headlines: turn(headlines, HEADLINES, round),
    descriptions: turn(descriptions, DESCRIPTIONS, round),
  }));
}

function turn(count: number, most: number, round: number): number[] {
  return Array.from({ length: Math.min(count, most) }, (_, index) => (round * most + index) % count);
}
