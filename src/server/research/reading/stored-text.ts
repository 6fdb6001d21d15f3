import { createHash } from 'node:crypto';
import { cleanText } from '../../../core/rules/text.ts';

/** Longest text kept of one source, in UTF-16 code units. */
const MAX_STORED = 200_000;

/**
 * The text that is kept of a source, and that its quotes stand in. Without control characters and without marks that
 * turn the direction of whatever text follows them.
 */
export function storedText(text: string): string {
  return cleanText(text.slice(0, MAX_STORED * 2))
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .slice(0, MAX_STORED)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** One line of foreign text: a title, the name of a site. */
export function storedLine(text: string): string {
  return storedText(text)
    .replace(/\s+/g, ' ')
    .slice(0, 300)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** SHA-256 of a stored text, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
