import type { GapBook } from '../lines/gap-book.ts';
import type { VariantPlaces } from '../lines/place.ts';

/** A place for the author's own case, and a question on another one for the reader. */
export interface OwnCase {
  readonly heading: string;
  readonly label: string;
  /** Empty where the piece has asked the author for all of them. */
  readonly gap: string;
  readonly ask: string;
  /** The question on the place that is left. */
  readonly last: string;
}

/** The first place that the piece does not ask for yet. */
export function ownCaseOf({ places }: VariantPlaces, gaps: GapBook): OwnCase {
  for (const [at, { heading, label, gap }] of places.entries()) {
    const open = gaps.take([gap], 'kind');
    const [ask = '', last = ''] = [...places.slice(at + 1), ...places.slice(0, at)].map((place) => place.ask);
    if (open !== '') return { heading, label, gap: open, ask, last };
  }
  const [first, second, third] = places;
  return { heading: first.heading, label: first.label, gap: '', ask: second.ask, last: third.ask };
}
