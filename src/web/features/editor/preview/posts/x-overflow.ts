import { findXLinks } from '../../../../../core/checks/x-links.ts';
import { X_LINK_WEIGHT, xWeight } from '../../../../../core/checks/x-weight.ts';
import { composed } from '../../../../../core/rules/composed.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Where a post goes beyond its limit: the first character, or the link, that does not fit any more; null where all of it fits. */
export function overflowStart(text: string, limit: number): number | null {
  if (xWeight(text) <= limit) return null;
  const links = findXLinks(composed(text)).map(({ url, start }) => ({ start, end: start + url.length, at: 0 }));
  let weight = 0;
  // X counts the composed text; what is marked is the text as it stands.
  let place = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const character = composed(segment);
    const link = links.find(({ start, end }) => start <= place && place < end);
    if (!link) weight += xWeight(character);
    else if (link.start === place) [weight, link.at] = [weight + X_LINK_WEIGHT, index];
    if (weight > limit) return link?.at ?? index;
    place += character.length;
  }
  return null;
}
