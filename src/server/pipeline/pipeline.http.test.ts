import { expect, test } from 'vitest';
import type { Job } from '../../core/contracts/job.ts';
import { createFakeResearcher } from '../../../test/fakes/fake-researcher.ts';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { gate } from '../../../test/support/gate.ts';
import { createJob, jobIn, light, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { shakyDatabase } from '../../../test/support/shaky-database.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';

const { start } = appOfATest();

test('a piece that fails leaves the others alone, and says why', async () => {
  const writer = createFakeWriter({
    write: (piece) => {
      if (piece.variant === 2) throw new GaveUp('The model declined this piece.');
      return 'A text';
    },
  });
  const api = await start({ writer });

  const done = await runJob(api);
  expect(done.status).toBe('completed');
  const outputs = await outputsOf(api, done.id);
  expect(outputs.map(({ status, content, error_message }) => ({ status, content, error_message }))).toEqual([
    { status: 'completed', content: 'A text', error_message: null },
    { status: 'failed', content: null, error_message: 'The model declined this piece.' },
    { status: 'completed', content: 'A text', error_message: null },
  ]);

  writer.asked.length = 0;
  const again = await api.post(`/jobs/${done.id}/generate_formats`, { desired_formats: ['X Post'] });
  expect(again.status).toBe(202);
  await jobIn(api, done.id, 'completed');
  expect(writer.asked, 'only the failed one is written again').toEqual([{ format: 'X Post', variant: 2 }]);
});

test('a job none of whose pieces has content fails with the specified message', async () => {
  const writer = createFakeWriter({
    write: () => {
      throw new GaveUp('The model is gone.');
    },
  });
  const api = await start({ writer });

  const failed = await runJob(api);
  expect(failed.status).toBe('failed');
  expect(failed.error_message).toBe('No content was generated for any format');
  expect((await outputsOf(api, failed.id)).map((output) => output.error_message)).toEqual(
    Array(3).fill('The model is gone.'),
  );
});

test('an error of ours is no text for the user, and empty text is no success', async () => {
  const writer = createFakeWriter({
    write: (piece) => {
      if (piece.variant === 2) throw new Error('select * from secrets');
      return piece.format === 'Blog Post' ? '   ' : 'A text';
    },
  });
  const api = await start({ writer });

  const done = await runJob(api);
  expect((await outputsOf(api, done.id)).map((output) => output.error_message)).toEqual([
    null,
    'Something went wrong on our side while this piece was written.',
    'The writer came back without a text.',
  ]);
});

test('a piece that has to wait is written later, and nobody waits with it', async () => {
  const posts = gate();
  const askedAt: number[] = [];
  const api = await start({
    writer: createFakeWriter({
      write: async (piece, { call }) => {
        if (piece.format === 'Blog Post') {
          askedAt.push(performance.now());
          if (call === 1) throw new RetryLater('The model is busy.', 1_500);
          await posts.opened;
        }
        return `A text at call ${call}`;
      },
    }),
  });
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));

  await waitFor('both posts, before the blog', async () => {
    const outputs = await outputsOf(api, job.id);
    return outputs.filter((output) => output.status === 'completed').length === 2;
  });
  posts.open();
  await jobIn(api, job.id, 'completed');
  const contents = (await outputsOf(api, job.id)).map((output) => output.content);
  expect(contents).toEqual(['A text at call 1', 'A text at call 1', 'A text at call 2']);
  const [first = 0, second = 0] = askedAt;
  expect(second - first, 'what the model asked for, less what clocks round').toBeGreaterThan(1_400);
});

test('a plan that cannot be had ends the job in words, and it is taken up where it failed', async () => {
  const writer = createFakeWriter({
    plan: (_pieces, call) => {
      if (call === 1) throw new GaveUp('The model refused the key.');
    },
  });
  const api = await start({ writer });

  const failed = await runJob(api);
  expect(failed).toMatchObject({ status: 'failed', error_message: 'The model refused the key.' });
  expect((await outputsOf(api, failed.id)).every((output) => output.status === 'failed')).toBe(true);

  const again = await api.post(`/jobs/${failed.id}/generate_formats`, {
    desired_formats: failed.desired_formats,
    batch_formats: failed.batch_formats,
  });
  expect(again.status).toBe(202);
  expect(again.body.status).toBe('drafting');
  const done = await jobIn(api, failed.id, 'completed');
  expect(done.fusion).toEqual(light(OPINION));
  expect(done.batch_formats).toEqual({ 'X Post': 2, 'Blog Post': 1 });
});

