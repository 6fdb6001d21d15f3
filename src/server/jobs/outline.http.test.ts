import { expect, test } from 'vitest';
import type { Output } from '../../core/contracts/output.ts';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { outputsOf } from '../../../test/support/job-story.ts';
import { finished } from '../../../test/support/redo-story.ts';
import { FORMAT_LABELS } from '../../core/formats/registry.ts';
import { countCharacters } from '../../core/rules/text.ts';
import { createBuiltinWriter } from '../writing/builtin/builtin-writer.ts';

const { start } = appOfATest();

const gapsIn = (text: string | null) => text?.match(/\[Add: [^\]]*\]/g)?.length ?? 0;
const FILLED = 'Anna left in May.';

/** Every format once, written without a model and without a source. */
async function outlines() {
  const api = await start({ writer: createBuiltinWriter() });
  const { job } = await finished(api, {
    topic: 'Why our choir should rehearse on Sundays',
    desired_formats: [...FORMAT_LABELS],
    batch_formats: Object.fromEntries(FORMAT_LABELS.map((format) => [format, 1])),
  });
  return { api, job, pieces: await outputsOf(api, job.id) };
}

test('the content is the piece alone; that it is an outline is told beside it', async () => {
  const { pieces, job } = await outlines();
  expect(pieces).toHaveLength(FORMAT_LABELS.length);
  for (const { format, content, outline, measures, checks } of pieces) {
    expect(content, format).not.toMatch(/^Outline/);
    expect(outline, format).toEqual({ sources: expect.any(Number), gaps: gapsIn(content) });
    expect(measures?.characters, format).toBe(countCharacters(content ?? ''));
    for (const { start: from, end } of checks.find(({ id }) => id === 'gaps')?.spans ?? [])
      expect(content?.slice(from, end), format).toMatch(/^\[Add: [^\]]*\]$/);
  }
  expect(job.progress.pieces.map(({ characters }) => characters)).toEqual(
    pieces.map(({ content }) => countCharacters(content ?? '')),
  );
});

test('it counts the gaps that are left, and is none once nothing is left; a gap put back makes it one again', async () => {
  const { api, pieces } = await outlines();
  const piece = pieces.find(({ content }) => gapsIn(content) > 1);
  const id = piece?.id ?? '';
  const save = async (content: string): Promise<Output> => (await api.patch(`/outputs/${id}`, { content })).body;

  const one = piece?.content?.replace(/\[Add: [^\]]*\]/, FILLED) ?? '';
  expect((await save(one)).outline).toEqual({ sources: piece?.outline?.sources, gaps: gapsIn(one) });
  const all = one.replaceAll(/\[Add: [^\]]*\]/g, FILLED);
  expect(await save(all)).toMatchObject({ content: all, outline: null });
  expect((await save(one)).outline).toEqual({ sources: piece?.outline?.sources, gaps: gapsIn(one) });

  const versions = await api.get(`/outputs/${id}/versions`);
  expect(versions.body).toMatchObject([{ content: piece?.content, outline: piece?.outline }]);
  await save(all);
  const back = await api.post(`/outputs/${id}/versions/1/restore`);
  expect(back.body).toMatchObject({ content: piece?.content, outline: piece?.outline });
});
