import type { Desk } from '../desk.ts';

const MOST_WORDS = 5;
const SMALL = new Set('a an the and or of to in is are for with on at by as it this that my our your'.split(' '));

/** At most 5 words of the topic in plain letters, for each sibling other ones; a topic in another script gets the slug of the angle. */
export function slugOf(topic: string, { angle, variant }: Pick<Desk, 'angle' | 'variant'>): string {
  const plain = topic.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/gu, '');
  const words = plain.match(/[a-z0-9]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  const own = variant === 1 ? telling : [...telling.slice(0, MOST_WORDS - 2), angle];
  return (telling.length > 0 ? own : [angle]).slice(0, MOST_WORDS).join('-').slice(0, 75).replace(/-+$/u, '');
}
