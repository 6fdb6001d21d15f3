import { describe, expect, test } from 'vitest';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { gate } from '../../../test/support/gate.ts';
import { createJob, jobIn, light, OPINION, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { finished, modelWriter, redo, settled } from '../../../test/support/redo-story.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';

const app = appOfATest();
const { start } = app;

describe('a piece that is written once more', () => {
  test('keeps its text until the new one is there, and the others stay byte for byte', async () => {
    const asked = gate();
    const writing = gate();
    const writer = modelWriter({
      write: async (piece, { call, draft }) => {
        draft.begin('first');
        if (call === 1) return `First ${piece.format} ${piece.variant}`;
        asked.open();
        await writing.opened;
        return 'The second text';
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);

    const answer = await redo(api, piece.id, { angle: 'same' });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({
      id: piece.id,
      status: 'pending',
      redo: 'same',
      content: piece.content,
      checks: piece.checks,
    });
    await inTime('the piece to be asked for', asked.opened);
    const meanwhile = await api.get(`/jobs/${job.id}`);
    expect(meanwhile.body).toMatchObject({ status: 'generating_formats', batch_formats: job.batch_formats });
    const written = await waitFor('the piece to be written', async () =>
      (await outputsOf(api, job.id)).find(({ status }) => status === 'writing'),
    );
    expect(written).toMatchObject({
      id: piece.id,
      redo: 'same',
      content: piece.content,
      angle: piece.angle,
    });
    const edit = await api.patch(`/outputs/${piece.id}`, { content: 'Mine' });
    expect(edit.status, 'nobody writes into it meanwhile').toBe(409);

    writing.open();
    const done = await jobIn(api, job.id, 'completed');
    expect(done).toMatchObject({
      desired_formats: job.desired_formats,
      batch_formats: job.batch_formats,
      initial_desired_formats: job.initial_desired_formats,
    });
    const [again, ...rest] = await outputsOf(api, job.id);
    expect(again).toMatchObject({
      status: 'completed',
      content: 'The second text',
      angle: piece.angle,
      redo: null,
      redo_error: null,
      versions: 1,
    });
    expect(rest).toEqual(others);
    expect(writer.plans, 'the same angle needs no further plan').toHaveLength(1);
    const versions = await api.get(`/outputs/${piece.id}/versions`);
    expect(versions.body).toEqual([
      {
        number: 1,
        content: piece.content,
        outline: null,
        angle: piece.angle,
        written_by: 'fake',
        edited: false,
        characters: piece.content?.length,
        replaced_at: again?.updated_at,
      },
    ]);
  });

  test('gets an angle of its own when it is to be new, and only that piece is planned', async () => {
    const writer = modelWriter();
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    expect((await redo(api, piece.id, { angle: 'new' })).body.redo).toBe('new');
    await jobIn(api, job.id, 'completed');
    const turned = await settled(api, piece.id);
    expect(turned).toMatchObject({ content: 'Text 2: X Post 1, turned 1.', angle: 'turned 1', versions: 1 });
    expect(writer.plans.at(-1)).toEqual([{ format: 'X Post', variant: 1 }]);
    expect((await outputsOf(api, job.id)).slice(1)).toEqual(others);

    await redo(api, piece.id, { angle: 'new' });
    await jobIn(api, job.id, 'completed');
    expect((await settled(api, piece.id)).angle, 'both angles before are retired').toBe('turned 2');
  });

  test('is asked for by three at once, and written once', async () => {
    const writing = gate();
    const writer = modelWriter({
      write: async (_piece, { call }) => {
        if (call > 1) await writing.opened;
        return `Text ${call}`;
      },
    });
    const api = await start({ writer });
    const { job, piece } = await finished(api);
    const before = writer.asked.length;
    const answers = await Promise.all([redo(api, piece.id), redo(api, piece.id), redo(api, piece.id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    writing.open();
    await jobIn(api, job.id, 'completed');
    expect(await settled(api, piece.id)).toMatchObject({ versions: 1 });
    expect(writer.asked).toHaveLength(before + 1);
  });

  test('with one key is written once, and the same key is good for nothing else', async () => {
    const writer = modelWriter();
    const api = await start({ writer });
    const { job, piece } = await finished(api);
    const before = writer.asked.length;
    const headers = { 'idempotency-key': 'once more' };
    const first = await redo(api, piece.id, { angle: 'same' }, headers);
    await jobIn(api, job.id, 'completed');
    const again = await redo(api, piece.id, { angle: 'same' }, headers);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect((await redo(api, piece.id, { angle: 'new' }, headers)).status).toBe(422);
    expect(await settled(api, piece.id)).toMatchObject({ versions: 1 });
    expect(writer.asked).toHaveLength(before + 1);
  });

  test('is nobody else’s to ask for, to look at or to put back', async () => {
    const api = await start({ writer: modelWriter() });
    const { piece } = await finished(api);
    const other = await app.another();
    for (const id of [piece.id, crypto.randomUUID(), 'x']) {
      const answers = [
        await redo(other, id),
        await other.get(`/outputs/${id}/versions`),
        await other.post(`/outputs/${id}/versions/1/restore`),
      ];
      expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(Array(3).fill([404, 'Piece not found']));
    }
  });

  test('has to wait until its job has come to its pieces', async () => {
    const api = await start({ writer: modelWriter() });
    const job = await createJob(api);
    await jobIn(api, job.id, 'fusion_pending');
    const [piece] = await outputsOf(api, job.id);
    const answer = await redo(api, piece?.id ?? '');
    expect([answer.status, answer.body.status, answer.body.redo], 'it is in the line already').toEqual([
      202,
      'pending',
      null,
    ]);
    await api.post(`/jobs/${job.id}/cancel`);
    await api.post(`/jobs/${job.id}/generate_formats`, { desired_formats: ['Blog Post'] });
    const early = await redo(api, piece?.id ?? '');
    expect([early.status, early.body.detail]).toEqual([
      409,
      'This project has not come to its pieces yet. Please wait until it has.',
    ]);
  });
});

describe('a job that is taken up for one piece', () => {
  test('that failed goes back to where it failed', async () => {
    const writer = modelWriter({
      plan: (_pieces, call) => {
        if (call === 1) throw new GaveUp('The model refused the key.');
      },
    });
    const api = await start({ writer });
    const failed = await runJob(api);
    const [piece] = await outputsOf(api, failed.id);
    await redo(api, piece?.id ?? '');
    const done = await jobIn(api, failed.id, 'completed');
    expect(done.batch_formats).toEqual(failed.batch_formats);
    expect((await outputsOf(api, failed.id)).map(({ status }) => status)).toEqual(['completed', 'failed', 'failed']);
  });

  test('that never got its research gets it, also after a hand-written text has made it complete', async () => {
    const api = await start({ writer: modelWriter(), limits: { jobsAtOnce: 1 } });
    const first = await createJob(api, { topic: 'First' });
    const second = await createJob(api, { topic: 'Second', fusion: light(OPINION) });
    await jobIn(api, first.id, 'fusion_pending');
    await api.post(`/jobs/${second.id}/cancel`);
    const [piece] = await outputsOf(api, second.id);
    const id = piece?.id ?? '';
    await api.patch(`/outputs/${id}`, { content: 'By hand' });

    expect((await redo(api, id)).body).toMatchObject({ status: 'pending', content: 'By hand' });
    expect((await api.get(`/jobs/${second.id}`)).body).toMatchObject({
      status: 'researching',
      progress: { message: 'Waiting for one of your other projects to finish' },
    });
    const cancelled = await api.post(`/jobs/${second.id}/cancel`);
    expect(cancelled.body.status, 'there is a text').toBe('completed');

    await redo(api, id);
    await api.post(`/jobs/${first.id}/cancel`);
    const done = await jobIn(api, second.id, 'completed');
    expect(done.research_results).not.toBeNull();
    expect(await settled(api, id)).toMatchObject({ written_by: 'fake', versions: 1 });
  });

  test('that is being written takes the piece in, and no other is disturbed', async () => {
    const blog = gate();
    const writer = modelWriter({
      write: async (piece, { call }) => {
        if (piece.format === 'Blog Post') await blog.opened;
        return `Text ${call} of ${piece.format} ${piece.variant}`;
      },
    });
    const api = await start({ writer });
    const job = await createJob(api);
    await jobIn(api, job.id, 'fusion_pending');
    await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
    const [piece] = await waitFor('both posts', async () => {
      const outputs = await outputsOf(api, job.id);
      return outputs.filter(({ status }) => status === 'completed').length === 2 ? outputs : undefined;
    });
    await redo(api, piece?.id ?? '');
    await waitFor('the second text, while the blog post is still written', async () => {
      const { body } = await api.get(`/outputs/${piece?.id}`);
      return body.content === 'Text 2 of X Post 1';
    });
    blog.open();
    await jobIn(api, job.id, 'completed');
    expect(writer.asked).toHaveLength(4);
    expect((await outputsOf(api, job.id)).map(({ content }) => content)).toEqual([
      'Text 2 of X Post 1',
      'Text 1 of X Post 2',
      'Text 1 of Blog Post 1',
    ]);
  });

  test('whose other pieces wait for the model does not let this one wait', async () => {
    const writer = modelWriter({
      write: (piece, { call }) => {
        if (piece.format === 'Blog Post') throw new RetryLater('The model is busy.', 3_600_000);
        return `Text ${call} of ${piece.format} ${piece.variant}`;
      },
    });
    const api = await start({ writer });
    const job = await createJob(api);
    await jobIn(api, job.id, 'fusion_pending');
    await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
    await waitFor('the job to wait', async () => (await api.get(`/jobs/${job.id}`)).body.progress.waiting !== null);
    const [piece] = await outputsOf(api, job.id);
    await redo(api, piece?.id ?? '');
    expect(await settled(api, piece?.id ?? '')).toMatchObject({ content: 'Text 2 of X Post 1', versions: 1 });
    const waiting = await waitFor('the job to wait again', async () => {
      const { body } = await api.get(`/jobs/${job.id}`);
      return body.progress.waiting ? body : undefined;
    });
    expect(waiting.progress.waiting.reason).toBe('The model is busy.');
  });

  test('counts as no further project of the day', async () => {
    const api = await start({ writer: modelWriter(), limits: { jobsPerDay: 1 } });
    const { job, piece } = await finished(api);
    expect((await redo(api, piece.id)).status).toBe(202);
    await jobIn(api, job.id, 'completed');
    expect((await settled(api, piece.id)).versions).toBe(1);
  });
});
