import { and, eq } from 'drizzle-orm';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { payerOf } from '../../limits/payer.ts';
import { DomainError, invalidInput } from '../../platform/errors.ts';
import type { Executor } from '../../storage/database.ts';
import { accounts } from '../accounts.table.ts';
import type { IdentityProof } from '../auth-provider.ts';
import type { Principal } from '../principal.ts';
import { throughSignInDoor } from './door.ts';
import type { DoorContext } from './door.ts';
import type { Passwords } from './passwords.ts';
import { PASSWORD } from './wire.ts';

/**
 * Asks a signed-in user for their password again. A wrong one counts as at the door.
 *
 * @throws DomainError `invalid_input` for a wrong password, `too_many_requests` after too many, `unauthenticated` when
 * the account was deleted in the meantime.
 */
export async function confirmPassword(
  { door, passwords }: { door: DoorContext; passwords: Passwords },
  { userId, email }: Pick<Principal, 'userId' | 'email'>,
  proof: IdentityProof,
): Promise<void> {
  await throughSignInDoor(door, { ip: proof.address, email }, async () => {
    const known = await passwordOf(door.database.db, userId);
    if (!known) throw new DomainError('unauthenticated', MESSAGES.authenticationRequired);
    const isRead = proof.secret.length <= PASSWORD.max;
    if (isRead && (await passwords.check(payerOf({ userId }), proof.secret, known.hash)).isRight) return;
    const message = 'The password is wrong';
    throw invalidInput(message, [{ path: 'confirm', message }]);
  });
}

/** Undefined when the account no longer exists. */
async function passwordOf(db: Executor, userId: string): Promise<{ hash: string | null } | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row;
}
