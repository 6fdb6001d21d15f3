/** What is to be expected at least, and at most. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export type End = keyof Range;

export const atBothEnds = (numberAt: (end: End) => number): Range => ({ low: numberAt('low'), high: numberAt('high') });
