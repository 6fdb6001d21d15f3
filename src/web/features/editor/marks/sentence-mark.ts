import type { Ground } from '../../../../core/contracts/output.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import type { OpinionMark } from '../stance/opinion-marks.ts';
import type { TextSpan } from './use-marks.ts';

/** A sentence that is shown for what it rests on. */
export interface GroundMark extends TextSpan {
  readonly ground: Ground;
  /** Where it begins in the whole text; set where `start` counts within a part of it. */
  readonly place?: number;
}

/** A sentence that stands out in a text. */
export type SentenceMark = OpinionMark | GroundMark;

/** Null for one that stands out as the author's opinion. */
export function groundOf(mark: SentenceMark): Ground | null {
  return 'ground' in mark ? mark.ground : null;
}

/** Why it stands out, in words. */
export function wordsOf(mark: SentenceMark): string {
  return 'ground' in mark
    ? EDITOR_TEXTS.grounds.says[mark.ground]
    : EDITOR_TEXTS.stance.carries(mark.points.map(({ text }) => text));
}

/** How it looks: classes of `marks.css`. What is the author's view has the highlighter either way. */
export function lookOf(ground: Ground | null): string {
  return ground === null || ground === 'opinion' ? 'opinion' : `ground ground-${ground}`;
}
