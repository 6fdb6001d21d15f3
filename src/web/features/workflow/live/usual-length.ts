import { findFormat } from '../../../lib/find-format.ts';

/** About how many characters a piece of a format comes to, as its rules ask for it. */
const USUAL: Readonly<Record<string, number>> = {
  descriptions: 1_500,
  'x-post': 260,
  'email-newsletter': 2_500,
  'video-script': 4_000,
  'blog-post': 8_000,
  'short-content-script': 1_200,
  'linkedin-post': 1_400,
  'instagram-carousel': 1_800,
  'google-search-ad': 1_500,
  'meta-ad': 1_500,
  'press-release': 2_800,
  'landing-page': 3_500,
};

const OF_ANOTHER = 2_000;

/** More than this is not known to be written until it is. */
const MOST = 0.9;

const usualLength = (format: string): number => USUAL[findFormat(format)?.id ?? ''] ?? OF_ANOTHER;

/** Whether it fits into a few lines. */
export function isShort(format: string): boolean {
  return usualLength(format) < 500;
}

/** How much of a piece is written, from 0 to 1, by how long such a piece usually is. */
export function shareWritten(format: string, characters: number): number {
  return Math.min(MOST, characters / usualLength(format));
}
