import { findFormat } from '../../../lib/find-format.ts';

/** Of a format that this client does not know. */
const OF_ANOTHER = 2_000;

/** More than this is not known to be written until it is. */
export const MOST_WRITTEN = 0.9;

const usualLength = (format: string): number => findFormat(format)?.usualLength ?? OF_ANOTHER;

/** Whether it fits into a few lines. */
export function isShort(format: string): boolean {
  return usualLength(format) < 500;
}

/** How much of a piece is written, from 0 to 1, by how long such a piece usually is. */
export function shareWritten(format: string, characters: number): number {
  return Math.min(MOST_WRITTEN, characters / usualLength(format));
}
