import { invalidInput } from '../../platform/errors.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { lockCredential, markVerified, setPassword, useUp } from './credentials.store.ts';
import { readLinkToken } from './link-token.ts';
import { endSessions } from './open-sessions.store.ts';
import { refuseGuessable } from './password-rules.ts';

type Options = Pick<EmbeddedRoutesOptions, 'auth' | 'door'>;

export type Verification =
  | { readonly kind: 'confirmed'; readonly userId: string; readonly email: string }
  | { readonly kind: 'expired' | 'used' | 'unknown' };

/** Confirms an address by the token of a mail, once. */
export async function verifyEmail({ door }: Options, token: string): Promise<Verification> {
  const now = door.clock.now();
  const link = await readLinkToken(token, 'verify-email', { secret: door.secret, now });
  if (link === null) return { kind: 'unknown' };
  if (link === 'expired') return { kind: 'expired' };
  return await door.database.transaction(async (tx): Promise<Verification> => {
    const account = await lockCredential(tx, link.email);
    if (!account) return { kind: 'unknown' };
    const isNews = (await useUp(tx, link, now)) && (await markVerified(tx, account.userId, now));
    return isNews ? { kind: 'confirmed', userId: account.userId, email: link.email } : { kind: 'used' };
  });
}

export interface Reset {
  readonly userId: string;
  readonly email: string;
  /** Whether the address is confirmed by it. */
  readonly confirmed: boolean;
}

/**
 * Sets a new password by the token of a link, once, and ends all open sign-ins. Whoever holds the link reads the mails of
 * the address, or was given it by whoever runs the product: so it is confirmed as well.
 *
 * @throws DomainError `invalid_input`
 */
export async function resetPassword(
  { auth, door }: Options,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Reset> {
  const link = await readLinkToken(token, 'reset-password', { secret: door.secret, now: door.clock.now() });
  if (link === null)
    throw linkRefused('This link is not right. Please open it again from the mail, or ask for a new one.');
  if (link === 'expired') throw linkRefused('This link has expired. Please ask for a new one.');
  refuseGuessable(newPassword, link.email, 'newPassword');
  const { password } = await auth.$context;
  const hash = await password.hash(newPassword);
  return await door.database.transaction(async (tx) => {
    const now = door.clock.now();
    const account = await lockCredential(tx, link.email);
    if (!account) throw linkRefused('There is no account with the email address of this link.');
    // One of several links: the others are void once the password is newer.
    const isUsed = account.setAt > link.madeAt || !(await useUp(tx, link, now));
    if (isUsed) throw linkRefused('This link was used already. Please ask for a new one.');
    const { userId } = account;
    await setPassword(tx, userId, hash, now);
    const confirmed = await markVerified(tx, userId, now);
    await endSessions(tx, userId);
    return { userId, email: link.email, confirmed };
  });
}

const linkRefused = (message: string) => invalidInput(message, [{ path: 'token', message }]);
