import type { Desk } from '../desk.ts';
import type { GapBook } from '../lines/gap-book.ts';
import type { Answer, Place } from '../lines/place.ts';
import { isTold } from '../reading/told.ts';

/** A place for what only the author knows, as it stands in a text. */
export interface OpenPlace extends Place {
  readonly open: string;
}

/** The first of the places that neither the piece asks for yet nor the author's notes have filled; null when there is none. */
export function nextPlace(places: readonly Place[], desk: Pick<Desk, 'notes'>, gaps: GapBook): OpenPlace | null {
  for (const place of places.filter((one) => !isAnswered(one, desk))) {
    const open = gaps.take([place.gap], 'kind');
    if (open !== '') return { ...place, open };
  }
  return null;
}

/** Whether the author's own notes have told what is asked here. */
export function isAnswered(wish: Answer, { notes }: Pick<Desk, 'notes'>): boolean {
  return isTold(wish, notes);
}
