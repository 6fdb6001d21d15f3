import type { ScriptRow } from '../parts.ts';
import { unguardLine, type IsMarker } from './guard.ts';
import { labelReader, type LabelKey } from './labels.ts';
import { asBlock, toLines } from './lines.ts';
import { finishRows, newRow, ROW_FIELDS, type RowDraft, type RowField } from './script-rows.ts';
import { isTableRule, readTableHead, readTableRow, type Columns } from './script-table.ts';
import { readChapter, readTimeLine, type TimeLine } from './times.ts';

export interface ReadScript<Key extends LabelKey> {
  /** Lines below a label as they stand, guards included; empty for a label that is missing. */
  readonly linesOf: (key: Key) => readonly string[];
  readonly rows: readonly ScriptRow[];
  readonly unparsed: string;
}

export interface ScriptReader<Key extends LabelKey> {
  readonly isMarker: IsMarker;
  read(text: string): ReadScript<Key>;
}

const readField = labelReader(ROW_FIELDS);
const readScriptHead = labelReader(['script']);

/** Reads texts made of labelled blocks and timed rows, in any order; a line `Script:` may head the rows. */
export function scriptReader<Key extends LabelKey>(blockKeys: readonly Key[]): ScriptReader<Key> {
  const readBlock = labelReader(blockKeys);
  const isMarker: IsMarker = (line) =>
    [readBlock, readField, readScriptHead, readTimeLine, readTableHead].some((read) => read(line) !== null) ||
    readTableRow(line, null) !== null;

  return {
    isMarker,
    read(text) {
      const reading = new Reading<Key>(isMarker);
      for (const line of toLines(text)) {
        const block = readBlock(line);
        if (block === null) reading.take(line);
        else reading.openBlock(block.key, block.value);
      }
      return reading.result();
    },
  };
}

class Reading<Key extends LabelKey> {
  private readonly isMarker: IsMarker;
  private readonly blocks = new Map<Key, string[]>();
  private readonly rows: RowDraft[] = [];
  private readonly unparsed: string[] = [];
  /** The block that plain lines belong to; without one they belong to the last row. */
  private block: string[] | null = this.unparsed;
  private blockKey: Key | null = null;
  private field: RowField = 'spoken';
  private columns: Columns | null = null;
  private afterTableHead = false;

  constructor(isMarker: IsMarker) {
    this.isMarker = isMarker;
  }

  openBlock(key: Key, value: string): void {
    this.blockKey = key;
    this.block = this.blocks.get(key) ?? [];
    this.blocks.set(key, this.block);
    if (value !== '') this.block.push(value);
  }

  take(line: string): void {
    // `0:00-1:10: Intro` is a chapter among chapters, and a row anywhere else.
    if (this.blockKey === 'chapters' && readChapter(line)?.title) return this.takeText(line);
    const time = readTimeLine(line);
    const field = readField(line);
    const head = readScriptHead(line);
    if (time !== null) this.openTimedRow(time);
    else if (field !== null) this.openField(field.key, field.value);
    else if (head !== null) this.openScript(head.value);
    else if (!this.takeTable(line)) this.takeText(line);
  }

  result(): ReadScript<Key> {
    return {
      linesOf: (key) => this.blocks.get(key) ?? [],
      rows: finishRows(this.rows),
      unparsed: asBlock(this.unparsed.join('\n')),
    };
  }

  private openTimedRow(time: TimeLine): void {
    this.openRow(newRow(time.start, time.end));
    const field = readField(time.rest);
    if (field !== null) this.openField(field.key, field.value);
    else if (time.rest !== '') this.takeText(time.rest);
  }

  private openRow(row: RowDraft): void {
    this.rows.push(row);
    this.leaveBlock(null);
    this.field = 'spoken';
  }

  /** In a script without times, what a row already has opens the next row. */
  private openField(field: RowField, value: string): void {
    const row = this.rows.at(-1);
    if (row === undefined || (row.start === null && row.lines[field].some((taken) => taken !== '')))
      this.openRow(newRow(null, null));
    this.leaveBlock(null);
    this.field = field;
    if (value !== '') this.takeText(value);
  }

  private openScript(value: string): void {
    this.leaveBlock(this.unparsed);
    if (value !== '') this.unparsed.push(value);
  }

  private leaveBlock(next: string[] | null): void {
    this.block = next;
    this.blockKey = null;
  }

  private takeTable(line: string): boolean {
    if (this.afterTableHead && isTableRule(line)) return true;
    const columns = readTableHead(line);
    this.afterTableHead = columns !== null;
    const row = columns === null ? readTableRow(line, this.columns) : null;
    if (columns !== null) this.columns = columns;
    if (row !== null) this.openRow(row);
    return columns !== null || row !== null;
  }

  private takeText(line: string): void {
    if (this.block !== null) this.block.push(line);
    else this.rows.at(-1)?.lines[this.field].push(unguardLine(line, this.isMarker));
  }
}
