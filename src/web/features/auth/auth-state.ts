import type { ClientConfig } from '../../../core/contracts/client-config.ts';
import { COMMON } from '../../texts/common.ts';
import { loadConfig } from '../../lib/config.ts';
import type { AuthStatus } from './auth-context.ts';
import type { BrowserAuthProvider } from './browser-auth-provider.ts';
import { loadAuthProvider } from './registry.ts';
import { whyOf } from '../../lib/missing-words.ts';
import { PartMissing } from '../../lib/part-missing.ts';
import type { AuthSession } from './session.ts';

export interface AuthState {
  status: AuthStatus;
  provider: BrowserAuthProvider | null;
  config: ClientConfig | null;
  session: AuthSession | null;
  expired: boolean;
  /** Signed out by what was done in another tab. */
  elsewhere: boolean;
  problem: string | null;
}

export const LOADING: AuthState = {
  status: 'loading',
  provider: null,
  config: null,
  session: null,
  expired: false,
  elsewhere: false,
  problem: null,
};

/** Configuration, then its provider, then whoever is signed in. Ends in `error` where one of them fails. */
export async function startAuth(): Promise<AuthState> {
  try {
    const config = await loadConfig();
    const provider = await loadAuthProvider(config.auth.provider);
    const session = await provider.restore(config);
    return { ...LOADING, status: session ? 'signed-in' : 'signed-out', provider, config, session };
  } catch (error) {
    return { ...LOADING, status: 'error', problem: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof PartMissing) return whyOf(error);
  return error instanceof Error ? error.message : COMMON.offline;
}
