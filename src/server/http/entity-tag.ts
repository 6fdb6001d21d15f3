import { hash } from 'node:crypto';
import type { FastifyReply, onSendAsyncHookHandler } from 'fastify';

/** Gives routes with `config.etag` an ETag and answers 304 when the caller has that state already. */
export const answerNotModified: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  if (!request.routeOptions.config.etag || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // As bytes, so that a long text is encoded once: for its tag, its length and the way.
  const body = Buffer.from(payload);
  const tag = tagOf(reply, body);
  if (!listsTag(request.headers['if-none-match'], tag)) return body;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
};

function tagOf(reply: FastifyReply, body: Buffer): string {
  const present = reply.getHeader('etag');
  if (typeof present === 'string') return present;
  const tag = `W/"${hash('sha1', body, 'base64url')}"`;
  reply.header('etag', tag);
  return tag;
}

/** Weak comparison, as RFC 9110 has it for If-None-Match. */
function listsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = tag.replace(/^W\//, '');
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === opaque);
}
