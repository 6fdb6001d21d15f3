import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkContext } from './links.ts';
import { LINK_SECONDS, tokenFor } from './links.ts';
import { readLinkToken } from './link-token.ts';

const NAME = 'manifold.signed_up';

/**
 * Marks the browser that signed up. In it the link of the mail signs in; in any other it confirms the address alone, so
 * that nobody can be signed in to an account of somebody else by a link that was sent to them.
 */
export async function markSignedUp(context: LinkContext, reply: FastifyReply, email: string): Promise<void> {
  const token = await tokenFor(context, 'signed-up-here', email);
  const secure = context.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Max-Age=${LINK_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
  );
}

export async function signedUpHere(context: LinkContext, request: FastifyRequest, email: string): Promise<boolean> {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const token = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  if (!token) return false;
  const read = await readLinkToken(token, 'signed-up-here', { secret: context.secret, now: context.clock.now() });
  return read !== null && read !== 'expired' && read.email === email;
}
