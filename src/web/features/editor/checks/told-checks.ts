import type { CheckResult } from '../../../../core/checks/check-result.ts';
import type { Span } from '../../../../core/text/span.ts';
import type { Outline } from '../../../../core/formats/layout/outline.ts';
import type { GroundSpan } from '../grounds/ground-span.ts';
import type { StanceSpan } from '../stance/stance-span.ts';

/** What the server last said of a piece, and the text that it was said of. */
export interface ToldChecks {
  readonly content: string;
  readonly checks: readonly CheckResult[];
  /** Which of its sentences carry which point of the opinion. */
  readonly stance: readonly StanceSpan[];
  /** What of its sentences rests on what; left out where that is not known. */
  readonly grounds?: readonly GroundSpan[];
  /** Set where it is an outline. */
  readonly outline?: Outline | null;
  /** How many earlier texts it had then, where that was said: an edit can add one. */
  readonly versions?: number;
}

/**
 * The server's checks on a body that was edited since: spans follow their text, and a check whose every text is gone is
 * gone with them. What never had a place stays until the server says otherwise.
 */
export function anchorChecks({ content, checks }: Pick<ToldChecks, 'content' | 'checks'>, body: string): CheckResult[] {
  const follow = spanFollower(content, body);
  return checks.flatMap((check) => {
    if (check.spans.length === 0) return [check];
    const spans = check.spans.flatMap((span) => follow(span) ?? []);
    return spans.length > 0 ? [{ ...check, spans }] : [];
  });
}

/** Finds where a stretch of one text stands in another that was made of it by an edit; null where it is gone. */
export function spanFollower(former: string, present: string): (span: Span) => Span | null {
  if (former === present) return (span) => span;
  const before = sharedStart(former, present);
  const after = sharedEnd(former, present, before);
  const growth = present.length - former.length;
  return ({ start, end }) => {
    if (end <= before) return { start, end };
    if (start >= former.length - after) return { start: start + growth, end: end + growth };
    const length = end - start;
    const found = present.indexOf(former.slice(start, end), Math.max(0, before - length));
    return found >= 0 && found <= present.length - after ? { start: found, end: found + length } : null;
  };
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** Without what is shared at the start already. */
function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) {
    length += 1;
  }
  return length;
}
