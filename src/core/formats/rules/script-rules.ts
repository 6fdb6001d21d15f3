import { countWords } from '../../rules/text.ts';
import { wordsInSeconds } from '../../checks/reading-pace.ts';
import { formatClock } from '../layout/times.ts';
import { scriptSeconds, spokenText } from '../layout/script-rows.ts';
import type { ScriptRow } from '../parts.ts';
import { convention } from './conventions.ts';
import { locate } from './locate.ts';
import type { Rule } from './rule.ts';

/** How many more words than the pace plans for a fast speaker still fits in. */
const PACE_TOLERANCE = 0.1;

/** Rows follow each other without gaps, from 0 on. */
export function rowsFollow<Parts>(of: (parts: Parts) => readonly ScriptRow[]): Rule<Parts> {
  return convention({ id: 'times', label: 'Times' }, ({ text, parts }) => {
    const rows = of(parts);
    const wrong = rows.findIndex((row, index) => row.end <= row.start || row.start !== (rows[index - 1]?.end ?? 0));
    const row = rows[wrong];
    const span = row ? locate(text, formatClock(row.start)) : null;
    return wrong < 0
      ? { kept: true, detail: 'The rows follow each other from 00:00' }
      : {
          kept: false,
          detail: `Row ${wrong + 1} does not start where the one before ends, or ends before it starts`,
          spans: span ? [span] : [],
        };
  });
}

/** No more words than fit the time at the planned pace. Fewer leave room for pauses and pictures. */
export function wordsFitTime<Parts>(ask: string, of: (parts: Parts) => readonly ScriptRow[]): Rule<Parts> {
  return convention({ id: 'pace', label: 'Spoken words', ask }, ({ parts }) => {
    const rows = of(parts);
    const seconds = scriptSeconds(rows);
    const words = countWords(spokenText(rows));
    const planned = wordsInSeconds(seconds);
    return words - planned <= planned * PACE_TOLERANCE
      ? { kept: true, detail: `${words} words fit ${seconds} seconds` }
      : { kept: false, detail: `${words} words for ${seconds} seconds; about ${Math.round(planned)} fit` };
  });
}
