import { createHash } from 'node:crypto';
import { cleanText } from '../../../core/rules/text.ts';

/** Longest text kept of one source, in UTF-16 code units. */
const MAX_STORED = 200_000;

/**
 * Characters that nobody sees: zero-width ones, soft hyphens, marks of direction, and the tags and variation selectors
 * with which whole sentences can be written unseen. Joiners stay, which emoji and some scripts need.
 */
export const UNSEEN =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u3164\uffa0\u{e0000}-\u{e0fff}]/gu;

/**
 * The text that is kept of a source, and that its quotes stand in. Without control characters, without what nobody
 * sees, and without marks that turn the direction of whatever text follows them.
 */
export function storedText(text: string): string {
  return cleanText(text.slice(0, MAX_STORED * 2))
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(UNSEEN, '')
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
