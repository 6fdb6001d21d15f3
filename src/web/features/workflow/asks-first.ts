import type { Draft } from './draft.ts';

/** Whether the author is asked questions once research is done: one who has given an opinion has answered already. */
export function asksFirst({ askFirst, opinion, writer }: Pick<Draft, 'askFirst' | 'opinion' | 'writer'>): boolean {
  return askFirst && writer !== 'builtin' && opinion.trim() === '';
}
