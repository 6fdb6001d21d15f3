import { namedPart } from './labels.ts';
import { newRow, ROW_FIELDS, type RowDraft, type RowField } from './script-rows.ts';
import { readTimeRange } from './times.ts';

/** What each column of a script's table holds; null for a column of no interest. */
export type Columns = readonly (RowField | null)[];

const USUAL_COLUMNS: Columns = [null, ...ROW_FIELDS];
const MOST_CELLS = 12;

/** Cells of a Markdown table row, or null when the line is none. */
function readCells(line: string): string[] | null {
  const trimmed = line.trim();
  if (!trimmed.startsWith('|')) return null;
  const cells = trimmed.replace(/^\||\|$/g, '').split(/(?<!\\)\|/);
  return cells.length > MOST_CELLS ? null : cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

export function isTableRule(line: string): boolean {
  return /^\|[\s:|-]+$/.test(line.trim());
}

/** The head of a table that names at least two of the things a script says and shows. */
export function readTableHead(line: string): Columns | null {
  const columns = readCells(line)?.map((cell) => namedPart(cell.replace(/[*_]/g, ''), ROW_FIELDS));
  return columns !== undefined && columns.filter((column) => column !== null).length >= 2 ? columns : null;
}

/** A row of a table whose first cell is a range of times. */
export function readTableRow(line: string, columns: Columns | null): RowDraft | null {
  const cells = readCells(line);
  const times = readTimeRange(cells?.[0] ?? '');
  if (cells === null || times === null) return null;
  const row = newRow(times.start, times.end);
  cells.slice(1).forEach((cell, index) => {
    const field = (columns ?? USUAL_COLUMNS)[index + 1];
    if (field && cell !== '') row.lines[field].push(cell);
  });
  return row;
}
