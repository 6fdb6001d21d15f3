import type { CheckStatus } from './check-result.ts';

/** Below this a limit reads better as "at most 2" than as "3 of 2". */
const COUNTED = 10;

/** `hardMax` is a platform's limit and fails; `max` is a convention and only warns. There is no `min`: it would only be padded. */
export interface Bounds {
  readonly max?: number;
  readonly hardMax?: number;
  /** In the plural: "characters". */
  readonly unit: string;
}

export function statusOf(found: number, { max = Infinity, hardMax = Infinity }: Bounds): CheckStatus {
  if (found > hardMax) return 'fail';
  return found > max ? 'warn' : 'pass';
}

/** "291 of 280 characters", "3 hashtags, at most 2". */
export function describe(found: number, { max, hardMax, unit }: Bounds): string {
  const limit = max === undefined || (hardMax !== undefined && found > hardMax) ? hardMax : max;
  const counted = inDigits(found);
  const units = found === 1 ? unit.replace(/s$/, '') : unit;
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
