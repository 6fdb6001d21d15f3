import { GROUNDS } from '../../core/contracts/output.ts';
import type { Output } from '../../core/contracts/output.ts';
import { placeStance } from '../../core/rules/place-stance.ts';
import type { OutputRow } from './outputs.store.ts';

/** Where the sentences that carry the opinion stand in the text; one that somebody changed stands nowhere. */
export function stanceSpans({ content, stance }: Pick<OutputRow, 'content' | 'stance'>): Output['stance'] {
  return placeStance(content ?? '', stance).map(({ pointId, start, end }) => ({ point_id: pointId, start, end }));
}

/** Where the sentences stand of which it is known what they rest on. */
export function groundSpans({ content, grounds }: Pick<OutputRow, 'content' | 'grounds'>): Output['grounds'] {
  const sentences = grounds.map(({ sentence, ground }) => ({ pointId: ground, sentence }));
  return placeStance(content ?? '', sentences).flatMap(({ pointId, start, end }) => {
    const ground = GROUNDS.find((one) => one === pointId);
    return ground === undefined ? [] : [{ ground, start, end }];
  });
}
