import type { CheckStatus } from './check-result.ts';

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

export function statusOf(found: number, { min = 0, max = Infinity, hardMax = Infinity }: Bounds): CheckStatus {
  if (found > hardMax) return 'fail';
  return found < min || found > max ? 'warn' : 'pass';
}

/** "291 of 280 characters", "1 line, at least 3 is better". */
export function describe(found: number, { min = 0, max, hardMax, unit }: Bounds): string {
  const limit = max === undefined || (hardMax !== undefined && found > hardMax) ? hardMax : max;
  const counted = inDigits(found);
  const units = found === 1 ? unit.replace(/s$/, '') : unit;
  if (found < min) return `${counted} ${units}, at least ${inDigits(min)} is better`;
  if (limit === undefined) return `${counted} ${units}`;
  return found > limit && limit < COUNTED
    ? `${counted} ${units}, at most ${inDigits(limit)}`
    : `${counted} of ${inDigits(limit)} ${unit}`;
}

function inDigits(number: number): string {
  return number.toLocaleString('en');
}

/** The graver of several statuses. */
export function worst(statuses: readonly CheckStatus[]): CheckStatus {
  if (statuses.includes('fail')) return 'fail';
  return statuses.includes('warn') ? 'warn' : 'pass';
}
