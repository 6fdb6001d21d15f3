import { randomBytes } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytes } from './free-bytes.ts';

const PIECE_BYTES = 1024 * 1024;

/** A file that takes up room until the database needs it more than anything. */
export interface Reserve {
  /** Takes up `bytes`, if that leaves `beside` bytes free; tells whether they are held. */
  hold(bytes: number, beside: number): boolean;
  /** Takes up as much of `bytes` as there is. */
  holdSome(bytes: number): void;
  /** Frees a little, but keeps `left` bytes; tells whether there was any. A little, since others take what is free. */
  giveBack(left: number): boolean;
}

export function createReserve(dataDir: string, mode: number): Reserve {
  const file = join(dataDir, 'reserve');
  const heldBytes = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const hold = (bytes: number, beside: number): boolean => {
    const held = heldBytes();
    if (held >= bytes) return true;
    if (freeBytes(dataDir) < bytes - held + beside) return false;
    try {
      withFile(file, { flags: 'a', mode }, (opened) => fill(opened, bytes - held));
      return true;
    } catch {
      // A quota may end before the disk does.
      return false;
    }
  };
  return {
    hold,
    holdSome: (bytes) => void hold(Math.min(bytes, heldBytes() + freeBytes(dataDir)), 0),
    giveBack(left) {
      const held = heldBytes();
      if (held <= left) return false;
      const rest = Math.max(left, held - PIECE_BYTES);
      withFile(file, { flags: 'r+', mode }, (opened) => ftruncateSync(opened, rest));
      return true;
    },
  };
}

/** With what cannot be compressed: some file systems keep no room for zeros. */
function fill(opened: number, bytes: number): void {
  const piece = randomBytes(Math.min(bytes, PIECE_BYTES));
  for (let left = bytes; left > 0; left -= writeSync(opened, piece, 0, Math.min(left, piece.length)));
}

function withFile(file: string, { flags, mode }: { flags: string; mode: number }, use: (opened: number) => void): void {
  const opened = openSync(file, flags, mode);
  try {
    use(opened);
  } finally {
    closeSync(opened);
  }
}
