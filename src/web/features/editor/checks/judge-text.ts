import type { CheckResult } from '../../../../core/checks/check-result.ts';
import type { Bounds } from '../../../../core/checks/judge.ts';
import { findFormat } from '../../../../core/formats/registry.ts';
import type { Measured } from '../../../../core/formats/rules/rule.ts';
import { reportOn } from '../../../../core/reports/report-on.ts';
import type { PieceContext } from './piece-context.ts';

/** Every rule that needs neither sources nor the other pieces; null for a format that is not known here. */
export function judgeText(format: string, body: string, context: PieceContext): readonly CheckResult[] | null {
  const known = findFormat(format);
  return known ? reportOn(body, known, { ...context, evidence: null }).checks : null;
}

/** Something in a text that has a limit. */
export interface Counted extends Measured {
  readonly bounds: Bounds;
}

export interface Counts {
  /** What the format is counted by as a whole; null where each field has a count of its own. */
  readonly whole: Counted | null;
  /** Each stands somewhere in the text. */
  readonly fields: readonly Counted[];
  /** The words that the rule on the length counts; null where the length is not counted in words. */
  readonly words: number | null;
}

const NOTHING: Counts = { whole: null, fields: [], words: null };

/** What each limit of a format counts in a text. */
export function countIn(format: string, body: string): Counts {
  const known = findFormat(format);
  if (!known) return NOTHING;
  const reading = { ...known.parse(body), text: body };
  const counted = known.rules.flatMap(({ id, limit }) =>
    limit ? limit.measure(reading).map((measured) => ({ ...measured, id, bounds: limit })) : [],
  );
  return {
    whole: counted.find(({ id }) => id === known.counter) ?? null,
    fields: counted.filter(({ span }) => span !== null),
    words: counted.find(({ id, bounds }) => id === 'length' && bounds.unit === 'words')?.found ?? null,
  };
}
