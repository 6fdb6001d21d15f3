import { composed } from '../rules/composed.ts';
import { X_EMOJI_SEQUENCE } from './x-emoji.ts';
import { findXLinks } from './x-links.ts';

const HEAVY_WEIGHT = 2;
export const X_LINK_WEIGHT = 23;

/** The length of a post as X counts it: in NFC, any link 23, an emoji 2, Latin and its neighbours 1, the rest 2. */
export function xWeight(text: string): number {
  const post = composed(text);
  const spans = weighedSpans(post);
  let weight = 0;
  for (let index = 0; index < post.length;) {
    const span = spans.get(index);
    if (span !== undefined) {
      weight += span.weight;
      index += span.length;
    } else {
      const point = post.codePointAt(index) ?? 0;
      weight += isLight(point) ? 1 : HEAVY_WEIGHT;
      index += point > 0xffff ? 2 : 1;
    }
  }
  return weight;
}

/** Ranges that weigh 1; everything else, emoji included, weighs 2 (twitter-text, configuration 3). */
function isLight(point: number): boolean {
  if (point < 0x2000) return point <= 0x10ff;
  return point <= 0x200d || (point >= 0x2010 && point <= 0x201f) || (point >= 0x2032 && point <= 0x2037);
}

/** Stretches that weigh as one, by where they start; a link wins over an emoji. */
function weighedSpans(post: string): Map<number, { readonly length: number; readonly weight: number }> {
  const spans = new Map<number, { readonly length: number; readonly weight: number }>();
  for (const emoji of post.matchAll(X_EMOJI_SEQUENCE)) {
    spans.set(emoji.index, { length: emoji[0].length, weight: HEAVY_WEIGHT });
  }
  for (const link of findXLinks(post)) spans.set(link.start, { length: link.url.length, weight: X_LINK_WEIGHT });
  return spans;
}
