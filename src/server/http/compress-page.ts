import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const ENCODERS = {
  br: (page: Buffer) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (page: Buffer) => promisify(gzip)(page),
} as const;

type Encoding = keyof typeof ENCODERS;

/** Of two pages in two encodings, some earlier ones. */
const MOST_KEPT = 12;

/**
 * Sends a page compressed to whoever takes it so. It changes with the configuration in it alone: each is compressed once.
 * Comes after the hook that has tagged the page; the tag is weak and so the same in every encoding.
 */
export function compressPage(): onSendAsyncHookHandler<unknown> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (request, reply, payload) => {
    reply.header('vary', 'accept-encoding');
    const encoding = choose(request.headers['accept-encoding'] ?? '');
    if (!encoding || reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return payload;
    const name = `${encoding} ${String(reply.getHeader('etag'))}`;
    const compressed = kept.get(name) ?? ENCODERS[encoding](payload);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(name, compressed);
    reply.header('content-encoding', encoding);
    return await compressed;
  };
}

function choose(header: string): Encoding | undefined {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
