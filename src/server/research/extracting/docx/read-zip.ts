import { inflateRawSync } from 'node:zlib';
import { UnreadableDocument } from '../extractor.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  /** As declared; what it really is shows when it is unpacked. */
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const MAX_ENTRIES = 5_000;

/** The entries of a ZIP archive as its central directory lists them (APPNOTE.TXT 4.3). Throws `UnreadableDocument`. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MAX_ENTRIES) throw new UnreadableDocument('too-much', 'This file holds too many parts to be read.');
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== CENTRAL) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('utf8'),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one entry, whatever size it declares, to at most `limit` bytes. Throws `UnreadableDocument`. */
export function unpackEntry(bytes: Uint8Array, entry: ZipEntry, limit: number): Buffer {
  const view = viewOf(bytes);
  if (entry.offset + 30 > view.byteLength || view.getUint32(entry.offset, true) !== LOCAL) throw broken();
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (entry.method === STORED) {
    if (packed.length > limit) throw tooLarge();
    return Buffer.from(packed);
  }
  if (entry.method !== DEFLATED) throw broken();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (cause) {
    throw cause instanceof RangeError ? tooLarge() : broken(cause);
  }
}

export function tooLarge(): UnreadableDocument {
  return new UnreadableDocument('too-much', 'This file is too large when it is unpacked.');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The record at the end, before a comment of up to 65,535 bytes. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw broken();
}

function broken(cause?: unknown): UnreadableDocument {
  return new UnreadableDocument('broken', 'This file is damaged and cannot be opened.', { cause });
}
