import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgBossQueue } from '../../src/server/queue/pg-boss-queue.ts';
import { openInMemory } from '../../src/server/storage/embedded.ts';
import { migrate } from '../../src/server/storage/migrate.ts';
import { silentLogger } from './silent-logger.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, '.cache', 'test');

/** A migrated embedded database as a dump: making one takes seconds, loading it half of one. Kept between runs. */
export async function embeddedDump(): Promise<Blob> {
  const file = join(CACHE, `embedded-${fingerprint()}.tar`);
  const kept = readIfThere(file);
  if (kept) return new Blob([new Uint8Array(kept)]);
  const database = await openInMemory();
  await migrate(database);
  const queue = createPgBossQueue({ kind: 'embedded', client: database.client }, silentLogger);
  await queue.start();
  await queue.stop(1_000);
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return dump;
}

/** The same database as a folder to copy, for products that start as processes. */
export async function embeddedFolder(): Promise<string> {
  const folder = join(CACHE, `embedded-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const dump = await embeddedDump();
  const unfinished = `${folder}.${process.pid}-${threadId}`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished, { loadDataDir: dump })).close();
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** Changes with the migrations and with the packages that make the tables. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = join(ROOT, 'src/server/storage/migrations');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  hash.update(readFileSync(join(ROOT, 'src/server/queue/pg-boss-queue.ts')));
  hash.update(readFileSync(join(ROOT, 'package.json')));
  return hash.digest('hex').slice(0, 16);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
