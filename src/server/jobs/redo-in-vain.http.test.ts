import { describe, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { gate } from '../../../test/support/gate.ts';
import { jobIn, outputsOf } from '../../../test/support/job-story.ts';
import { finished, modelWriter, redo, settled } from '../../../test/support/redo-story.ts';
import { inTime } from '../../../test/support/wait-for.ts';
import { GaveUp, RetryLater } from '../writing/writer.ts';

const { start } = appOfATest();

describe('when the new text does not come', () => {
  test('the earlier one stays, with the reason, until it is edited or written after all', async () => {
    let isDown = false;
    const writer = modelWriter({
      write: (piece, { call }) => {
        if (isDown) throw new GaveUp('The model declined this piece.');
        return `Text ${call} of ${piece.format}`;
      },
    });
    const api = await start({ writer });
    const { job, piece } = await finished(api);
    isDown = true;
    await redo(api, piece.id, { angle: 'new' });
    await jobIn(api, job.id, 'completed');
    const kept = await settled(api, piece.id);
    expect(kept).toEqual({
      ...piece,
      redo_error: 'The model declined this piece.',
      updated_at: kept.updated_at,
    });
    isDown = false;
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
    expect(await settled(api, piece.id), 'the same angle is that of the text that stands').toMatchObject({
      angle: piece.angle,
      redo_error: null,
      versions: 1,
    });

    isDown = true;
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
    expect((await settled(api, piece.id)).redo_error).toBe('The model declined this piece.');
    const edited = await api.patch(`/outputs/${piece.id}`, { content: 'My own words' });
    expect(edited.body).toMatchObject({ redo_error: null, versions: 2 });
  });

  test('a fault of ours, used-up tries and a plan that cannot be had cost no text either', async () => {
    const faults: (() => never)[] = [
      () => {
        throw new Error('select * from secrets');
      },
      ...Array.from({ length: 3 }, () => () => {
        throw new RetryLater('The model is busy.', 10);
      }),
    ];
    const plans: Error[] = [new GaveUp('The model refused the key.')];
    const writer = modelWriter({
      write: (piece, { call }) => {
        if (call > 1) faults.shift()?.();
        return `Text ${call} of ${piece.format}`;
      },
      plan: (_pieces, call) => {
        const error = call > 1 && plans.shift();
        if (error) throw error;
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    for (const [angle, reason] of [
      ['same', 'Something went wrong on our side while this piece was written.'],
      ['same', 'The model is busy.'],
      ['new', 'The model refused the key.'],
    ]) {
      await redo(api, piece.id, { angle });
      await jobIn(api, job.id, 'completed');
      const kept = await settled(api, piece.id);
      expect(kept).toEqual({ ...piece, redo_error: reason, updated_at: kept.updated_at });
    }
    expect((await outputsOf(api, job.id)).slice(1)).toEqual(others);
  });

  test('cancelling gives the earlier text back at once, and a text that comes too late is not saved', async () => {
    const asked = gate();
    const writing = gate();
    const aborted = gate();
    const writer = modelWriter({
      write: async (piece, { call, signal }) => {
        if (call === 1) return `First ${piece.format} ${piece.variant}`;
        signal.addEventListener('abort', aborted.open);
        asked.open();
        await writing.opened;
        return 'Too late';
      },
    });
    const api = await start({ writer });
    const { job, piece, others } = await finished(api);
    await redo(api, piece.id, { angle: 'new' });
    await inTime('the piece to be asked for', asked.opened);

    const cancelled = await api.post(`/jobs/${job.id}/cancel`);
    expect(cancelled.body).toMatchObject({ status: 'completed', error_message: null });
    const kept = await settled(api, piece.id);
    expect(kept).toEqual({ ...piece, redo_error: 'Cancelled', updated_at: kept.updated_at });
    await inTime('the writing to be stopped', aborted.opened);
    writing.open();
    expect((await outputsOf(api, job.id)).slice(1)).toEqual(others);
    expect((await settled(api, piece.id)).content).toBe(piece.content);
  });

  test('a text that came out the same is no version, and says so', async () => {
    const api = await start({ writer: createFakeWriter({ id: 'model' }) });
    const { job, piece } = await finished(api);
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
    const same = await settled(api, piece.id);
    expect(same).toEqual({ ...piece, redo_error: 'The text came out the same.', updated_at: same.updated_at });
  });

  test('a piece that had no text fails as before, and is written when it is asked for again', async () => {
    let isDown = true;
    const writer = modelWriter({
      write: (piece, { call }) => {
        if (isDown && piece.format === 'X Post') throw new GaveUp('The model declined this piece.');
        return `Text ${call} of ${piece.format}`;
      },
    });
    const api = await start({ writer });
    const { job, piece } = await finished(api);
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
    expect(await settled(api, piece.id)).toMatchObject({
      status: 'failed',
      content: null,
      error_message: 'The model declined this piece.',
      redo: null,
      redo_error: null,
    });
    isDown = false;
    await redo(api, piece.id, { angle: 'new' });
    await jobIn(api, job.id, 'completed');
    const [first, second] = await outputsOf(api, job.id);
    expect(first).toMatchObject({ status: 'completed', content: 'Text 3 of X Post', angle: 'turned 1', versions: 0 });
    expect(second?.status, 'the other one is its own').toBe('failed');
  });
});
