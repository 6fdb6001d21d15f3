import { Readable } from 'node:stream';
import { constants, createBrotliCompress, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Play } from './play.ts';

const MEGABYTE = 1024 * 1024;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** 10 MB of honest paragraphs. */
const LARGE = `<!DOCTYPE html><title>All of it</title>${'<p>One more paragraph of a page without end. </p>'.repeat(220_000)}`;

export const large: Play = ({ response }) =>
  void response.writeHead(200, { ...HTML, 'content-length': Buffer.byteLength(LARGE) }).end(LARGE);

export const largeUnannounced: Play = ({ response }) => {
  response.writeHead(200, HTML);
  Readable.from(slicesOf(LARGE)).pipe(response);
};

/** 1 MB in 1 KB, over and over: both formats allow it, and the whole unfolds to 1 GB. */
export const gzipBomb: Play = (scene) => repeat(gzipSync(Buffer.alloc(MEGABYTE), { level: 9 }), 'gzip')(scene);
export const zstdBomb: Play = (scene) => repeat(zstdCompressSync(Buffer.alloc(MEGABYTE)), 'zstd')(scene);

export const brotliBomb: Play = ({ response }) => {
  response.writeHead(200, { ...HTML, 'content-encoding': 'br' });
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const zeros = Readable.from(copies(Buffer.alloc(MEGABYTE), 1024));
  response.on('close', () => zeros.destroy());
  zeros.pipe(packer).pipe(response);
};

/** A bomb within a bomb: some 10 KB for 1 GB. */
export const layeredBomb: Play = ({ response }) => {
  const inner = gzipSync(Buffer.alloc(MEGABYTE), { level: 9 });
  const outer = gzipSync(Buffer.concat([...copies(inner, 1024)]), { level: 9 });
  response.writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip' }).end(outer);
};

/** Packed twenty times. */
export const manyLayers: Play = ({ response }) => {
  const body = Array.from({ length: 20 }).reduce<Buffer>((inner) => gzipSync(inner), Buffer.from('<p>Deep down.</p>'));
  const encoding = Array.from({ length: 20 }, () => 'gzip').join(', ');
  response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body);
};

/** Small, but 50,000 elements deep. */
export const nested: Play = ({ response }) =>
  void response.writeHead(200, HTML).end(`<!DOCTYPE html><title>Deep</title>${'<div>'.repeat(50_000)}Bottom`);

export const headerBomb: Play = ({ response }) => {
  for (let index = 0; index < 200; index += 1) response.setHeader(`x-padding-${index}`, 'x'.repeat(1000));
  response.writeHead(200, HTML).end('<p>Small body.</p>');
};

function repeat(piece: Uint8Array, encoding: string): Play {
  return ({ response }) => {
    response.writeHead(200, { ...HTML, 'content-encoding': encoding });
    Readable.from(copies(piece, 1024)).pipe(response);
  };
}

function* copies(piece: Uint8Array, times: number): Generator<Uint8Array> {
  for (let index = 0; index < times; index += 1) yield piece;
}

function* slicesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += MEGABYTE) yield text.slice(start, start + MEGABYTE);
}
