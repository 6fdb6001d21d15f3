import { cleanText } from '../../../core/rules/text.ts';

/**
 * A topic as a search engine takes it: on one line, whole words up to the limits of its API. Null when nothing in it can
 * be searched for.
 */
export function searchQuery(topic: string, limits: { characters: number; words?: number }): string | null {
  const words = cleanText(topic)
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, limits.words);
  let query = cleanText(words.shift()?.slice(0, limits.characters) ?? '');
  for (const word of words) {
    if (query.length + 1 + word.length > limits.characters) break;
    query += ` ${word}`;
  }
  return /[\p{L}\p{N}]/u.test(query) ? query : null;
}
