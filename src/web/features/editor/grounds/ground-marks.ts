import { findCheckMarks } from '../../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { placeStance } from '../../../../core/rules/place-stance.ts';
import type { ToldChecks } from '../checks/told-checks.ts';
import { GROUNDS } from '../marks/grounds.ts';
import { aroundBrackets } from '../marks/around-brackets.ts';
import type { GroundMark } from '../marks/sentence-mark.ts';

/**
 * What the sentences of a body rest on that may have been edited since the server told of it, in order and never one over
 * another. A sentence that was changed rests on nothing that is known.
 */
export function groundMarks(told: Pick<ToldChecks, 'content' | 'grounds'> | null, body: string): GroundMark[] {
  if (!told?.grounds || told.grounds.length === 0) return [];
  const words = told.grounds.map(({ ground, start, end }) => ({
    pointId: ground,
    sentence: told.content.slice(start, end),
  }));
  const brackets = [...findGaps(body), ...findCheckMarks(body)];
  const marks: GroundMark[] = [];
  for (const { pointId, ...place } of placeStance(body, words)) {
    const ground = GROUNDS.find((one) => one === pointId);
    const span = aroundBrackets(place, brackets);
    if (ground && span.start >= (marks.at(-1)?.end ?? 0)) marks.push({ ...span, ground });
  }
  return marks;
}
