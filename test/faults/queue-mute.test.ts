import { randomBytes, randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { createPgBossQueue } from '../../src/server/queue/pg-boss-queue.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { TEMPLATE } from '../support/template.ts';
import { waitFor } from '../support/wait-for.ts';

test('a queue whose connections went silent without an end takes new tasks up again', async () => {
  const server = inject('postgresUrl');
  const name = `mute_${randomBytes(6).toString('hex')}`;
  const url = new URL(await createDatabase(server, name, TEMPLATE));
  const database = await openPostgres(url.href, silentLogger);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const queue = createPgBossQueue({ kind: 'postgres', url: url.href }, silentLogger, {
    connect: 2_000,
    query: 4_000,
    heartbeat: 1_000,
  });
  const done = new Set<string>();
  const post = (name: string) => database.transaction((tx) => queue.send(tx, { name, jobId: randomUUID(), ticket: 1 }));
  const isDone = (name: string) => waitFor(`the task "${name}"`, () => done.has(name), 60_000);

  await queue.start();
  await queue.work(async (task) => void done.add(task.name), { atOnce: 2, perPayer: 2 });
  await post('before');
  await isDone('before');

  proxy.mute();
  await post('after');
  await isDone('after');
  expect([...done]).toEqual(['before', 'after']);

  await queue.stop(1_000);
  await database.close();
  await proxy.cut();
  await dropDatabase(server, name);
});
