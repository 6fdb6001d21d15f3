import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';

const LIMITS = { atOnce: 4, perPayer: 4 };

test('what a dead process has left under way in the embedded database is taken up by the next one at once', async () => {
  const { database, connection, close } = await openTestDatabase();
  const dead = createPgBossQueue(connection, silentLogger);
  const task = { name: 'researching', jobId: randomUUID(), ticket: 1 };
  let begun = 0;
  await dead.start();
  await dead.work(async (_task, { signal }) => {
    begun += 1;
    // Its heartbeat goes on: nobody would miss it.
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  }, LIMITS);
  await database.transaction((tx) => dead.send(tx, task));
  await waitFor('it to begin', () => begun === 1);

  const next = createPgBossQueue(connection, silentLogger);
  const taken: unknown[] = [];
  await next.start();
  await next.work(async (found) => void taken.push(found), LIMITS);
  await waitFor('the next one to take it up', () => taken.length > 0);
  expect(taken).toEqual([task]);
  await next.stop(1_000);
  await dead.stop(1_000);
  await close();
});
