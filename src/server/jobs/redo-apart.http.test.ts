import { describe, expect, test } from 'vitest';
import type { Output } from '../../core/contracts/output.ts';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { gate } from '../../../test/support/gate.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn, outputsOf, runJob } from '../../../test/support/job-story.ts';
import { finished, modelWriter, redo, settled } from '../../../test/support/redo-story.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';

const HOUR_MS = 3_600_000;

const { start } = appOfATest();

const waiting = async (api: ApiClient, id: string): Promise<string> =>
  await waitFor('the job to wait', async () => (await api.get(`/jobs/${id}`)).body.progress.waiting?.reason);

const ofFormat = (pieces: readonly Output[], format: string): Output => {
  const found = pieces.find((piece) => piece.format === format);
  if (!found) throw new Error(`There is no ${format}`);
  return found;
};

describe('a writer chosen for one piece', () => {
  const builtinWriter = () => createFakeWriter({ write: (piece) => `Without a model: ${piece.format}` });

  test('leaves a piece that the model is writing again with the model, and the job with its writer', async () => {
    const asked = gate();
    const writing = gate();
    const writer = modelWriter({
      write: async (piece, { call, draft }) => {
        draft.begin('first');
        if (call === 1) return `First ${piece.format} ${piece.variant}`;
        asked.open();
        await writing.opened;
        return 'Again by the model';
      },
    });
    const api = await start({ writer, builtinWriter: builtinWriter() });
    const { job, piece, others } = await finished(api);
    const blog = ofFormat(others, 'Blog Post');
    await redo(api, blog.id);
    await inTime('the model to be asked', asked.opened);
    await redo(api, piece.id, { angle: 'new', writer: 'builtin' });
    expect(await settled(api, piece.id)).toMatchObject({ content: 'Without a model: X Post', written_by: 'builtin' });
    expect((await api.get(`/outputs/${blog.id}`)).body).toMatchObject({ status: 'writing', redo: 'same' });
    writing.open();
    expect((await jobIn(api, job.id, 'completed')).writer).toBe('configured');
    expect(await settled(api, blog.id)).toMatchObject({ content: 'Again by the model', written_by: 'fake' });
    expect(writer.asked.slice(3), 'it has not begun again').toEqual([{ format: 'Blog Post', variant: 1 }]);
  });

  test('concerns a failed piece alone, also where the model never gave a plan', async () => {
    const model = modelWriter({
      plan: () => {
        throw new GaveUp('The model refused the key.');
      },
    });
    const api = await start({ writer: model, builtinWriter: builtinWriter() });
    const failed = await runJob(api);
    const [piece] = await outputsOf(api, failed.id);
    await redo(api, piece?.id ?? '', { writer: 'builtin' });
    const done = await jobIn(api, failed.id, 'completed');
    expect(done.writer).toBe('configured');
    expect((await outputsOf(api, failed.id)).map((one) => [one.status, one.written_by])).toEqual([
      ['completed', 'builtin'],
      ['failed', null],
      ['failed', null],
    ]);
    expect(model.plans).toHaveLength(1);
  });

  test('is forgotten when the whole job gets another one', async () => {
    const model = modelWriter({
      write: () => {
        throw new RetryLater('The model is busy.', HOUR_MS);
      },
    });
    const api = await start({ writer: model, builtinWriter: builtinWriter() });
    const { job, piece } = await finished(api, { writer: 'builtin' });
    await api.patch(`/outputs/${piece.id}`, { content: 'My own words' });
    await redo(api, piece.id, { writer: 'configured' });
    expect(await waiting(api, job.id)).toBe('The model is busy.');
    const chosen = await api.post(`/jobs/${job.id}/writer`, { writer: 'builtin' });
    expect(chosen.body).toMatchObject({ writer: 'builtin', progress: { waiting: null } });
    await jobIn(api, job.id, 'completed');
    expect(await settled(api, piece.id)).toMatchObject({ content: piece.content, written_by: 'builtin' });
  });
});

describe('a new angle that the model does not plan', () => {
  test('costs no other piece its next try', async () => {
    const writer = modelWriter({
      plan: (_pieces, call) => {
        if (call > 1) throw new GaveUp('The model declined to plan.');
      },
      write: (piece, { call }) => {
        if (piece.format === 'Blog Post' && call === 2) throw new RetryLater('The model is busy.', 1_500);
        return `Text ${call} of ${piece.format}`;
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    const blog = ofFormat(others, 'Blog Post');
    await redo(api, blog.id);
    await waiting(api, job.id);
    await redo(api, piece.id, { angle: 'new' });
    await jobIn(api, job.id, 'completed');
    expect((await settled(api, piece.id)).redo_error).toBe('The model declined to plan.');
    expect(await settled(api, blog.id)).toMatchObject({ content: 'Text 3 of Blog Post', redo_error: null });
  });

  test('lets no other piece wait for it', async () => {
    const writer = modelWriter({
      plan: (_pieces, call) => {
        if (call > 1) throw new RetryLater('The model is busy.', HOUR_MS);
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    await redo(api, piece.id, { angle: 'new' });
    expect(await waiting(api, job.id)).toBe('The model is busy.');
    const blog = ofFormat(others, 'Blog Post');
    await redo(api, blog.id);
    expect(await settled(api, blog.id)).toMatchObject({ redo_error: null, versions: 1 });
    expect(await waiting(api, job.id), 'the first one still waits').toBe('The model is busy.');
    expect(writer.plans, 'the model is not asked for the plan before it wants to be').toHaveLength(2);
  });

  test('is planned and written with all its tries once the model is back', async () => {
    const busy = new RetryLater('The model is busy.', 10);
    const writer = modelWriter({
      plan: (_pieces, call) => {
        if (call === 2 || call === 3) throw busy;
      },
      write: (piece, { call }) => {
        if (piece.format === 'X Post' && call === 2) throw new RetryLater('The model is busy again.', HOUR_MS);
        return `Text ${call} of ${piece.format}`;
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    await redo(api, piece.id, { angle: 'new' });
    await waitFor('the text to wait', async () => (await waiting(api, job.id)) === 'The model is busy again.');
    const blog = ofFormat(others, 'Blog Post');
    await redo(api, blog.id);
    expect(await settled(api, blog.id), 'a wait of a text is no wait for a plan').toMatchObject({ versions: 1 });
    expect((await api.get(`/outputs/${piece.id}`)).body).toMatchObject({ status: 'pending', redo: 'new' });
  });
});
