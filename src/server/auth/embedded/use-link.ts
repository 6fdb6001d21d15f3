import type { z } from 'zod';
import { invalidInput } from '../../platform/errors.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { deleteTokensOf } from '../access-tokens/access-tokens.store.ts';
import { confirmAddress } from './confirm-address.ts';
import type { Removed } from './confirm-address.ts';
import { lockCredential, setPassword, useUp } from './credentials.store.ts';
import { strangerAt } from './door.ts';
import { readLinkToken } from './link-token.ts';
import type { Link } from './link-token.ts';
import { endSessions, openSession } from './open-sessions.store.ts';
import { refuseGuessable } from './password-rules.ts';
import type * as wire from './wire.ts';

type Options = Pick<EmbeddedRoutesOptions, 'passwords' | 'door'>;

export type Verification =
  | {
      readonly kind: 'confirmed';
      readonly userId: string;
      readonly email: string;
      readonly token: string;
      readonly removed: Removed;
    }
  /** Opened in a browser that never had the password. */
  | { readonly kind: 'elsewhere'; readonly link: Link }
  | { readonly kind: 'expired' | 'used' | 'unknown' };

export interface LinkVisit {
  readonly ip: string;
  readonly userAgent: string;
  /** Whether this browser made the account, or knew its password since. */
  readonly isKnownTo: (userId: string) => boolean;
}

/**
 * Confirms an address by the token of a mail, once, and signs in. Only where the password was typed as well: whoever reads
 * the mail elsewhere may be its owner, and the password that of a stranger who signed up with their address before them.
 */
export async function verifyEmail({ door }: Options, token: string, visit: LinkVisit): Promise<Verification> {
  const now = door.clock.now();
  const link = await readLinkToken(token, 'verify-email', { secret: door.secret, now });
  if (link === null) return { kind: 'unknown' };
  if (link === 'expired') return { kind: 'expired' };
  return await door.database.transaction(async (tx): Promise<Verification> => {
    const account = await lockCredential(tx, link.subject);
    if (!account) return { kind: 'unknown' };
    const { userId, verified } = account;
    if (!verified && !visit.isKnownTo(userId)) return { kind: 'elsewhere', link };
    const removed = (await useUp(tx, link, now)) ? await confirmAddress(tx, userId, now) : null;
    if (!removed) return { kind: 'used' };
    const token = await openSession(tx, { userId, ...visit });
    return { kind: 'confirmed', userId, email: link.subject, token, removed };
  });
}

export interface Reset {
  readonly userId: string;
  readonly email: string;
  /** Whether the address is confirmed by it. */
  readonly confirmed: boolean;
  /** How many access tokens went with it. */
  readonly accessTokensRemoved: number;
}

/**
 * Sets a new password by the token of a link, once, and ends all open sign-ins; access tokens too, unless they are to stay.
 * Whoever holds the link reads the mails of the address, or was given it by whoever runs the product: so it is confirmed as
 * well, and the first time no access token stays.
 *
 * @throws DomainError `invalid_input`
 */
export async function resetPassword(
  { passwords, door }: Options,
  ip: string,
  { token, newPassword, removeAccessTokens }: z.output<typeof wire.resetPasswordBody>,
): Promise<Reset> {
  const link = await readLinkToken(token, 'reset-password', { secret: door.secret, now: door.clock.now() });
  if (link === null)
    throw linkRefused('This link is not right. Please open it again from the mail, or ask for a new one.');
  if (link === 'expired') throw linkRefused('This link has expired. Please ask for a new one.');
  refuseGuessable(newPassword, link.subject, 'newPassword');
  const hash = await passwords.hash(strangerAt(ip), newPassword);
  return await door.database.transaction(async (tx) => {
    const now = door.clock.now();
    const account = await lockCredential(tx, link.subject);
    if (!account) throw linkRefused('There is no account with the email address of this link.');
    // One of several links: the others are void once the password is newer.
    const isUsed = account.setAt > link.madeAt || !(await useUp(tx, link, now));
    if (isUsed) throw linkRefused('This link was used already. Please ask for a new one.');
    const { userId } = account;
    await setPassword(tx, userId, hash, now);
    const first = await confirmAddress(tx, userId, now);
    await endSessions(tx, userId);
    const accessTokensRemoved = first?.accessTokens ?? (removeAccessTokens ? await deleteTokensOf(tx, userId) : 0);
    return { userId, email: link.subject, confirmed: first !== null, accessTokensRemoved };
  });
}

const linkRefused = (message: string) => invalidInput(message, [{ path: 'token', message }]);
