import { createHash } from 'node:crypto';
import type { FastifyReply, onSendAsyncHookHandler } from 'fastify';

/** Gives routes with `config.etag` an ETag and answers 304 when the caller has that state already. */
export const answerNotModified: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  if (!request.routeOptions.config.etag || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = tagOf(reply, payload);
  if (!listsTag(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
};

function tagOf(reply: FastifyReply, payload: string): string {
  const present = reply.getHeader('etag');
  if (typeof present === 'string') return present;
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
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
