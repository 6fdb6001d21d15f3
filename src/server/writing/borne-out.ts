import type { GroundedSentence } from './writer.ts';

/** The sentences that a passage of the material bears out, word for word: what they state was found there. */
export function borneOutOf(grounds: readonly GroundedSentence[]): string[] {
  return grounds.filter(({ ground }) => ground === 'source' || ground === 'ours').map(({ sentence }) => sentence);
}
