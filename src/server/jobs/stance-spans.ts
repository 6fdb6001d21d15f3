import type { Output } from '../../core/contracts/output.ts';
import type { OutputRow } from './outputs.store.ts';

/** Where the sentences that carry the opinion stand in the text; one that somebody changed stands nowhere. */
export function stanceSpans({ content, stance }: Pick<OutputRow, 'content' | 'stance'>): Output['stance'] {
  const spans: Output['stance'] = [];
  let from = 0;
  for (const { pointId, sentence } of stance) {
    // Kept in the order of the text, so each is sought behind the one before, and from the start if it was moved.
    const behind = content?.indexOf(sentence, from) ?? -1;
    const start = behind >= 0 ? behind : (content?.indexOf(sentence) ?? -1);
    if (start < 0 || sentence === '') continue;
    spans.push({ point_id: pointId, start, end: start + sentence.length });
    // Two points can stand in one sentence.
    from = start;
  }
  return spans.toSorted((one, other) => one.start - other.start);
}
