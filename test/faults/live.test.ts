import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { hearPostgres } from '../../src/server/storage/postgres-hearing.ts';
import { rowsOf } from '../../src/server/storage/rows.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import { draftsTold, readEvents } from '../support/event-reader.ts';
import type { EventReader, ReadEvent } from '../support/event-reader.ts';
import { createJob, jobIn, light, OPINION } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import { waitFor } from '../support/wait-for.ts';

const name = `live_${randomBytes(6).toString('hex')}`;
const ONE_POST = { desired_formats: ['X Post'], batch_formats: {} };

let rig: Rig;
let database: string;
const running: ProductProcess[] = [];

beforeEach(async () => {
  rig = await startRig();
  database = await createDatabase(inject('postgresUrl'), name);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.kill()));
  await dropDatabase(inject('postgresUrl'), name);
  await rig.close();
});

async function start(ROLES: string): Promise<ProductProcess> {
  const product = await startProduct({ ...rig.settings, DATABASE_URL: database, ROLES });
  running.push(product);
  return product;
}

/** All events up to the next text. */
async function untilText(reader: EventReader): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  while (events.at(-1)?.name !== 'text') {
    const event = await reader.next();
    if (!event) throw new Error('The stream ended before there was a text');
    events.push(event);
  }
  return events;
}

/** Ends the connections that listen, and tells how many there were. */
async function deafen(): Promise<number> {
  const admin = await openPostgres(database, silentLogger);
  try {
    const ended = await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'manifold-live' and datname = current_database()`,
    );
    return rowsOf(ended).length;
  } finally {
    await admin.close();
  }
}

test('two who look on at two processes see the same text, also once nobody is told of it any more', async () => {
  const working = await start('web,worker');
  const other = await start('web');
  const api = await signUp(working.url);
  const parts = rig.model.writeInParts();
  const job = await createJob(api, ONE_POST);
  await jobIn(api, job.id, 'fusion_pending');
  const here = await readEvents(working.url, api, job.id);
  const there = await readEvents(other.url, createApiClient(other.url, api.token), job.id);
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));

  const told = [await untilText(here), await untilText(there)] as const;
  parts.goOn();
  told[0].push(...(await untilText(here)));
  told[1].push(...(await untilText(there)));
  expect(await deafen(), 'one connection listens in each process that serves').toBe(2);
  parts.goOn();
  told[0].push(...(await here.rest()));
  told[1].push(...(await there.rest()));

  const [texts] = [draftsTold(told[0])];
  expect(Object.values(texts)).toEqual([expect.stringMatching(/^first: \S/), expect.stringMatching(/^edit: \S/)]);
  expect(draftsTold(told[1])).toEqual(texts);
  for (const events of told) {
    expect(events.at(-1)).toMatchObject({ name: 'state', data: { job: { status: 'completed' } } });
  }
  await waitFor('both to listen again', async () => (await deafen()) === 2);

  const waiting = await createJob(api, ONE_POST);
  const left = await readEvents(other.url, api, waiting.id);
  await left.next();
  expect(await other.stop(), 'who looks on keeps no process from ending').toBe(0);
  // Cut off, it would fail.
  await left.rest();
});

test('a network that has gone silent is noticed, and what is told afterwards is heard', async () => {
  const { hostname, port } = new URL(database);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const through = new URL(database);
  through.host = `127.0.0.1:${proxy.port}`;
  const heard: string[] = [];
  let changes = 0;
  const admin = await openPostgres(database, silentLogger);
  const hearing = hearPostgres(through.href, 'somewhere', {
    name: 'a test',
    listener: { heard: (payload) => heard.push(payload), changed: () => (changes += 1) },
    logger: silentLogger,
    send: (payload) => admin.db.execute(sql`select pg_notify('somewhere', ${payload})`),
    patience: { connect: 2_000, beat: 50, retry: { first: 20, most: 100 } },
  });
  try {
    await waitFor('it to listen', () => hearing.hears());
    proxy.mute();
    await waitFor('it to notice', () => changes >= 3 && hearing.hears());
    await admin.db.execute(sql`select pg_notify('somewhere', 'Week four')`);
    await waitFor('it to hear', () => heard.length > 0);
    expect(heard).toEqual(['Week four']);
  } finally {
    await hearing.close();
    await admin.close();
    await proxy.cut();
  }
});

test('who hears nothing of what is sent says so, whether it never did or no longer does', async () => {
  const admin = await openPostgres(database, silentLogger);
  let passesOn = false;
  const sent: string[] = [];
  const heard: string[] = [];
  const hearing = hearPostgres(database, 'somewhere', {
    name: 'a test',
    listener: { heard: (payload) => heard.push(payload), changed: () => {} },
    logger: silentLogger,
    // As behind a pooler that keeps to itself what is meant for those who listen.
    send: async (payload) => {
      sent.push(payload);
      if (passesOn) await admin.db.execute(sql`select pg_notify('somewhere', ${payload})`);
    },
    patience: { connect: 2_000, beat: 20, retry: { first: 20, most: 100 } },
  });
  try {
    await waitFor('some beats', () => sent.length > 3);
    expect(hearing.hears()).toBe(false);
    passesOn = true;
    await waitFor('it to hear', () => hearing.hears());
    passesOn = false;
    await waitFor('it to notice', () => !hearing.hears());
    expect(heard, 'what is sent to find that out is told to nobody').toEqual([]);
  } finally {
    await hearing.close();
    await admin.close();
  }
});
