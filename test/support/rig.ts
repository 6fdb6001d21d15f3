import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import type { FakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelOptions, FakeModelServer } from '../fakes/fake-model-server.ts';
import { embeddedFolder } from './embedded-dump.ts';

/**
 * The world around a product that runs as a process: an encyclopaedia, a model, a folder for its data. The folder holds
 * an empty migrated database already: making one takes seconds, and the walks in the browser start without it.
 */
export interface Rig {
  readonly wiki: FakeMediaWiki;
  readonly model: FakeModelServer;
  readonly dataDir: string;
  /** Settings that point the product at all three. */
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

export async function startRig(options: Omit<FakeModelOptions, 'port'> = {}): Promise<Rig> {
  const wiki = await startFakeMediaWiki();
  const model = await startFakeModelServer(options);
  const dataDir = mkdtempSync(join(tmpdir(), 'manifold-rig-'));
  cpSync(await embeddedFolder(), join(dataDir, 'database'), { recursive: true });
  return {
    wiki,
    model,
    dataDir,
    settings: {
      DATA_DIR: dataDir,
      RESEARCH_PROVIDERS: 'wikipedia',
      WIKIPEDIA_API_URL: wiki.url,
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      LLM_API_KEY: 'sk-rig-0123456789',
      LLM_FIRST_TOKEN_TIMEOUT: '60',
      LLM_IDLE_TIMEOUT: '60',
      JOBS_AT_ONCE: '0',
      JOBS_PER_DAY: '0',
      PERSONA_LIMIT: '0',
    },
    async close() {
      await wiki.close();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
