import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { api } from './api.ts';

let loading: Promise<ClientConfig> | undefined;

/** The run-time configuration: from the served page, or from the API where no server wrote it in (development). */
export function loadConfig(): Promise<ClientConfig> {
  loading ??= readConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readConfig(): Promise<ClientConfig> {
  const text = document.getElementById('client-config')?.textContent;
  return text ? (JSON.parse(text) as ClientConfig) : await api.get<ClientConfig>('/config', { anonymous: true });
}