test('cancelling keeps what was written and stops the rest at once', async () => {
  const asked = gate();
  const blog = gate();
  const aborted = gate();
  const api = await start({
    writer: createFakeWriter({
      write: async (piece, { signal }) => {
        if (piece.format !== 'Blog Post') return 'A text';
        signal.addEventListener('abort', aborted.open);
        asked.open();
        await blog.opened;
        return 'Too late';
      },
    }),
  });
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await waitFor('both posts', async () => {
    const outputs = await outputsOf(api, job.id);
    return outputs.filter((output) => output.status === 'completed').length === 2;
  });
  await inTime('the blog post to be asked for', asked.opened);

  const cancelled = await api.post(`/jobs/${job.id}/cancel`);
  expect(cancelled.body.status).toBe('completed');
  await inTime('the writing to be stopped', aborted.opened);
  blog.open();
  const again = await api.post(`/jobs/${job.id}/cancel`);
  expect(again.status).toBe(200);
  const outputs = await outputsOf(api, job.id);
  expect(outputs.map((output) => [output.status, output.error_message])).toEqual([
    ['completed', null],
    ['completed', null],
    ['failed', 'Cancelled'],
  ]);
});

test('cancelling before anything was written fails the job with "Cancelled"', async () => {
  const never = gate();
  const api = await start({ research: createFakeResearcher({ until: () => never.opened }) });
  const job = await createJob(api);
  const cancelled = await api.post(`/jobs/${job.id}/cancel`);
  expect(cancelled.body).toMatchObject({ status: 'failed', error_message: 'Cancelled' });
  never.open();
});

test('a job deleted while it is written takes its run with it', async () => {
  const asked = gate();
  const writing = gate();
  const aborted = gate();
  const api = await start({
    writer: createFakeWriter({
      write: async (_piece, { signal }) => {
        signal.addEventListener('abort', aborted.open);
        asked.open();
        await writing.opened;
        return 'Too late';
      },
    }),
  });
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await inTime('a piece to be asked for', asked.opened);

  expect((await api.delete(`/jobs/${job.id}`)).status).toBe(204);
  await inTime('the writing to be stopped', aborted.opened);
  writing.open();
  expect((await api.get(`/jobs/${job.id}`)).status).toBe(404);
  expect((await api.get('/jobs/history')).body).toEqual([]);
});

test('beyond the jobs at once, a job waits in researching and starts when one has ended', async () => {
  const api = await start({ limits: { jobsAtOnce: 1 } });
  const first = await createJob(api, { topic: 'First' });
  const second = await createJob(api, { topic: 'Second' });
  await jobIn(api, first.id, 'fusion_pending');
  const waiting = await api.get(`/jobs/${second.id}`);
  expect(waiting.body).toMatchObject({
    status: 'researching',
    progress: { percent: 0, message: 'Waiting for one of your other projects to finish' },
  });

  await api.post(`/jobs/${first.id}/cancel`);
  await jobIn(api, second.id, 'fusion_pending');
});

