import type { Span } from '../../core/text/span.ts';

/** A name of two or three words. */
export interface ToldName {
  readonly words: readonly string[];
  readonly span: Span;
}

const NAME =
  /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2}(?![\p{L}\p{N}-])/gu;
const SHORTEST = 5;
/** Endings that make a plural, a case or another sex of a name, not a slip. */
const ENDINGS = /^(?:s|es|n|en|e|a|o|i|r|er|y|d|ed|ing)?$/;

export function readNames(text: string): ToldName[] {
  return Array.from(text.matchAll(NAME), ({ 0: name, index }) => ({
    words: name.split(' '),
    span: { start: index, end: index + name.length },
  }));
}

/** Whether two names differ like a slip of the pen: one letter within one of their words, all others the same. */
export function isSlip(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const pairs = one.map((word, at) => [word.toLowerCase(), other[at]?.toLowerCase() ?? ''] as const);
  const different = pairs.filter(([a, b]) => a !== b);
  const [pair] = different;
  return different.length === 1 && pair !== undefined && differsByLetter(pair[0], pair[1]);
}

/** One letter more, less, other or swapped with the next, neither the first one nor an ending. */
function differsByLetter(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST || long.length - short.length > 1) return false;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  let tail = 0;
  while (tail < short.length - head && short.at(-1 - tail) === long.at(-1 - tail)) tail += 1;
  const [left, right] = [short.slice(head, short.length - tail), long.slice(head, long.length - tail)];
  if (head === 0 || (tail === 0 && ENDINGS.test(left) && ENDINGS.test(right))) return false;
  const swapped = left.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`;
  return swapped || (left.length <= 1 && right.length === 1);
}
