import { DiskFullError } from './disk-full-error.ts';
import { freeBytes } from './free-bytes.ts';
import type { Reserve } from './reserve.ts';
import { ENOUGH_BYTES, LOG_SEGMENT_BYTES, LOW_BYTES, RESERVE_BYTES, START_BYTES } from './sizes.ts';

/** How often the disk is looked at, in ms. */
const EVERY_MS = 1_000;

/** The log is written over once so much of it has gathered: PGlite would keep all of it until it is closed. */
const LONGEST_LOG = { roomy: 4 * LOG_SEGMENT_BYTES, full: LOG_SEGMENT_BYTES / 2 };

/** Whether there is room for anything new. */
export interface Room {
  isFull(): boolean;
  /** Aborts once the disk is full; aborted already while it is. */
  untilFull(): AbortSignal;
  /** Calls `told` each time the disk has got full or has room again. */
  onChange(told: (isFull: boolean) => void): void;
}

/** Of a database without a disk. */
export const ALWAYS_ROOM: Room = {
  isFull: () => false,
  untilFull: () => new AbortController().signal,
  onChange: () => {},
};

export interface WatchedEngine {
  exec(sql: string): Promise<unknown>;
  query(sql: string): Promise<{ rows: unknown[] }>;
}

export interface DiskWatch extends Room {
  /** Looks now. */
  look(): Promise<void>;
  /** Looks as soon as it can: something found no room. */
  lookSoon(): void;
  start(): void;
  stop(): void;
}

/** Lets the engine read alone while its disk is full: it cannot bear to find no room for its log. */
export function watchDisk(on: {
  dataDir: string;
  reserve: Reserve;
  engine: WatchedEngine;
  everyMs?: number;
}): DiskWatch {
  const { dataDir, reserve, engine, everyMs = EVERY_MS } = on;
  const listeners: ((isFull: boolean) => void)[] = [];
  let full = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function turn(isFull: boolean): Promise<void> {
    await engine.exec(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    if (isFull) full.abort(new DiskFullError());
    else full = new AbortController();
    for (const told of listeners) told(isFull);
  }

  async function judge(): Promise<void> {
    const isFull = full.signal.aborted;
    const beside = isFull ? ENOUGH_BYTES : LOW_BYTES;
    const isRoomy = freeBytes(dataDir) >= beside && reserve.hold(RESERVE_BYTES, beside);
    if (!isRoomy) reserve.holdSome(START_BYTES);
    if (isRoomy === isFull) await turn(!isFull);
    if ((await logBytes(engine)) > (isRoomy ? LONGEST_LOG.roomy : LONGEST_LOG.full)) await engine.exec('checkpoint');
  }

  /** An engine that does not answer is for its pulse to tell. */
  const look = () =>
    (looking ??= judge()
      .catch(() => {})
      .finally(() => (looking = undefined)));

  return {
    isFull: () => full.signal.aborted,
    untilFull: () => full.signal,
    onChange: (told) => void listeners.push(told),
    look,
    lookSoon: () => void setImmediate(() => void look()),
    start: () => void (timer ??= setInterval(() => void look(), everyMs).unref()),
    stop: () => clearInterval(timer),
  };
}

/** How much log has gathered since it was last written over. */
async function logBytes(engine: WatchedEngine): Promise<number> {
  const { rows } = await engine.query(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return (rows[0] as { bytes: number } | undefined)?.bytes ?? 0;
}
