import type { Executor } from '../../storage/database.ts';
import { deleteTokensOf } from '../access-tokens/access-tokens.store.ts';
import { markVerified } from './credentials.store.ts';
import { forgetAddresses } from './known-addresses.store.ts';
import { endSessions } from './open-sessions.store.ts';

/** What an account had before that is gone now. */
export interface Removed {
  readonly sessions: number;
  readonly accessTokens: number;
}

/**
 * Confirms the address of an account; null when it was confirmed before. The first time removes all sign-ins and access
 * tokens: until now nobody knew whether the owner of the address made them, or a stranger who signed up with it.
 */
export async function confirmAddress(tx: Executor, userId: string, now: Date): Promise<Removed | null> {
  if (!(await markVerified(tx, userId, now))) return null;
  await forgetAddresses(tx, userId);
  return { sessions: await endSessions(tx, userId), accessTokens: await deleteTokensOf(tx, userId) };
}
