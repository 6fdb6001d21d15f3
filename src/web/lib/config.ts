import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { api } from './api.ts';

let loading: Promise<ClientConfig> | undefined;
let loaded: ClientConfig | undefined;

/** The run-time configuration: from the served page, or from the API where no server wrote it in (development). */
export function loadConfig(): Promise<ClientConfig> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** For everything behind sign-in, which waits for the configuration. */
export function clientConfig(): ClientConfig {
  if (!loaded) throw new Error('The configuration is read before it was loaded');
  return loaded;
}

async function readConfig(): Promise<ClientConfig> {
  const text = document.getElementById('client-config')?.textContent;
  loaded = text ? (JSON.parse(text) as ClientConfig) : await api.get<ClientConfig>('/config', { anonymous: true });
  return loaded;
}
