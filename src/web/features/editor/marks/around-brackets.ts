import type { TextSpan } from './use-marks.ts';

/** A stretch that begins or ends within a gap or flag takes in all of it: none is marked by half. */
export function aroundBrackets({ start, end }: TextSpan, brackets: readonly TextSpan[]): TextSpan {
  const opening = brackets.find((bracket) => bracket.start < start && start < bracket.end);
  const closing = brackets.find((bracket) => bracket.start < end && end < bracket.end);
  return { start: opening?.start ?? start, end: closing?.end ?? end };
}
