import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { signUp } from '../../../test/support/api-client.ts';
import { readEvents } from '../../../test/support/event-reader.ts';
import { createJob } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import type { LiveDraft } from '../../core/contracts/live.ts';
import { withChanges } from '../../core/rules/live-drafts.ts';
import type { Executor } from '../storage/database.ts';
import { rowsOf } from '../storage/rows.ts';
import { createLiveTexts } from './live-texts.ts';
import { findEventsAfter, watchStream } from './streams.store.ts';

const PACE = { tell: 10, look: 30, patience: 5_000 };
const PIECE = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';

let app: TestApp;
let db: Executor;

beforeAll(async () => {
  app = await startTestApp({ worker: false, livePace: { life: 400, look: 50 } });
  ({ db } = app.database);
});

afterAll(() => app.close());

/** A job that somebody looks at, in its third attempt. */
async function watchedJob(): Promise<string> {
  const { id } = await createJob(await signUp(app.url));
  await claim(id, 3);
  const [owner] = rowsOf<{ user_id: string }>(await db.execute(sql`select user_id from jobs where id = ${id}`));
  await watchStream(db, { userId: owner?.user_id ?? '', jobId: id, epoch: 'e1', seconds: 600 });
  return id;
}

const claim = (jobId: string, attempt: number) =>
  db.execute(sql`update jobs set attempt = ${attempt} where id = ${jobId}`);

/** The texts as they stand for somebody who looks on. */
async function standing(jobId: string): Promise<LiveDraft[]> {
  const stream = await findEventsAfter(db, jobId, 0);
  return withChanges([], stream?.events.flatMap(({ changes }) => changes ?? []) ?? []);
}

test('a run that was overtaken tells no more, however late it wakes', async () => {
  const jobId = await watchedJob();
  const texts = createLiveTexts({ db, logger: silentLogger, pace: PACE });
  const late = texts.open({ jobId, attempt: 3 });
  const heard = late.listen(PIECE, 'first');
  heard.begin('first');
  heard.add('Of the third attempt');
  await waitFor(
    'the third attempt to be told',
    async () => (await standing(jobId))[0]?.text === 'Of the third attempt',
  );

  await claim(jobId, 4);
  const next = texts.open({ jobId, attempt: 4 });
  const listener = next.listen(PIECE, 'first');
  listener.begin('first');
  listener.add('Of the fourth');
  await waitFor('the fourth attempt to be told', async () => (await standing(jobId))[0]?.text === 'Of the fourth');
  heard.begin('retry');
  heard.add('Too late');
  await late.finish(PIECE);
  await late.close();
  await next.close();
  expect(await standing(jobId)).toEqual([{ output_id: PIECE, draft: '4.1', reason: 'retry', text: 'Of the fourth' }]);
});

test('a database that is away costs live text for so long, and holds up no piece', async () => {
  const jobId = await watchedJob();
  let isAway = false;
  const shaky = new Proxy(db, {
    get(target, property) {
      if (isAway) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, target, args) : value;
    },
  });
  const logger = recordingLogger();
  const run = createLiveTexts({ db: shaky, logger, pace: PACE }).open({ jobId, attempt: 3 });
  const [one, two] = [run.listen(PIECE, 'first'), run.listen(OTHER, 'redo')];
  one.begin('first');
  two.begin('first');
  two.add('Two goes ');
  await waitFor('the first words', async () => (await standing(jobId)).length === 2);

  isAway = true;
  one.add('One is done meanwhile');
  await run.finish(PIECE);
  two.add('on, unheard ');
  isAway = false;
  two.add('for a while');
  await waitFor('the rest', async () =>
    (await standing(jobId)).some(({ text }) => text === 'Two goes on, unheard for a while'),
  );
  await run.close();
  expect(logger.written(), 'nobody has to do anything').toBe('');
  expect((await standing(jobId)).find(({ output_id }) => output_id === OTHER)?.reason).toBe('redo');
});

test('as long as nobody looks on, nothing is written down', async () => {
  const jobId = await watchedJob();
  await db.execute(sql`update job_streams set watched_until = now() - interval '1 second' where job_id = ${jobId}`);
  let looks = 0;
  const counting = new Proxy(db, {
    get(target, property) {
      looks += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, target, args) : value;
    },
  });
  const run = createLiveTexts({ db: counting, logger: silentLogger, pace: PACE }).open({ jobId, attempt: 3 });
  const listener = run.listen(PIECE, 'first');
  listener.begin('first');
  listener.add('Unseen');
  await waitFor('some looks', () => looks > 3);
  await run.finish(PIECE);
  await run.close();
  expect(await standing(jobId)).toEqual([]);
});

test('no connection stays open for ever; who comes back is told nothing twice', async () => {
  const api = await signUp(app.url);
  const { id } = await createJob(api);
  const first = await (await readEvents(app.url, api, id)).rest();
  expect(first.map(({ name }) => name)).toEqual(['snapshot']);
  expect(await (await readEvents(app.url, api, id, first[0]?.id)).rest()).toEqual([]);
  await api.post(`/jobs/${id}/cancel`, {});
  const last = await (await readEvents(app.url, api, id, first[0]?.id)).rest();
  expect(last).toMatchObject([{ name: 'state', data: { job: { status: 'failed' } } }]);
  const again = await (await readEvents(app.url, api, id, last[0]?.id)).rest();
  expect(again, 'who comes back when all is said learns that it is').toEqual(last);
});
