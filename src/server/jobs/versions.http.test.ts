import { afterEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OutputVersion } from '../../core/contracts/version.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { jobIn } from '../../../test/support/job-story.ts';
import { gate } from '../../../test/support/gate.ts';
import { finished, modelWriter, redo, settled } from '../../../test/support/redo-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import { inTime } from '../../../test/support/wait-for.ts';
import { GaveUp } from '../writing/writer.ts';
import { outputVersions } from './jobs.table.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions) {
  app = await startTestApp(options);
  return await signUp(app.url);
}

const versionsOf = async (api: ApiClient, id: string): Promise<OutputVersion[]> =>
  (await api.get(`/outputs/${id}/versions`)).body;

const restore = (api: ApiClient, id: string, number: number | string, headers: Record<string, string> = {}) =>
  api.post(`/outputs/${id}/versions/${number}/restore`, undefined, headers);

test('an earlier text comes back with all that belongs to it, and so does the one that it took the place of', async () => {
  const sentence = 'The calendar invite for week four is what saves accounts.';
  const writer = modelWriter({
    write: (piece, { call }) => ({
      text: call === 1 ? `${sentence} [Check: 40 %] [Add: one case]` : `Another text, ${piece.angle}.`,
      outlineSources: call === 1 ? 1 : null,
      citations: call === 1 ? [{ claim_id: 'c1', source_id: 's1', number: null }] : [],
      flags: call === 1 ? [{ kind: 'number' as const, text: '40 %' }] : [],
      stance: call === 1 ? [{ pointId: 'o2', sentence }] : [],
      model: `model ${call}`,
    }),
  });
  const api = await start({ writer });
  const { job, piece } = await finished(api);
  expect(piece.outline).toEqual({ sources: 1, gaps: 1 });
  expect(await versionsOf(api, piece.id)).toEqual([]);
  await redo(api, piece.id, { angle: 'new' });
  await jobIn(api, job.id, 'completed');
  const second = await settled(api, piece.id);
  expect(second).toMatchObject({ written_by: 'model 2', outline: null, citations: [], flags: [], stance: [] });
  expect(await versionsOf(api, piece.id)).toMatchObject([{ number: 1, outline: { sources: 1, gaps: 1 } }]);

  const back = await restore(api, piece.id, 1);
  expect(back.status).toBe(200);
  expect(back.body).toEqual({ ...piece, versions: 1, updated_at: back.body.updated_at, checks: back.body.checks });
  expect(back.body.checks.map(({ id }: { id: string }) => id)).toEqual(piece.checks.map(({ id }) => id));
  const read = await api.get(`/outputs/${piece.id}`);
  expect([read.body, read.headers.get('etag')]).toEqual([back.body, back.headers.get('etag')]);

  const forth = await restore(api, piece.id, 2);
  expect(forth.body).toEqual({ ...second, versions: 1, updated_at: forth.body.updated_at, checks: forth.body.checks });
  const kept = await versionsOf(api, piece.id);
  expect(
    kept.map(({ number, written_by }) => [number, written_by]),
    'a text that stands again is no version, and its number names no other',
  ).toEqual([[3, 'model 1']]);

  for (const number of [1, 2, 4, 0, 'x', '1e0']) {
    const missing = await restore(api, piece.id, number);
    expect([missing.status, missing.body.detail], String(number)).toEqual([404, 'Version not found']);
  }
  await restore(api, piece.id, 3);
  await redo(api, piece.id, { angle: 'same' });
  await jobIn(api, job.id, 'completed');
  expect(await settled(api, piece.id), 'the same angle is that of the text that was put back').toMatchObject({
    content: `Another text, ${piece.angle}.`,
    angle: piece.angle,
  });

  await api.delete(`/jobs/${job.id}`);
  const left = await app?.database.db.select().from(outputVersions).where(eq(outputVersions.outputId, piece.id));
  expect(left).toEqual([]);
});

