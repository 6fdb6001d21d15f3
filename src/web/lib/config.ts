import type { ClientConfig } from '../../core/contracts/client-config.ts';
import { api } from './api.ts';

let loaded: Promise<ClientConfig> | undefined;

/** The run-time configuration: from the served page, or from the API where no server wrote it in (development). */
export function loadConfig(): Promise<ClientConfig> {
  loaded ??= readFromPage() ?? api.get<ClientConfig>('/config', { anonymous: true }).catch(forgetFailure);
  return loaded;
}

function readFromPage(): Promise<ClientConfig> | undefined {
  const text = document.getElementById('client-config')?.textContent;
  return text ? Promise.resolve(JSON.parse(text) as ClientConfig) : undefined;
}

function forgetFailure(error: unknown): never {
  loaded = undefined;
  throw error;
}
