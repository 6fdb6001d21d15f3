import type { ClientConfig } from '../../core/contracts/client-config.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';

/** The configuration as it is now: whether accounts can be made may change with the first one. */
export async function currentClientConfig(deps: {
  readonly auth: AuthProvider;
  readonly clientConfig: ClientConfig;
}): Promise<ClientConfig> {
  const { clientConfig } = deps;
  return { ...clientConfig, auth: { ...clientConfig.auth, sign_up: await deps.auth.signUpOpen() } };
}
