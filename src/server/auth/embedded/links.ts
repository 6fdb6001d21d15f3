import type { EmbeddedRoutesOptions } from './auth-route.ts';
import type { DoorContext } from './door.ts';
import { makeLinkToken } from './link-token.ts';
import type { Link, LinkPurpose } from './link-token.ts';

/** Links work that long. */
export const LINK_SECONDS = 60 * 60;

export interface LinkContext extends Pick<DoorContext, 'secret' | 'clock'> {
  readonly publicUrl: string;
}

export const linkContext = ({ door, publicUrl }: Pick<EmbeddedRoutesOptions, 'door' | 'publicUrl'>): LinkContext => ({
  secret: door.secret,
  clock: door.clock,
  publicUrl,
});

export async function verifyLink(context: LinkContext, email: string): Promise<string> {
  const token = await tokenFor(context, 'verify-email', email);
  return new URL(`/api/auth/verify-email?token=${token}`, context.publicUrl).href;
}

export async function resetLink(context: LinkContext, email: string): Promise<string> {
  const token = await tokenFor(context, 'reset-password', email);
  return new URL(`/app?reset=${token}`, context.publicUrl).href;
}

/** Where a link goes on that confirms nothing where it was opened: to a new password, no longer than it would have worked. */
export async function newPasswordPath({ secret }: Pick<LinkContext, 'secret'>, link: Link): Promise<string> {
  return `/app?reset=${await makeLinkToken(secret, 'reset-password', link)}`;
}

export async function tokenFor(
  { secret, clock }: Pick<LinkContext, 'secret' | 'clock'>,
  purpose: LinkPurpose,
  subject: string,
): Promise<string> {
  const madeAt = clock.now();
  return await makeLinkToken(secret, purpose, {
    subject,
    madeAt,
    endsAt: new Date(madeAt.getTime() + LINK_SECONDS * 1000),
  });
}
