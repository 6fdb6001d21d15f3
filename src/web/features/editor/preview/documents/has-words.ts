import { textsOf } from './texts-of.ts';

/** Whether anything of some parts has words: a frame around nothing is not drawn. */
export function hasWords(parts: unknown): boolean {
  return textsOf(parts).length > 0;
}
