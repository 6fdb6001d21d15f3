import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appOfATest } from '../../../test/support/app-of-a-test.ts';
import { finished, modelWriter } from '../../../test/support/redo-story.ts';
import { createJudge } from '../judging/create-judge.ts';
import { outputs } from './jobs.table.ts';

const { start, running } = appOfATest();

test('an edit that another process overtakes keeps the flags of the newer text', async () => {
  const real = createJudge();
  let overtake = async () => {};
  const judge: typeof real = {
    ...real,
    async edit(job, text) {
      await overtake();
      return await real.edit(job, text);
    },
  };
  const api = await start({ judge, writer: modelWriter({ write: () => 'Invites save 40 % of accounts.' }) });
  const { piece } = await finished(api);
  const newer = {
    content: 'Invites save [Check: 60 %] of accounts.',
    flags: [{ kind: 'number' as const, text: '60 %' }],
  };
  overtake = async () => {
    overtake = async () => {};
    const { db } = running().database;
    await db
      .update(outputs)
      .set({ ...newer, revision: 7 })
      .where(eq(outputs.id, piece.id));
  };
  const saved = await api.patch(`/outputs/${piece.id}`, { content: `${newer.content} Ours, too.` });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ content: `${newer.content} Ours, too.`, flags: newer.flags });
  await real.close();
});
