import type { AccessToken } from '../../../core/contracts/access-token.ts';
import type { Principal } from '../principal.ts';
import { listTokenRows } from './access-tokens.store.ts';
import { presentToken } from './present-token.ts';
import type { TokenContext } from './token-context.ts';

/** Newest first. Those that have expired stay in the list until their owner removes them. */
export async function listTokens({ database }: TokenContext, { userId }: Principal): Promise<AccessToken[]> {
  const rows = await listTokenRows(database.db, userId);
  return rows.map(presentToken);
}