test('the limit of a day is told with the time to wait, and deleting gives nothing back', async () => {
  // A clock that stands still sees no midnight.
  const api = await start({ clock: createSetClock(new Date().toISOString()), limits: { jobsPerDay: 2 } });
  const first = await createJob(api);
  await createJob(api);
  await api.delete(`/jobs/${first.id}`);
  const persona = (await api.get('/personas')).body[0];
  const answer = await api.post('/jobs', { persona_id: persona.id, topic: 'One more', desired_formats: ['X Post'] });
  expect(answer.status).toBe(429);
  expect(answer.body.detail).toBe(
    'You have started 2 projects today, which is the limit for a day. You can start more after midnight UTC.',
  );
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('research that fails for a passing reason is tried again', async () => {
  let calls = 0;
  const api = await start({
    research: createFakeResearcher({
      until: async () => {
        calls += 1;
        if (calls === 1) throw new Error('a passing fault');
      },
    }),
  });
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  expect(calls).toBe(2);
});

test('research that fails for good ends the job in words', async () => {
  const api = await start({
    research: createFakeResearcher({
      until: async () => {
        throw new Error('ENOENT /etc/passwd');
      },
    }),
  });
  const job = await createJob(api);
  const failed = await jobIn(api, job.id, 'failed');
  expect(failed.error_message).toBe('Something went wrong on our side. Please try again.');
});

test('a plan for added pieces waits as long as the model asks for, and the reason of its end is told', async () => {
  const trouble: (RetryLater | GaveUp)[] = [
    new RetryLater('The model is busy.', 1_200),
    new GaveUp('The model refused the key.'),
  ];
  const writer = createFakeWriter({
    plan: (_pieces, call) => {
      const error = call > 1 && trouble.shift();
      if (error) throw error;
    },
  });
  const api = await start({ writer });
  const done = await runJob(api);
  await api.post(`/jobs/${done.id}/generate_formats`, { desired_formats: ['Descriptions'] });

  const ended = await jobIn(api, done.id, 'completed');
  expect(writer.plans, 'the first plan, one that had to wait, one that was refused').toHaveLength(3);
  expect(ended.status).toBe('completed');
  const added = (await outputsOf(api, done.id)).find((output) => output.format === 'Descriptions');
  expect(added).toMatchObject({ status: 'failed', error_message: 'The model refused the key.' });
});

test('a plan that the model keeps sending away ends the job after three times', async () => {
  const writer = createFakeWriter({
    plan: () => {
      throw new RetryLater('The model is busy.', 10);
    },
  });
  const api = await start({ writer });
  const failed = await runJob(api);
  expect(failed).toMatchObject({ status: 'failed', error_message: 'The model is busy.' });
  expect(writer.plans).toHaveLength(3);
});

test('a wait of more than hours is no wait', async () => {
  const writer = createFakeWriter({
    plan: () => {
      throw new RetryLater('The model is over its quota.', 24 * 3_600_000);
    },
  });
  const api = await start({ writer });
  expect(await runJob(api)).toMatchObject({ status: 'failed', error_message: 'The model is over its quota.' });
});

test('but one whose end is certain, as that of the day’s tokens, is waited for', async () => {
  const writer = createFakeWriter({
    plan: () => {
      throw new RetryLater('The tokens of the day are used up.', 20 * 3_600_000, { isCertain: true });
    },
  });
  const api = await start({ writer });
  const { id } = await createJob(api);
  await jobIn(api, id, 'fusion_pending');
  await api.post(`/jobs/${id}/fusion`, light(OPINION));
  const waiting = await waitFor('a job that waits', async () => {
    const { body } = await api.get(`/jobs/${id}`);
    return body.progress.waiting ? (body as Job) : undefined;
  });
  expect(waiting.status).toBe('drafting');
  expect(waiting.progress.waiting?.reason).toBe('The tokens of the day are used up.');
});

test('taking jobs up again goes through the same door: one at a time, and each piece written once', async () => {
  const writing = gate();
  const writer = createFakeWriter({
    write: async (piece) => {
      await writing.opened;
      return `A text for ${piece.format}`;
    },
  });
  const api = await start({ writer, limits: { jobsAtOnce: 1 } });
  const first = await createJob(api, { topic: 'First' });
  const second = await createJob(api, { topic: 'Second', fusion: light(OPINION) });
  await jobIn(api, first.id, 'fusion_pending');
  await api.post(`/jobs/${second.id}/cancel`);

  const again = await api.post(`/jobs/${second.id}/generate_formats`, { desired_formats: ['X Post'] });
  expect(again.body).toMatchObject({ status: 'researching', progress: { percent: 0 } });
  await api.post(`/jobs/${first.id}/fusion`, light(OPINION));
  await jobIn(api, first.id, 'generating_formats');
  expect((await api.get(`/jobs/${second.id}`)).body.progress.message).toContain('Waiting');

  writing.open();
  await jobIn(api, first.id, 'completed');
  await jobIn(api, second.id, 'completed');
  const pieces = writer.asked.map(({ format, variant }) => `${format} ${variant}`);
  expect(pieces.toSorted()).toEqual(['Blog Post 1', 'X Post 1', 'X Post 1', 'X Post 2']);
});

test('a job cancelled while it waits for the opinion waits for it again when it is taken up', async () => {
  const api = await start({});
  const job = await createJob(api);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/cancel`);
  await api.post(`/jobs/${job.id}/generate_formats`);
  const waiting = await jobIn(api, job.id, 'fusion_pending', 'completed');
  expect(waiting.status).toBe('fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  expect((await jobIn(api, job.id, 'completed')).fusion).toEqual(light(OPINION));
});

test('a database that is away when a text is saved costs neither that text nor the others', async () => {
  const opened = await openTestDatabase();
  const { database, lose } = shakyDatabase(opened.database);
  const writer = createFakeWriter({
    write: (piece) => {
      if (piece.format === 'Blog Post') lose(2);
      return 'A text';
    },
  });
  const api = await start({ writer, opened: { ...opened, database } });

  const done = await runJob(api);
  expect(done.status).toBe('completed');
  expect(writer.asked, 'no text is asked for twice').toHaveLength(3);
});
