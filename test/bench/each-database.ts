import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import { createDatabase, startPostgres } from '../support/postgres-server.ts';

/** Where a product under test keeps its data, and what it asks. */
export interface Ground {
  /** The database's name. */
  readonly name: string;
  /** Gone when the bench has ended. */
  readonly folder: string;
  /** For the product: no limits of users, research in the encyclopaedia of the tests. */
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
}

/** Runs the bench on the embedded database, then on PostgreSQL. */
export async function onEachDatabase(run: (ground: Ground) => Promise<void>): Promise<void> {
  await onGround('embedded', {}, run);
  const server = await startPostgres();
  try {
    await onGround('PostgreSQL', { DATABASE_URL: await createDatabase(server.url, 'bench') }, run);
  } finally {
    await server.stop();
  }
}

async function onGround(name: string, database: Record<string, string>, run: (ground: Ground) => Promise<void>) {
  const wiki = await startFakeMediaWiki();
  const folder = mkdtempSync(join(tmpdir(), 'manifold-bench-'));
  const settings = {
    ...database,
    DATA_DIR: join(folder, 'data'),
    RESEARCH_PROVIDERS: 'wikipedia',
    WIKIPEDIA_API_URL: wiki.url,
    JOBS_AT_ONCE: '0',
    JOBS_PER_DAY: '0',
    PERSONA_LIMIT: '0',
  };
  try {
    await run({ name, folder, settings });
  } finally {
    await wiki.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