test('a text of somebody’s own hand comes back, too, and nobody overwrites a newer one unawares', async () => {
  const asked = gate();
  const writing = gate();
  const writer = modelWriter({
    write: async (_piece, { call }) => {
      if (call === 3) {
        asked.open();
        await writing.opened;
      }
      return `Text ${call}`;
    },
  });
  const api = await start({ writer });
  const { job, piece } = await finished(api);
  const stale = (await api.get(`/outputs/${piece.id}`)).headers.get('etag') ?? '';
  await api.patch(`/outputs/${piece.id}`, { content: 'My own words' });
  await redo(api, piece.id);
  await jobIn(api, job.id, 'completed');
  expect(await settled(api, piece.id)).toMatchObject({ content: 'Text 2', versions: 2 });

  const refused = await restore(api, piece.id, 2, { 'if-match': stale });
  expect(refused.status).toBe(412);
  const now = (await api.get(`/outputs/${piece.id}`)).headers.get('etag') ?? '';
  const back = await restore(api, piece.id, 2, { 'if-match': now });
  expect(back.body).toMatchObject({ content: 'My own words', versions: 2 });

  await redo(api, piece.id);
  await inTime('the piece to be asked for', asked.opened);
  const meanwhile = await restore(api, piece.id, 3);
  expect([meanwhile.status, meanwhile.body.detail]).toEqual([
    409,
    'This piece is still being written. Please wait until it is finished.',
  ]);
  const during = await api.get(`/outputs/${piece.id}`, { 'if-none-match': back.headers.get('etag') ?? '' });
  expect([during.status, during.body.redo], 'whoever asks whether anything has changed is told so').toEqual([
    200,
    'same',
  ]);
  await api.post(`/jobs/${job.id}/cancel`);
  const after = await api.get(`/outputs/${piece.id}`, { 'if-none-match': during.headers.get('etag') ?? '' });
  expect(after.body).toMatchObject({ content: 'My own words', redo_error: 'Cancelled' });
  const edit = await api.patch(
    `/outputs/${piece.id}`,
    { content: 'And on' },
    { 'if-match': back.headers.get('etag') ?? '' },
  );
  expect([edit.status, edit.body.redo_error], 'the text that was open for edit is still the one').toEqual([200, null]);
  writing.open();
});

test('whoever looks at two texts by turns loses no other one', async () => {
  const api = await start({ writer: modelWriter() });
  const { job, piece } = await finished(api);
  for (let count = 0; count < 2; count += 1) {
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
  }
  const texts = async () => (await versionsOf(api, piece.id)).map(({ content }) => content);
  const before = await texts();
  for (let count = 0; count < 4; count += 1) {
    const [newest] = await versionsOf(api, piece.id);
    expect((await restore(api, piece.id, newest?.number ?? 0)).status).toBe(200);
  }
  expect((await texts()).toSorted()).toEqual(before.toSorted());
  expect((await settled(api, piece.id)).versions).toBe(2);
});

test('the newest twenty texts of a piece are kept', async () => {
  const api = await start({ writer: modelWriter() });
  const { piece } = await finished(api);
  await api.patch(`/outputs/${piece.id}`, { content: 'My own words' });
  const [own] = await versionsOf(api, piece.id);
  const { database } = app ?? {};
  const [row] = (await database?.db.select().from(outputVersions)) ?? [];
  if (!row || !own) throw new Error('No text was kept');
  const older = Array.from({ length: 20 }, (_, index) => ({ ...row, number: index + 2, content: `Text ${index + 2}` }));
  await database?.db.insert(outputVersions).values(older);

  expect((await restore(api, piece.id, 5)).body).toMatchObject({ content: 'Text 5', versions: 20 });
  const kept = await versionsOf(api, piece.id);
  const numbers = Array.from({ length: 21 }, (_, index) => 22 - index).filter((number) => number !== 5);
  expect(kept.map(({ number }) => number)).toEqual(numbers);
});

test('a writer’s own text can be taken back after an edit, and typing on keeps no more of it', async () => {
  const api = await start({ writer: modelWriter() });
  const { job, piece } = await finished(api);
  const edit = (content: string) => api.patch(`/outputs/${piece.id}`, { content });
  expect((await edit(piece.content ?? '')).body.versions, 'nothing was replaced').toBe(0);
  for (const content of ['Mine', 'Mine, too', 'Mine, and on']) expect((await edit(content)).body.versions).toBe(1);
  expect(await versionsOf(api, piece.id)).toMatchObject([{ number: 1, content: piece.content }]);

  const back = await restore(api, piece.id, 1);
  expect(back.body).toMatchObject({ content: piece.content, versions: 1 });
  expect((await edit('Mine again')).body, 'it is the writer’s own once more').toMatchObject({ versions: 2 });

  await redo(api, piece.id);
  await jobIn(api, job.id, 'completed');
  const paid = await settled(api, piece.id);
  await edit('Kept from another window');
  expect((await versionsOf(api, piece.id)).map(({ content }) => content)).toEqual([
    paid.content,
    'Mine again',
    piece.content,
    'Mine, and on',
  ]);
});

test('whoever asks whether a piece has changed is told of another try that failed like the one before', async () => {
  const writer = modelWriter({
    write: (_piece, { call }) => {
      if (call > 1) throw new GaveUp('The model declined.');
      return 'One text';
    },
  });
  const api = await start({ writer });
  const { job, piece } = await finished(api);
  const tried = async () => {
    await redo(api, piece.id);
    await jobIn(api, job.id, 'completed');
    return await api.get(`/outputs/${piece.id}`);
  };
  const first = await tried();
  const second = await tried();
  expect([first.body.redo_error, second.body.redo_error]).toEqual(['The model declined.', 'The model declined.']);
  const asked = await api.get(`/outputs/${piece.id}`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([asked.status, asked.body]).toEqual([200, second.body]);
  const edit = await api.patch(
    `/outputs/${piece.id}`,
    { content: 'Mine' },
    { 'if-match': first.headers.get('etag') ?? '' },
  );
  expect(edit.status, 'the text is still the one that was read').toBe(200);
});
