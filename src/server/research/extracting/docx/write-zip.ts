import { crc32 } from 'node:zlib';

/** A ZIP archive whose entries are stored as they are (APPNOTE.TXT 4.3). */
export function writeZip(entries: ReadonlyMap<string, Uint8Array>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of entries) {
    const path = Buffer.from(name, 'utf8');
    const facts = factsOf(content, path.length);
    const local = Buffer.concat([bytesOf(0x04034b50), facts, path, content]);
    // Comment, disk and attributes are empty; the last field tells where the entry begins.
    const ends = Buffer.concat([Buffer.alloc(10), bytesOf(offset)]);
    directory.push(bytesOf(0x02014b50), Buffer.from([20, 0]), facts, ends, path);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.size, 8);
  end.writeUInt16LE(entries.size, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

/** The 26 bytes that stand alike before each file and in the directory. */
function factsOf(content: Uint8Array, nameLength: number): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // Names in UTF-8.
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(nameLength, 22);
  return facts;
}

function bytesOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
