import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import type { WritingScript } from '../../../test/fakes/fake-writer.ts';
import { createApiClient, signUp } from '../../../test/support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../../../test/support/api-client.ts';
import { BLANK, draftsTold, readEvents, readInHops, seen } from '../../../test/support/event-reader.ts';
import type { EventReader, ReadEvent } from '../../../test/support/event-reader.ts';
import { createJob, jobIn, outputsOf, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { rowsOf } from '../storage/rows.ts';
import type { Job } from '../../core/contracts/job.ts';
import { sweepStreams } from './announce.store.ts';

type Write = NonNullable<WritingScript['write']>;

/** How the pieces of a job are written, by its topic. */
const scripts = new Map<string, Write>();

let app: TestApp;
let owner: ApiClient;

beforeAll(async () => {
  const writer = createFakeWriter({
    write: (piece, context) => scripts.get(context.assignment.topic)?.(piece, context) ?? 'Nothing was asked for.',
  });
  app = await startTestApp({ writer, livePace: { look: 300, signIn: 50 } });
  owner = await signUp(app.url);
});

afterAll(() => app.close());

/** A job that waits for the opinion; its pieces are then written as `write` does. */
async function waitingJob(write: Write, batch_formats: Record<string, number> = { 'X Post': 1 }): Promise<Job> {
  const topic = `A project to look at, number ${scripts.size + 1}`;
  scripts.set(topic, write);
  const { id } = await createJob(owner, { topic, desired_formats: Object.keys(batch_formats), batch_formats });
  return await jobIn(owner, id, 'fusion_pending');
}

const write = (job: Job) => owner.post(`/jobs/${job.id}/fusion`, ZERO);

/** Doors that are shut until they are opened, in their order. */
function doors(count: number) {
  const all = Array.from({ length: count }, () => Promise.withResolvers<void>());
  let opened = 0;
  return {
    pass: (index: number) => all[index]?.promise,
    openNext: () => all[opened++]?.resolve(),
    openAll: () => all.forEach(({ resolve }) => resolve()),
  };
}

async function until(reader: EventReader, isIt: (event: ReadEvent) => boolean): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for (;;) {
    const event = await reader.next();
    if (!event) throw new Error('The stream has ended before that');
    events.push(event);
    if (isIt(event)) return events;
  }
}

const isText = ({ name }: ReadEvent) => name === 'text';

test('whoever is cut off after every event is told the same as who never is, and nothing twice', async () => {
  const way = doors(6);
  const job = await waitingJob(
    async ({ variant }, { draft }) => {
      draft.begin('first');
      draft.add(`Variant ${variant} begins, `);
      await way.pass(0);
      draft.add('goes wrong');
      await way.pass(1);
      draft.begin(variant === 1 ? 'retry' : 'edit');
      for (const part of [2, 3, 4, 5]) {
        draft.add(`Part ${part} 🗓️. `);
        await way.pass(part);
      }
      return `Variant ${variant} is done.`;
    },
    { 'X Post': 2 },
  );
  const uncut = readEvents(app.url, owner, job.id).then((reader) => reader.rest());
  const hops = readInHops(app.url, owner, job.id, (event) => isText(event) && way.openNext());
  await write(job);
  const [told, toldInHops] = [await uncut, await hops];

  const rest = [2, 3, 4, 5].map((part) => `Part ${part} 🗓️. `).join('');
  expect(Object.values(draftsTold(told)).toSorted()).toEqual([
    `edit: ${rest}`,
    'first: Variant 1 begins, goes wrong',
    'first: Variant 2 begins, goes wrong',
    `retry: ${rest}`,
  ]);
  expect(draftsTold(toldInHops)).toEqual(draftsTold(told));
  expect(told.at(-1)).toMatchObject({ name: 'state', data: { job: { status: 'completed' } } });

  const whole = told.reduce(seen, BLANK);
  for (const [index, { id }] of told.entries()) {
    const resumed = await (await readEvents(app.url, owner, job.id, id)).rest();
    expect(
      resumed.map(({ name }) => name),
      `cut after event ${index}`,
    ).not.toContain('snapshot');
    expect([...told.slice(0, index + 1), ...resumed].reduce(seen, BLANK)).toEqual(whole);
  }
});

test('who comes in the middle gets the text so far, also of what nobody has watched until then', async () => {
  const way = doors(2);
  const job = await waitingJob(
    async ({ variant }, { draft }) => {
      draft.begin('first');
      draft.add(`So far ${variant}. `);
      await way.pass(variant === 1 ? 0 : 1);
      return `Done ${variant}.`;
    },
    { 'X Post': 2 },
  );
  await write(job);
  await jobIn(owner, job.id, 'generating_formats');
  const [one, two] = await outputsOf(owner, job.id);
  await waitFor('the pieces to be written', async () =>
    (await outputsOf(owner, job.id)).every(({ status }) => status === 'writing'),
  );
  expect(await eventsOf(job), 'nothing is kept as long as nobody looks on').toEqual([]);

  const first = await readEvents(app.url, owner, job.id);
  const events = await until(first, isText);
  expect(events[0]).toMatchObject({ name: 'snapshot', data: { drafts: [] } });
  const told = events.reduce(seen, BLANK);
  expect(told.drafts.map(({ output_id, text }) => [output_id, text])).toEqual([
    [one?.id, 'So far 1. '],
    [two?.id, 'So far 2. '],
  ]);
  const second = await readEvents(app.url, owner, job.id);
  expect((await second.next())?.data).toEqual({ job: told.job, drafts: told.drafts });

  way.openNext();
  await until(first, ({ name, data }) => name === 'state' && data.job.progress.pieces[0]?.status === 'completed');
  const third = await readEvents(app.url, owner, job.id);
  expect((await third.next())?.data, 'a piece that is written is read where it stands').toMatchObject({
    drafts: [{ output_id: two?.id, text: 'So far 2. ' }],
  });
  way.openAll();
  const ends = [await first.rest(), await second.rest(), await third.rest()].map((events) => events.at(-1));
  for (const end of ends) expect(end).toMatchObject({ name: 'state', data: { job: { status: 'completed' } } });
});

