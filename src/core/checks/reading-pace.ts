import { countWords } from '../rules/text.ts';

/** Words a minute that a script is planned for: the usual convention; reading aloud averages 183 (Brysbaert 2019). */
export const SPOKEN_WORDS_PER_MINUTE = 150;

/** Words a minute of silent reading of English non-fiction (Brysbaert 2019). */
export const READ_WORDS_PER_MINUTE = 238;

/** How long a text takes to say. */
export function spokenSeconds(text: string): number {
  return (countWords(text) / SPOKEN_WORDS_PER_MINUTE) * 60;
}

/** How many words fit into a stretch of speech. */
export function wordsInSeconds(seconds: number): number {
  return (seconds / 60) * SPOKEN_WORDS_PER_MINUTE;
}

/** Whole minutes that a reader needs, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / READ_WORDS_PER_MINUTE));
}
