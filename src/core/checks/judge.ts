import { shorten } from '../rules/text.ts';
import type { CheckResult, CheckStatus } from './check-result.ts';

export interface Rule {
  readonly id: string;
  readonly label: string;
}

/** Below this a limit reads better as "at most 2" than as "3 of 2". */
const COUNTED = 10;

/** `hardMax` is a platform's limit and fails; `min` and `max` are conventions and only warn. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly hardMax?: number;
  /** In the plural: "characters". */
  readonly unit: string;
}

/** A required part: missing breaks a hard rule. */
export function judgePresence(rule: Rule, present: boolean, detail: { found: string; missing: string }): CheckResult {
  return { ...rule, status: present ? 'pass' : 'fail', detail: present ? detail.found : detail.missing };
}

/** A convention that is kept or missed. */
export function judgeConvention(rule: Rule, kept: boolean, detail: { kept: string; missed: string }): CheckResult {
  return { ...rule, status: kept ? 'pass' : 'warn', detail: kept ? detail.kept : detail.missed };
}

export function judgeRange(rule: Rule, found: number, bounds: Bounds): CheckResult {
  return { ...rule, status: statusOf(found, bounds), detail: describe(found, bounds) };
}

/** One rule for each of several texts; the detail names those that miss it, by their place in the list. */
export function judgeEach(
  rule: Rule,
  found: readonly number[],
  bounds: Bounds & { readonly item: string },
): CheckResult {
  const missed = found.flatMap((count, index) => {
    const status = statusOf(count, bounds);
    return status === 'pass' ? [] : [{ status, detail: `${bounds.item} ${index + 1}: ${describe(count, bounds)}` }];
  });
  if (missed.length === 0) return { ...rule, status: 'pass', detail: `${found.length} checked` };
  const failed = missed.some(({ status }) => status === 'fail');
  return { ...rule, status: failed ? 'fail' : 'warn', detail: missed.map(({ detail }) => detail).join('; ') };
}

function statusOf(found: number, { min = 0, max = Infinity, hardMax = Infinity }: Bounds): CheckStatus {
  if (found > hardMax) return 'fail';
  return found < min || found > max ? 'warn' : 'pass';
}

function describe(found: number, { min = 0, max, hardMax, unit }: Bounds): string {
  const limit = max === undefined || (hardMax !== undefined && found > hardMax) ? hardMax : max;
  if (found < min) return `${found} ${unit}, at least ${min} is better`;
  if (limit === undefined) return `${found} ${unit}`;
  return found > limit && limit < COUNTED ? `${found} ${unit}, at most ${limit}` : `${found} of ${limit} ${unit}`;
}

/** All required parts in one rule; names are what the layout calls them. */
export function judgeParts(present: Readonly<Record<string, boolean>>): CheckResult {
  const missing = Object.keys(present).filter((name) => present[name] === false);
  const found = `All ${Object.keys(present).length} parts are there`;
  return judgePresence({ id: 'parts', label: 'Required parts' }, missing.length === 0, {
    found,
    missing: `Missing: ${missing.join(', ')}`,
  });
}

/** Text that no part of the layout took. */
export function judgeLayout(unparsed: string): CheckResult {
  const [line = ''] = unparsed.split('\n');
  return judgeConvention({ id: 'layout', label: 'Layout' }, unparsed === '', {
    kept: 'Every line belongs to a part',
    missed: `Belongs to no part: "${shorten(line, 60)}"`,
  });
}
