import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw, deflateRawSync } from 'node:zlib';
import { Zip } from 'fflate';
import type { ZipInputFile } from 'fflate';
import { createBreather } from '../../platform/breathe.ts';

export interface ExportedFile {
  readonly path: string;
  /** Whole, or in parts where it may be too long to be held at once. */
  readonly text: string | AsyncIterable<string>;
}

const deflate = promisify(deflateRaw);

/** Longer files are packed by a thread of zlib. For a shorter one that takes several times as long as to pack it here. */
const LONG_FILE = 128 * 1024;
/** What was made is given out after so many bytes. */
const BYTES_IN_A_ROW = 64 * 1024;
const DEFLATED = 8;
/** Of texts as people write them as quick as 3 and smaller; with more, time grows faster than the archive shrinks. */
const LEVEL = { level: 4 };

/**
 * A zip archive of the files, given out as it is made: one file is held at a time, and none is read while nobody takes what
 * is made.
 */
export async function* zipFiles(files: AsyncIterable<ExportedFile>, at: Date): AsyncGenerator<Uint8Array, void> {
  const archive = openArchive(at);
  const breathe = createBreather();
  let inARow = 0;
  for await (const { path, text } of files) {
    if (typeof text === 'string') {
      const bytes = Buffer.from(text);
      const packed = bytes.length > LONG_FILE ? await deflate(bytes, LEVEL) : deflateRawSync(bytes, LEVEL);
      archive.add(path, { size: bytes.length, crc: crc32(bytes) }).ondata?.(null, packed, true);
      inARow += bytes.length;
      await breathe();
    } else {
      yield* packInParts(archive, path, text);
    }
    if (inARow < BYTES_IN_A_ROW) continue;
    inARow = 0;
    yield* archive.take();
  }
  archive.zip.end();
  yield* archive.take();
}

type Archive = ReturnType<typeof openArchive>;

function openArchive(at: Date) {
  const made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  return {
    zip,
    add(filename: string, { size, crc }: Pick<ZipInputFile, 'size' | 'crc'>): ZipInputFile {
      const file: ZipInputFile = { filename, size, crc, compression: DEFLATED, mtime: at };
      zip.add(file);
      return file;
    },
    /** What was made so far, as one chunk. */
    take(): Uint8Array[] {
      if (failure) throw failure;
      return made.length > 0 ? [Buffer.concat(made.splice(0))] : [];
    },
  };
}

async function* packInParts(
  archive: Archive,
  path: string,
  parts: AsyncIterable<string>,
): AsyncGenerator<Uint8Array, void> {
  const file = archive.add(path, { size: 0, crc: 0 });
  const deflater = createDeflateRaw(LEVEL);
  const read = async function* () {
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      yield bytes;
    }
  };
  // A failure ends both, and is thrown where the chunks are taken.
  pipeline(Readable.from(read()), deflater, () => {});
  const packed: AsyncIterable<Uint8Array<ArrayBuffer>> = deflater;
  for await (const chunk of packed) {
    file.ondata?.(null, chunk, false);
    yield* archive.take();
  }
  file.ondata?.(null, new Uint8Array(), true);
}
