import type { Output } from '../../core/contracts/output.ts';
import { placeStance } from '../../core/rules/place-stance.ts';
import type { OutputRow } from './outputs.store.ts';

/** Where the sentences that carry the opinion stand in the text; one that somebody changed stands nowhere. */
export function stanceSpans({ content, stance }: Pick<OutputRow, 'content' | 'stance'>): Output['stance'] {
  return placeStance(content ?? '', stance).map(({ pointId, start, end }) => ({ point_id: pointId, start, end }));
}
