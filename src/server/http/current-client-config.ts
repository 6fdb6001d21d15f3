import type { ClientConfig } from '../../core/contracts/client-config.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';

/** The configuration as it is now: whether accounts can be made may change with the first one, and models come and go. */
export async function currentClientConfig(deps: {
  readonly auth: AuthProvider;
  readonly clientConfig: ClientConfig;
  readonly writerTrouble?: () => string | null;
}): Promise<ClientConfig> {
  const { auth, writer, ...rest } = deps.clientConfig;
  return {
    ...rest,
    auth: { ...auth, sign_up: await deps.auth.signUpOpen() },
    writer: { ...writer, trouble: deps.writerTrouble?.() ?? writer.trouble },
  };
}
