import { unzipSync, zipSync } from 'fflate';
import { UnreadableDocument } from '../extractor.ts';

const MAX_ENTRIES = 5_000;

/** The names in a ZIP archive. Throws `UnreadableDocument`. */
export function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  readZip(bytes, ({ name }) => {
    names.push(name);
    return false;
  });
  return names;
}

/**
 * The entries that are wanted, at most `limit` bytes together. An entry never takes more room than it declares, so a false
 * declaration costs nothing but the entry. Throws `UnreadableDocument`.
 */
export function unpackZip(
  bytes: Uint8Array,
  { wants, limit }: { wants: RegExp; limit: number },
): Map<string, Uint8Array> {
  let declared = 0;
  const entries = readZip(bytes, ({ name, originalSize }) => {
    if (!wants.test(name)) return false;
    declared += originalSize;
    if (declared > limit) throw new UnreadableDocument('too-much', 'This file is too large when it is unpacked.');
    return true;
  });
  return new Map(Object.entries(entries));
}

/** A ZIP archive whose entries are stored as they are. */
export function writeZip(entries: ReadonlyMap<string, Uint8Array>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 0 }));
}

function readZip(
  bytes: Uint8Array,
  filter: (entry: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter(entry) {
        count += 1;
        if (count > MAX_ENTRIES) throw new UnreadableDocument('too-much', 'This file holds too many parts to be read.');
        return filter(entry);
      },
    });
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument('broken', 'This file is damaged and cannot be opened.', { cause });
  }
}
