import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookies } from '../host-cookies.ts';
import type { LinkContext } from './links.ts';
import { LINK_SECONDS, tokenFor } from './links.ts';
import { readLinkToken } from './link-token.ts';

const NAME = 'manifold.signed_up';

/**
 * Marks a browser in which the password of an account was typed: it signed up, or signed in before the address was
 * confirmed. In it alone the link of a mail confirms the address. The account is named by its id: whoever signs up with an
 * address that has an account already gets a mark that is good for nothing.
 */
export async function markSignedUp(context: LinkContext, reply: FastifyReply, userId: string): Promise<void> {
  const token = await tokenFor(context, 'signed-up-here', userId);
  const { name, path, secure } = hostCookies(NAME, context.publicUrl);
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${token}; Max-Age=${LINK_SECONDS}; ${attributes}`);
}

/** Whom this browser is marked with. */
export async function signedUpHere(
  context: LinkContext,
  request: FastifyRequest,
): Promise<(userId: string) => boolean> {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const { name } = hostCookies(NAME, context.publicUrl);
  const token = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const read = await readLinkToken(token, 'signed-up-here', { secret: context.secret, now: context.clock.now() });
  return (userId) => read !== null && read !== 'expired' && read.subject === userId.toLowerCase();
}
