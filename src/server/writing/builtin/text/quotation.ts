import { endsSentence } from './sentences.ts';

/**
 * Words of somebody else in quotation marks: curly ones, or straight ones where the words bring curly ones of their own,
 * so that the marks around them stay plain to see.
 */
export function mark(words: string): string {
  return /[“”]/u.test(words) ? `"${words}"` : `“${words}”`;
}

/** A quotation as a sentence of its own: where its words bring no full stop, one stands outside of the marks. */
export function markSentence(words: string): string {
  return endsSentence(words) ? mark(words) : `${mark(words)}.`;
}
