import type { Account } from '../../core/contracts/account.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import type { AccountContext } from './account-context.ts';
import { countOwned, findUser } from './account.store.ts';

/** Who the caller is here, and what there is of them. */
export async function getAccount(
  { database, auth }: Pick<AccountContext, 'database' | 'auth'>,
  { userId, name, email }: Principal,
): Promise<Account> {
  const user = await findUser(database.db, userId);
  if (!user) throw notFound('Account');
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
  };
}
