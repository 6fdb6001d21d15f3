import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import { Zip } from 'fflate';
import type { ZipInputFile } from 'fflate';

export interface ExportedFile {
  readonly path: string;
  /** Whole, or in parts where it may be too long to be held at once. */
  readonly text: string | AsyncIterable<string>;
}

const deflate = promisify(deflateRaw);

/** Files that are packed side by side, and the characters that they may have together. */
const AHEAD = { files: 16, characters: 4_000_000 } as const;
const DEFLATED = 8;

/**
 * A zip archive of the files, given out as it is made. Threads of zlib pack them, so that others are served meanwhile; only
 * some files are held at once, and none is read while nobody takes what is made.
 */
export async function* zipFiles(files: AsyncIterable<ExportedFile>, at: Date): AsyncGenerator<Uint8Array, void> {
  const archive = openArchive(at);
  const ahead: { readonly size: number; readonly add: Promise<() => void> }[] = [];
  const addNext = async () => {
    const add = await ahead.shift()?.add;
    add?.();
  };
  for await (const { path, text } of files) {
    if (typeof text === 'string') {
      const add = pack(archive, path, text);
      // Whoever waits for it later still sees a failure.
      add.catch(() => {});
      ahead.push({ size: text.length, add });
      while (ahead.length > AHEAD.files || charactersOf(ahead) > AHEAD.characters) await addNext();
    } else {
      while (ahead.length > 0) await addNext();
      for await (const chunk of packInParts(archive, path, text)) yield chunk;
    }
    yield* archive.take();
  }
  while (ahead.length > 0) await addNext();
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
    add(filename: string): ZipInputFile {
      const file: ZipInputFile = { filename, size: 0, crc: 0, compression: DEFLATED, mtime: at };
      zip.add(file);
      return file;
    },
    take(): Uint8Array[] {
      if (failure) throw failure;
      return made.splice(0);
    },
  };
}

const charactersOf = (files: readonly { readonly size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Packs a file, and answers with what puts it into the archive. */
async function pack(archive: Archive, path: string, text: string): Promise<() => void> {
  const bytes = Buffer.from(text);
  const packed = await deflate(bytes);
  return () => {
    const file = archive.add(path);
    Object.assign(file, { size: bytes.length, crc: crc32(bytes) });
    file.ondata?.(null, packed, true);
  };
}

async function* packInParts(
  archive: Archive,
  path: string,
  parts: AsyncIterable<string>,
): AsyncGenerator<Uint8Array, void> {
  const file = archive.add(path);
  const deflater = createDeflateRaw();
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
  for await (const chunk of deflater) {
    file.ondata?.(null, chunk, false);
    yield* archive.take();
  }
  file.ondata?.(null, new Uint8Array(), true);
}
