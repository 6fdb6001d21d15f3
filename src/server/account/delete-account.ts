import type { AccountDeleted } from '../../core/contracts/account.ts';
import { accountDeletion } from '../../core/contracts/account.ts';
import { DELETION_WORDS } from '../../core/rules/deletion-words.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import { endedKey } from '../auth/hosted/hosted-principal.ts';
import { identityOfUser, keepEndedAccount, lockIdentity } from '../auth/hosted/hosted-users.store.ts';
import type { HostedIdentity } from '../auth/hosted/hosted-users.store.ts';
import type { Principal } from '../auth/principal.ts';
import { announceStates } from '../live/announce.store.ts';
import { DomainError, invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { logSecurity } from '../platform/security-log.ts';
import type { AccountContext } from './account-context.ts';
import { deleteCodesOf, deleteUserRow, lockAccount, lockJobsOf } from './delete-account.store.ts';

/** Tokens of a hosted provider live minutes to hours. With one from before, nobody is made anew. */
const TOKENS_LIVE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes the caller's account with every row, in one transaction, also while jobs run: their runs find nothing left to
 * write to. Who looks on at a job is told that it is gone.
 *
 * @param asked.address where the call comes from, for counting wrong passwords.
 */
export async function deleteAccount(
  context: AccountContext,
  principal: Principal,
  asked: { body: unknown; address: string },
): Promise<AccountDeleted> {
  await confirm(context, principal, asked);
  const { userId } = principal;
  const identity = await context.database.transaction(async (tx) => {
    const known = await identityOfUser(tx, userId);
    if (known) await lockIdentity(tx, known);
    const user = await lockAccount(tx, userId);
    if (!user) throw new DomainError('unauthenticated', MESSAGES.authenticationRequired);
    if (known) {
      const endedAt = context.clock.now();
      await keepEndedAccount(tx, endedKey(known), { endedAt, until: new Date(endedAt.getTime() + TOKENS_LIVE_MS) });
    }
    const jobIds = await lockJobsOf(tx, userId);
    await announceStates(tx, userId);
    await context.flow.forget(tx, jobIds);
    await deleteCodesOf(tx, user);
    await deleteUserRow(tx, userId);
    return known;
  });
  logSecurity(context.logger, 'account.deleted', { userId, address: asked.address });
  return { identity: identity ? await deleteAtProvider(context, identity) : 'none' };
}

async function confirm(
  { auth }: AccountContext,
  principal: Principal,
  { body, address }: { body: unknown; address: string },
): Promise<void> {
  const { confirm: given } = parseInput(accountDeletion, body);
  if (auth.confirmIdentity) return await auth.confirmIdentity(principal, { secret: given, address });
  if (given.trim().toLowerCase() === DELETION_WORDS) return;
  const message = `Type “${DELETION_WORDS}” to confirm`;
  throw invalidInput(message, [{ path: 'confirm', message }]);
}

/** The account here is gone by now, whatever the provider says. */
async function deleteAtProvider(
  { auth, logger }: AccountContext,
  { subject }: HostedIdentity,
): Promise<AccountDeleted['identity']> {
  if (!auth.deleteIdentity) return 'kept';
  try {
    await auth.deleteIdentity(subject);
    return 'deleted';
  } catch (error) {
    logger.warn({ err: error }, 'an account was deleted here, but could not be at the sign-in provider');
    return 'kept';
  }
}
