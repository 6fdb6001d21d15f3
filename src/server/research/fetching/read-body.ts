import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

export class BodyTooLarge extends Error {}

/** Packed in a way that nobody asked for. */
export class UnknownEncoding extends Error {}

export const ACCEPTED_ENCODINGS = 'gzip, br, zstd';

const MAX_LAYERS = 2;
/** As RFC 9659 bounds it for the web: 8 MB of memory a page. */
const ZSTD_WINDOW_LOG = 23;

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () =>
    createZstdDecompress({
      finishFlush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
    }),
};

export interface ReadBodyOptions {
  /** The header `Content-Encoding`. */
  readonly encoding: string;
  /** Counted after unpacking, so that a small packed page cannot unfold into a huge one. */
  readonly maxBytes: number;
  /** Keeps the first `maxBytes` of a larger body instead of throwing `BodyTooLarge`. */
  readonly cut: boolean;
  readonly signal: AbortSignal;
}

/** The body unpacked. Whatever ends it early ends the connection with it. */
export async function readBody(
  body: Readable,
  { encoding, maxBytes, cut, signal }: ReadBodyOptions,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const keep = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      chunks.push(chunk);
      done(bytes > maxBytes ? new BodyTooLarge(`more than ${maxBytes} bytes`) : null);
    },
  });
  try {
    await pipeline([body, ...decodersFor(encoding), keep], { signal });
  } catch (error) {
    if (!(cut && error instanceof BodyTooLarge)) throw error;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function decodersFor(encoding: string): NodeJS.ReadWriteStream[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_LAYERS) throw new UnknownEncoding('packed too many times');
  return names.toReversed().map((name) => {
    const create = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
    if (!create) throw new UnknownEncoding('packed in an unknown way');
    return create();
  });
}
