const LETTERS = 5;

/**
 * The first letters of a word, which stand for all its forms where no stemmer is at hand: "repair", "repairs", "repairing".
 * The server's `text/stems.ts` knows better for most languages.
 */
export function wordStart(word: string): string {
  return Array.from(word).slice(0, LETTERS).join('');
}
