import type { Angle } from '../angles/angle.ts';

const MOST_WORDS = 5;
const SMALL = new Set('a an the and or of to in is are for with on at by as it this that my our your'.split(' '));

/** At most 5 words of the topic in plain letters; a topic in another script gets the slug of the angle. */
export function slugOf(topic: string, angle: Angle): string {
  const plain = topic.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/gu, '');
  const words = plain.match(/[a-z0-9]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  return (telling.length > 0 ? telling : [angle]).slice(0, MOST_WORDS).join('-').slice(0, 75).replace(/-+$/u, '');
}
