import { expect, test } from 'vitest';
import type { Output } from '../../core/contracts/output.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { jobIn, outputsOf } from '../../../test/support/job-story.ts';
import { finished, modelWriter, redo, settled } from '../../../test/support/redo-story.ts';
import { createBuiltinWriter } from '../writing/builtin/builtin-writer.ts';

const { start } = appOfATest();

const told = ({ content, angle, updated_at: at, versions }: Output) => [content, angle, at, versions];

test('without a model a piece gets new angles until there is none left, which costs no text', async () => {
  const api = await start({ writer: createBuiltinWriter() });
  const { job, piece, others } = await finished(api, {
    desired_formats: ['Blog Post', 'LinkedIn Post'],
    batch_formats: { 'Blog Post': 1, 'LinkedIn Post': 1 },
  });

  const same = await redo(api, piece.id, { angle: 'same' });
  expect([same.status, same.body.detail]).toEqual([
    409,
    'The built-in writer would write the same text again. Ask for a new angle instead.',
  ]);

  const texts = [piece.content];
  const angles = [piece.angle];
  for (;;) {
    await redo(api, piece.id, { angle: 'new' });
    await jobIn(api, job.id, 'completed');
    const turned = await settled(api, piece.id);
    if (turned.redo_error !== null) break;
    texts.push(turned.content);
    angles.push(turned.angle);
  }
  expect(texts.length, 'there is another angle').toBeGreaterThan(1);
  expect([new Set(texts).size, new Set(angles).size]).toEqual([texts.length, angles.length]);
  const last = await settled(api, piece.id);
  expect(last).toMatchObject({
    status: 'completed',
    content: texts.at(-1),
    angle: angles.at(-1),
    redo: null,
    redo_error: 'There is no other angle left for this piece.',
    versions: texts.length - 1,
  });
  expect((await outputsOf(api, job.id)).slice(1).map(told)).toEqual(others.map(told));

  await api.patch(`/outputs/${piece.id}`, { content: 'My own words' });
  expect((await redo(api, piece.id, { angle: 'same' })).status, 'the writer’s own text can come back').toBe(202);
  await jobIn(api, job.id, 'completed');
  expect(await settled(api, piece.id)).toMatchObject({
    content: texts.at(-1),
    angle: angles.at(-1),
    redo_error: null,
    versions: texts.length + 1,
  });
});

test('the built-in writer can take over a single piece, under another angle than the model’s, and that alone', async () => {
  const writer = modelWriter({
    write: (piece) => ({
      text: `By a model: ${piece.angle}`,
      outlineSources: null,
      citations: [],
      flags: [],
      stance: [],
      model: 'fake',
    }),
  });
  const api = await start({ writer, builtinWriter: createBuiltinWriter() });
  const { job, piece, others } = await finished(api);
  await redo(api, piece.id, { angle: 'new', writer: 'builtin' });
  const done = await jobIn(api, job.id, 'completed');
  expect(done.writer).toBe('configured');
  const own = await settled(api, piece.id);
  expect(own).toMatchObject({ written_by: 'builtin', versions: 1, redo_error: null });
  expect((await outputsOf(api, job.id)).slice(1).map(told)).toEqual(others.map(told));
  expect((await redo(api, piece.id, { angle: 'same', writer: 'builtin' })).status).toBe(409);

  await redo(api, piece.id, { angle: 'same' });
  await jobIn(api, job.id, 'completed');
  expect(await settled(api, piece.id)).toMatchObject({ written_by: 'fake', versions: 2 });
});
