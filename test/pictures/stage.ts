import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import { startFakeModelServer, type FakeModelOptions } from '../fakes/fake-model-server.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct } from '../support/product-process.ts';
import { makeAccount, PERSONA_LIMIT, type Account, type AccountName } from './accounts.ts';
import { makeJob, modelOnStage, type JobName, type StagedJob } from './jobs.ts';

export type { AccountName };

/** A running product, and who and what is there to be seen; accounts and jobs are made when they are first asked for. */
export interface Stage {
  readonly url: string;
  readonly account: (who: AccountName) => Promise<Account>;
  readonly job: (name: JobName) => Promise<StagedJob>;
  readonly close: () => Promise<void>;
}

export interface StageOptions extends Pick<FakeModelOptions, 'latencyMs' | 'streamMs'> {
  readonly writer?: 'model' | 'builtin';
}

export async function openStage({ writer = 'model', ...pace }: StageOptions = {}): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manifold-pictures-'));
  const wiki = await startFakeMediaWiki();
  const model = await startFakeModelServer({ script: modelOnStage, ...pace });
  const port = String(await freePort());
  const product = await startProduct({
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    SIGN_UP: 'open',
    RESEARCH_PROVIDERS: 'wikipedia',
    WIKIPEDIA_API_URL: wiki.url,
    PERSONA_LIMIT: String(PERSONA_LIMIT),
    JOBS_AT_ONCE: '0',
    ...(writer === 'model' && { LLM_BASE_URL: model.url, LLM_MODEL: 'fake', LLM_PRICES: 'fake=1.25/0.125/10' }),
  });
  const { url } = product;
  const account = once((who: AccountName) => makeAccount(url, who));
  return {
    url,
    account,
    job: once((name: JobName) => makeJob(name, account)),
    async close() {
      await product.kill();
      await Promise.all([wiki.close(), model.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function once<Name, Made>(make: (name: Name) => Promise<Made>): (name: Name) => Promise<Made> {
  const made = new Map<Name, Promise<Made>>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
