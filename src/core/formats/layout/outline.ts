import { countGaps } from './gaps.ts';

/** What is said of a piece that is a frame to be filled in. */
export interface Outline {
  /** Sources quoted in it. */
  readonly sources: number;
  /** Places left for its author. */
  readonly gaps: number;
}

/**
 * What a text is as an outline; null where it was written as none, and once its last gap is filled.
 *
 * @param sources quoted when it was written as an outline; null for any other text.
 */
export function outlineOf(text: string | null, sources: number | null): Outline | null {
  if (text === null || sources === null) return null;
  const gaps = countGaps(text);
  return gaps === 0 ? null : { sources, gaps };
}
