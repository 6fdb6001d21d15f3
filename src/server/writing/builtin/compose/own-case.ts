import type { Desk } from '../desk.ts';
import type { GapBook } from '../lines/gap-book.ts';
import type { Place } from '../lines/place.ts';

/** A place for what only the author knows, as it stands in a text. */
export interface OpenPlace extends Place {
  readonly open: string;
}

/** The first of the places that neither the piece asks for yet nor the author's notes have filled; null when there is none. */
export function nextPlace(places: readonly Place[], desk: Desk, gaps: GapBook): OpenPlace | null {
  for (const place of places.filter((one) => !isAnswered(one, desk))) {
    const open = gaps.take([place.gap], 'kind');
    if (open !== '') return { ...place, open };
  }
  return null;
}

const TELLS = [
  { asked: /\b(?:cost|price|pay)\b/iu, told: /[$€£¥]|\b(?:euros?|dollars?|pounds?|free)\b/iu },
  {
    asked: /\b(?:when|from when|the day)\b/iu,
    told: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|o['’]clock|midnight|noon|\d{1,2}(?::\d\d)? ?(?:am|pm))\b/iu,
  },
] as const;

/** Whether a quotation from the author's own notes has told what is asked here. */
export function isAnswered({ heading, gap }: Pick<Place, 'heading' | 'gap'>, { quotes }: Desk): boolean {
  return TELLS.some(
    ({ asked, told }) =>
      asked.test(`${heading} ${gap}`) &&
      quotes.some(({ text, source }) => source.kind === 'material' && told.test(text)),
  );
}
