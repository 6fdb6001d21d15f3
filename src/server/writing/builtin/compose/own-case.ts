import type { Desk } from '../desk.ts';
import type { GapBook } from '../lines/gap-book.ts';
import type { Place, VariantPlaces } from '../lines/place.ts';

type Wish = Pick<Place, 'heading' | 'gap'>;

/** A place for the author's own case. */
export interface OwnCase extends Place {
  /** As it stands in the text; empty where the piece has asked the author for all of them. */
  readonly open: string;
  /** The places that are left. */
  readonly others: readonly Place[];
}

/** The first place that neither the piece asks for yet nor the author's notes have filled. */
export function ownCaseOf({ places }: VariantPlaces, desk: Desk, gaps: GapBook): OwnCase {
  const order = [...places.filter((place) => !isAnswered(place, desk)), ...places];
  for (const place of order) {
    const open = gaps.take([place.gap], 'kind');
    if (open !== '') return { ...place, open, others: places.filter((other) => other !== place) };
  }
  const [first, ...others] = places;
  return { ...first, open: '', others };
}

const TELLS = [
  { asked: /\b(?:cost|price|pay)\b/iu, told: /[$€£¥]|\b(?:euros?|dollars?|pounds?|free)\b/iu },
  {
    asked: /\b(?:from when|the day from)\b/iu,
    told: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|o['’]clock|midnight|noon|\d{1,2}(?::\d\d)? ?(?:am|pm))\b/iu,
  },
] as const;

/** Whether a quotation from the author's own notes has told what is asked here. */
export function isAnswered({ heading, gap }: Wish, { quotes }: Desk): boolean {
  return TELLS.some(
    ({ asked, told }) =>
      asked.test(`${heading} ${gap}`) &&
      quotes.some(({ text, source }) => source.kind === 'material' && told.test(text)),
  );
}

/** What a reader is left with: the last place, put as a question. Nobody is examined on an announcement. */
export function lastQuestion({ topicKind }: Desk, { others }: OwnCase): string {
  return topicKind.kind === 'news' ? '' : (others.at(-1)?.ask ?? '');
}
