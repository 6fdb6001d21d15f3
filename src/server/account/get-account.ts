import type { Account } from '../../core/contracts/account.ts';
import type { Principal } from '../auth/principal.ts';
import { payerOf } from '../limits/payer.ts';
import { sumStored } from '../limits/storage-changes.store.ts';
import { notFound } from '../platform/errors.ts';
import type { AccountContext } from './account-context.ts';
import { countOwned, findUser } from './account.store.ts';

/** Who the caller is here, and what there is of them. */
export async function getAccount(
  { database, auth, limits }: Pick<AccountContext, 'database' | 'auth' | 'limits'>,
  { userId, name, email }: Principal,
): Promise<Account> {
  const user = await findUser(database.db, userId);
  if (!user) throw notFound('Account');
  const stored = await sumStored(database.db, payerOf({ userId }));
  const { accessTokens, ...counts } = await countOwned(database.db, userId);
  return {
    id: userId,
    // A hosted provider keeps them, and tells with each call.
    name: user.name || name,
    email: user.email ?? email,
    provider: auth.id,
    created_at: user.createdAt.toISOString(),
    confirm_by: auth.confirmIdentity ? 'password' : 'words',
    counts: { ...counts, access_tokens: accessTokens },
    storage: { used_bytes: stored.bytes, limit_bytes: limits.storageBytes, limit_jobs: limits.projectsKept },
  };
}
