import { countWords } from '../rules/text.ts';
import type { CheckResult } from './check-result.ts';
import { judgeConvention } from './judge.ts';
import { wordsInSeconds } from './reading-pace.ts';

/** How far the words may be from what fits the time. */
const PACE_TOLERANCE = 0.1;

export interface TimedRow {
  readonly start: number;
  readonly end: number;
}

/** Rows follow each other without gaps, from 0 on. */
export function checkTimes(rows: readonly TimedRow[]): CheckResult {
  const wrong = rows.findIndex((row, index) => row.end <= row.start || row.start !== (rows[index - 1]?.end ?? 0));
  return judgeConvention({ id: 'times', label: 'Times' }, wrong < 0, {
    kept: 'The rows follow each other from 00:00',
    missed: `Row ${wrong + 1} does not start where the one before ends, or ends before it starts`,
  });
}

/** As many words as fit the time at the planned pace, give or take a tenth. */
export function checkPace(spoken: string, seconds: number): CheckResult {
  const words = countWords(spoken);
  const planned = wordsInSeconds(seconds);
  const kept = Math.abs(words - planned) <= planned * PACE_TOLERANCE;
  return judgeConvention({ id: 'pace', label: 'Spoken words' }, kept, {
    kept: `${words} words fit ${seconds} seconds`,
    missed: `${words} words for ${seconds} seconds; about ${Math.round(planned)} fit`,
  });
}
