import { and, eq } from 'drizzle-orm';
import { payerOf } from '../../limits/payer.ts';
import { invalidInput } from '../../platform/errors.ts';
import type { Executor } from '../../storage/database.ts';
import { accounts } from '../accounts.table.ts';
import type { IdentityProof } from '../auth-provider.ts';
import type { Principal } from '../principal.ts';
import { throughSignInDoor } from './door.ts';
import type { DoorContext } from './door.ts';
import type { Passwords } from './passwords.ts';
import { PASSWORD } from './wire.ts';

/**
 * Asks somebody who is signed in for their password once more. A wrong one counts as at the door.
 *
 * @throws DomainError `invalid_input` for a wrong password, `too_many_requests` after too many.
 */
export async function confirmPassword(
  { door, passwords }: { door: DoorContext; passwords: Passwords },
  { userId, email }: Pick<Principal, 'userId' | 'email'>,
  proof: IdentityProof,
): Promise<void> {
  await throughSignInDoor(door, { ip: proof.address, email }, async () => {
    const hash = await passwordOf(door.database.db, userId);
    const isRead = proof.secret.length <= PASSWORD.max;
    if (isRead && (await passwords.check(payerOf({ userId }), proof.secret, hash)).isRight) return;
    const message = 'The password is wrong';
    throw invalidInput(message, [{ path: 'confirm', message }]);
  });
}

async function passwordOf(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}
