import { findCheckMarks } from '../../../../core/formats/layout/check-mark.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { placeStance } from '../../../../core/rules/place-stance.ts';
import type { StancePoint } from '../../../../core/rules/stance-points.ts';
import type { ToldChecks } from '../checks/told-checks.ts';
import { aroundBrackets } from '../marks/around-brackets.ts';
import type { TextSpan } from '../marks/use-marks.ts';

/** A stretch of a text that carries the author's opinion. */
export interface OpinionMark extends TextSpan {
  /** The points that it carries, in the author's words; none that is not known any more. */
  readonly points: readonly StancePoint[];
  /** Where it begins in the whole text; set where `start` counts within a part of it. */
  readonly place?: number;
}

/** The sentences that carry points, in their words. */
export function opinionSentences({ content, stance }: Pick<ToldChecks, 'content' | 'stance'>): string[] {
  return stance.map(({ start, end }) => content.slice(start, end));
}

/**
 * Where the opinion stands in a body that may have been edited since the server told of it, in order and never one over
 * another. A gap or flag is within such a stretch or without, never half.
 */
export function opinionMarks(
  told: Pick<ToldChecks, 'content' | 'stance'> | null,
  body: string,
  points: readonly StancePoint[],
): OpinionMark[] {
  if (!told || told.stance.length === 0) return [];
  const sentences = opinionSentences(told);
  const words = told.stance.map(({ point_id: pointId }, index) => ({ pointId, sentence: sentences[index] ?? '' }));
  const brackets = [...findGaps(body), ...findCheckMarks(body)];
  const marks: OpinionMark[] = [];
  for (const { pointId, ...place } of placeStance(body, words)) {
    const span = aroundBrackets(place, brackets);
    const carried = points.filter(({ id }) => id === pointId);
    const last = marks.at(-1);
    if (last && span.start < last.end) {
      const others = carried.filter((point) => !last.points.includes(point));
      marks[marks.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        points: [...last.points, ...others],
      };
    } else marks.push({ ...span, points: carried });
  }
  return marks;
}
