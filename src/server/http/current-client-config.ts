import type { ClientConfig } from '../../core/contracts/client-config.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';

/** What does not change while the product runs. */
export type FixedClientConfig = Omit<ClientConfig, 'auth'>;

interface ConfigDeps {
  readonly auth: AuthProvider;
  readonly clientConfig: FixedClientConfig;
  readonly writerTrouble?: () => string | null;
}

/** The configuration as it is now: whether accounts can be made may change with the first one, and models come and go. */
export async function currentClientConfig(deps: ConfigDeps): Promise<ClientConfig> {
  return configWith(deps, await deps.auth.signUpOpen());
}

/** As far as it is known without a database. */
export function configWithoutDatabase(deps: ConfigDeps): ClientConfig {
  return configWith(deps, true);
}

function configWith(deps: ConfigDeps, signUpOpen: boolean): ClientConfig {
  const { writer, ...rest } = deps.clientConfig;
  return {
    ...rest,
    auth: { provider: deps.auth.id, sign_up: signUpOpen, ...deps.auth.publicConfig },
    writer: { ...writer, trouble: deps.writerTrouble?.() ?? writer.trouble },
  };
}
