import { spokenSeconds } from '../../checks/reading-pace.ts';
import type { ScriptRow } from '../parts.ts';
import { guardBlock, type IsMarker } from './guard.ts';
import { labelName, type LabelLanguage } from './labels.ts';
import { asBlock, asLine } from './lines.ts';
import { asSeconds, formatClock } from './times.ts';

export const ROW_FIELDS = ['spoken', 'visual', 'onScreen'] as const;

export type RowField = (typeof ROW_FIELDS)[number];

/** A row while it is read: times may be unknown, text comes line by line. */
export interface RowDraft {
  readonly start: number | null;
  readonly end: number | null;
  readonly lines: Readonly<Record<RowField, string[]>>;
}

export function newRow(start: number | null, end: number | null): RowDraft {
  return { start, end, lines: { spoken: [], visual: [], onScreen: [] } };
}

/** Times that nobody wrote follow from the neighbours and from how long the words take to say. */
export function finishRows(drafts: readonly RowDraft[]): ScriptRow[] {
  const rows: ScriptRow[] = [];
  drafts.forEach((draft, index) => {
    const spoken = asBlock(draft.lines.spoken.join('\n'));
    const start = draft.start ?? rows.at(-1)?.end ?? 0;
    const end = draft.end ?? drafts[index + 1]?.start ?? start + Math.ceil(spokenSeconds(spoken));
    const visual = asBlock(draft.lines.visual.join('\n'));
    rows.push({ start, end: asSeconds(end), spoken, visual, onScreen: asLine(draft.lines.onScreen.join(' ')) });
  });
  return rows;
}

/** One row: its times in brackets, then a line for each thing that is said or seen. */
export function layoutRow(row: ScriptRow, isMarker: IsMarker, language?: LabelLanguage): string {
  const field = (key: RowField, text: string) =>
    text === '' ? [] : [`${labelName(key, language)}: ${guardBlock(text, isMarker)}`];
  return [
    `[${formatClock(row.start)}-${formatClock(row.end)}]`,
    ...field('spoken', asBlock(row.spoken)),
    ...field('visual', asBlock(row.visual)),
    ...field('onScreen', asLine(row.onScreen)),
  ].join('\n');
}

/** How long the whole script runs, from its first to its last second. */
export function scriptSeconds(rows: readonly ScriptRow[]): number {
  if (rows.length === 0) return 0;
  return Math.max(...rows.map((row) => row.end)) - Math.min(...rows.map((row) => row.start));
}

/** Everything that is said, in order. */
export function spokenText(rows: readonly ScriptRow[]): string {
  return rows.map((row) => row.spoken).join('\n');
}
