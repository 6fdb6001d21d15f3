import { xWeight } from '../../checks/x-weight.ts';
import { findGaps } from './gaps.ts';

/** X makes each link as long as this one. */
const LINK = 'https://t.co/1234567890';

/** The length of a post as X will count it once each gap for a link, `[Add: link]`, has one. */
export function xWeightFilled(text: string): number {
  const filled = findGaps(text)
    .filter(({ what }) => what.toLowerCase() === 'link')
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${LINK}${rest.slice(end)}`, text);
  return xWeight(filled);
}
