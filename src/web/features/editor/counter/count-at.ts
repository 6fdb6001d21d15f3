import { describe, statusOf } from '../../../../core/checks/judge.ts';
import type { Counted, Counts } from '../checks/judge-text.ts';

export interface ShownCount {
  /** "Headline 3: 28 of 30 characters". */
  readonly text: string;
  /** How it begins where there is little room: "Headline 3: 28 of 30". */
  readonly short: string;
  /** Whether the platform takes more than what it is held against. */
  readonly isAdvice: boolean;
  readonly status: ReturnType<typeof statusOf>;
  /** How much there is too much; 0 where there is none. */
  readonly over: number;
  /** Null for the text as a whole. */
  readonly name: string | null;
}

/**
 * What is counted while one types: what the platform counts as a whole, as long as the caret stands in it, else the field
 * at the caret. The whole has no name where it is all there is.
 */
export function countAt({ whole, fields }: Counts, caret: number | null): ShownCount | null {
  const field = caret === null ? null : fieldAt(fields, caret);
  if (whole && (field === null || isIn(whole, caret))) return show(whole, hasMore(whole, fields) ? whole.name : null);
  return field && show(field, field.name);
}

function isIn({ span }: Counted, caret: number | null): boolean {
  return span === null || caret === null || (span.start <= caret && caret <= span.end);
}

/** Whether a field stands outside of it, as the slides do beside a caption. */
function hasMore(whole: Counted, fields: readonly Counted[]): boolean {
  return fields.some(({ span }) => span !== null && !(isIn(whole, span.start) && isIn(whole, span.end)));
}

/** The smallest one: a headline, not the ad around it. */
function fieldAt(fields: readonly Counted[], caret: number): Counted | null {
  const around = fields.filter((field) => isIn(field, caret));
  return around.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

function lengthOf({ span }: Counted): number {
  return span ? span.end - span.start : 0;
}

function show({ found, bounds }: Counted, name: string | null): ShownCount {
  const counted = describe(found, bounds);
  const most = bounds.hardMax !== undefined && found > bounds.hardMax ? bounds.hardMax : (bounds.max ?? bounds.hardMax);
  const text = name === null ? counted : `${name}: ${counted}`;
  const unit = ` ${bounds.unit}`;
  return {
    text,
    short: most !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text,
    isAdvice: most !== undefined && bounds.hardMax !== undefined && most < bounds.hardMax,
    status: statusOf(found, bounds),
    over: Math.max(0, found - (most ?? Infinity)),
    name,
  };
}
