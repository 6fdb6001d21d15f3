import { findTerms } from '../../../../core/checks/terms.ts';
import type { Assignment } from '../../writer.ts';

/** Whether words of the writer's own, or of a source, may stand in a piece. */
export type Permits = (words: string) => boolean;

/** Whatever the persona does not ban; the places that a line has to be filled in are no words of it. */
export function permitsFor({ persona }: Pick<Assignment, 'persona'>): Permits {
  const { bannedTerms } = persona;
  if (bannedTerms.length === 0) return () => true;
  return (words) => findTerms(words.replace(/\{\w+\}/gu, ' '), bannedTerms).length === 0;
}

/**
 * What the writer's own words are to do without: a banned term that topic, opinion or persona have themselves cannot be
 * told from theirs once it stands in a piece.
 */
export function avoidableTerms({ topic, opinion, persona }: Assignment): readonly string[] {
  const { bannedTerms, name, audience } = persona;
  const given = new Set(findTerms([topic, opinion, name, audience].join('\n'), bannedTerms).map(({ term }) => term));
  return bannedTerms.filter((term) => !given.has(term));
}