/** What is kept of the job's stream. */
async function eventsOf(job: Job): Promise<unknown[]> {
  return rowsOf(await app.database.db.execute(sql`select * from job_events where job_id = ${job.id}`));
}

test('a job that nobody looks at leaves nothing behind, and one that was looked at for an hour', async () => {
  const unseen = await waitingJob(() => 'Unseen.');
  await write(unseen);
  await jobIn(owner, unseen.id, 'completed');
  const streams = await app.database.db.execute(sql`select * from job_streams where job_id = ${unseen.id}`);
  expect([rowsOf(streams), await eventsOf(unseen)]).toEqual([[], []]);

  const looked = await waitingJob((_piece, { draft }) => {
    draft.begin('first');
    draft.add('Seen.');
    return 'Seen.';
  });
  const reader = await readEvents(app.url, owner, looked.id);
  await write(looked);
  const last = (await reader.rest()).at(-1);
  await sweepStreams(app.database.db);
  expect(await eventsOf(looked)).not.toEqual([]);
  await app.database.db.execute(
    sql`update job_streams set watched_until = now() - interval '61 minutes' where job_id = ${looked.id}`,
  );
  await sweepStreams(app.database.db);
  expect(await eventsOf(looked)).toEqual([]);

  const later = await readEvents(app.url, owner, looked.id, last?.id);
  expect(await later.rest(), 'what cannot be gone on from begins anew').toMatchObject([
    { name: 'snapshot', data: { job: { status: 'completed' }, drafts: [] } },
  ]);
});

test('only the owner looks on, signed in, and only as long as that holds', async () => {
  const way = doors(1);
  const job = await waitingJob(async () => {
    await way.pass(0);
    return 'Done.';
  });
  const stranger = await signUp(app.url);
  expect((await stranger.get(`/jobs/${job.id}/events`)).status).toBe(404);
  expect((await owner.get('/jobs/nothing/events')).status).toBe(404);
  expect((await createApiClient(app.url, '').get(`/jobs/${job.id}/events`)).status).toBe(401);

  const reader = await readEvents(app.url, owner, job.id);
  expect(reader.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(reader.headers.get('cache-control')).toContain('no-transform');
  await reader.next();
  await reader.signOfLife();
  await owner.post('/auth/sign-out');
  expect(await reader.rest(), 'a session that is over').toEqual([]);
  way.openAll();
  owner = await signUp(app.url);
});

test('a session that is over is noticed while nothing happens', async () => {
  const quiet = await startTestApp({ worker: false, livePace: { look: 3_600_000, deafLook: 3_600_000, signIn: 50 } });
  try {
    const api = await signUp(quiet.url);
    const reader = await readEvents(quiet.url, api, (await createJob(api)).id);
    await reader.next();
    await api.post('/auth/sign-out');
    expect(await reader.rest()).toEqual([]);
  } finally {
    await quiet.close();
  }
});

test('a job that is deleted is followed no further', async () => {
  const way = doors(1);
  const job = await waitingJob(async () => {
    await way.pass(0);
    return 'Done.';
  });
  const reader = await readEvents(app.url, owner, job.id);
  await reader.next();
  expect((await owner.delete(`/jobs/${job.id}`)).status).toBe(204);
  expect(await reader.rest()).toEqual([]);
  way.openAll();
});

test('a job that is being deleted is followed by nobody any more', async () => {
  const { id } = await createJob(owner);
  let opening: Promise<ApiAnswer> | undefined;
  await app.database.transaction(async (tx) => {
    await tx.execute(sql`delete from jobs where id = ${id}`);
    opening = owner.get(`/jobs/${id}/events`);
    // The embedded database has one connection, so there it comes later in any case.
    if (app.database.kind === 'embedded') return;
    await waitFor('it to wait for the job', async () => {
      const waiting = await tx.execute(
        sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
      );
      return rowsOf(waiting).length > 0;
    });
  });
  expect((await opening)?.status).toBe(404);
});

test('a user may follow sixty at a time, and one that hangs up makes room', async () => {
  const job = await waitingJob(() => 'Done.');
  const readers = await Promise.all(Array.from({ length: 60 }, () => readEvents(app.url, owner, job.id)));
  expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
  const refused = await owner.get(`/jobs/${job.id}/events`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await readEvents(app.url, await signUp(app.url), job.id)).status, 'others are not held up').toBe(404);

  await readers[0]?.close();
  await waitFor('a place', async () => {
    const reader = await readEvents(app.url, owner, job.id);
    return reader.status === 200;
  });
  await write(job);
  for (const reader of readers.slice(1)) {
    expect((await reader.rest()).at(-1)).toMatchObject({ name: 'state', data: { job: { status: 'completed' } } });
  }
});
