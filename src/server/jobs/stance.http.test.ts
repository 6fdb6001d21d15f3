import { afterEach, describe, expect, test } from 'vitest';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { signUp, type ApiClient } from '../../../test/support/api-client.ts';
import { light, OPINION, outputsOf, runJob, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import type { Output } from '../../core/contracts/output.ts';
import { createBuiltinWriter } from '../writing/builtin/builtin-writer.ts';
import type { StanceSentence } from '../writing/writer.ts';

const ONE_POST = { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } };

/** In words of a writer's own: nothing but its mark tells that they carry the opinion. */
const STAGE = { pointId: 'o1', sentence: 'A welcome mail is a stage play.' };
const DATE = { pointId: 'o2', sentence: 'Put a date in their diary instead.' };

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions = {}): Promise<ApiClient> {
  app = await startTestApp(options);
  return await signUp(app.url);
}

const writerOf = (text: string, stance: readonly StanceSentence[]) =>
  createFakeWriter({ write: () => ({ text, outlineSources: null, citations: [], flags: [], stance, model: null }) });

/** Each place as it reads in the text, in the order told. */
const told = ({ content, stance }: Pick<Output, 'content' | 'stance'>) =>
  stance.map(({ point_id: id, start, end }) => [id, content?.slice(start, end)]);

const opinionCheck = ({ checks }: Output) => checks.find(({ id }) => id === 'opinion')?.status;

/** A job of one post, and how its text is edited. */
async function onePost(text: string, stance: readonly StanceSentence[], opinion = OPINION) {
  const api = await start({ writer: writerOf(text, stance) });
  const job = await runJob(api, ONE_POST, light(opinion));
  const [piece] = await outputsOf(api, job.id);
  if (!piece) throw new Error('No piece was written');
  const edit = async (content: string): Promise<Output> => {
    const answer = await api.patch(`/outputs/${piece.id}`, { content });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  return { api, job, piece, edit };
}

describe('the points of a job', () => {
  test('are the sentences of the opinion as its author wrote them, and none without one', async () => {
    const api = await start({ writer: createFakeWriter() });
    const opinion = '  Emails are *theatre*.\n- The “invite” for  week four saves accounts 🎉\n\nWhy? Ask 王さん.';
    const { id, stance } = await runJob(api, ONE_POST, light(opinion));
    expect(stance.points).toEqual([
      { id: 'o1', text: 'Emails are *theatre*.' },
      { id: 'o2', text: 'The “invite” for week four saves accounts 🎉' },
      { id: 'o3', text: 'Why? Ask 王さん.' },
    ]);
    expect((await api.get(`/jobs/${id}`)).body.stance).toEqual(stance);
    const without = await runJob(api, ONE_POST, ZERO);
    expect(without.stance).toEqual({ points: [], objections: [] });
    expect((await outputsOf(api, without.id)).map(({ stance: places }) => places)).toEqual([[]]);
  });
});

describe('the sentences that carry a point', () => {
  test('are told by their places, the same in the list and alone', async () => {
    const { api, job, piece } = await onePost(`First: ${STAGE.sentence} Then. ${DATE.sentence}`, [STAGE, DATE]);
    expect(job.stance.points.map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect(told(piece)).toEqual([
      ['o1', STAGE.sentence],
      ['o2', DATE.sentence],
    ]);
    expect((await api.get(`/outputs/${piece.id}`)).body.stance).toEqual(piece.stance);
  });

  test('are found again where they were moved to, and gone once they were changed', async () => {
    const { api, job, piece, edit } = await onePost(`${STAGE.sentence} ${DATE.sentence}`, [STAGE, DATE]);
    expect(opinionCheck(piece)).toBe('pass');

    const moved = await edit(`${DATE.sentence} In between. ${STAGE.sentence}`);
    expect(told(moved)).toEqual([
      ['o2', DATE.sentence],
      ['o1', STAGE.sentence],
    ]);
    const changed = await edit(`${DATE.sentence} A welcome mail is a good stage play.`);
    expect(told(changed)).toEqual([['o2', DATE.sentence]]);
    expect(opinionCheck(changed)).toBe('pass');
    const emptied = await edit('Somebody else’s words.');
    expect([told(emptied), opinionCheck(emptied)]).toEqual([[], 'warn']);
    expect((await outputsOf(api, job.id))[0]).toEqual(emptied);

    const undone = await edit(`${STAGE.sentence} ${DATE.sentence}`);
    expect(undone.stance).toEqual(piece.stance);
    expect(opinionCheck(undone)).toBe('pass');
  });

  test('can carry two points at once', async () => {
    const both = 'A welcome mail is a stage play, so put a date in their diary.';
    const { piece, edit } = await onePost(`So: ${both}`, [
      { pointId: 'o1', sentence: both },
      { pointId: 'o2', sentence: both },
    ]);
    const places = [
      ['o1', both],
      ['o2', both],
    ];
    expect(told(piece)).toEqual(places);
    expect(told(await edit(`A line before it.\n\n${both}`))).toEqual(places);
  });

  test.each([
    ['behind emoji of several code units', '🎉👩‍👩‍👧‍👦 Go. ', '👋🏽 A welcome mail is a stage play 🎭', '\n\n🇪🇺'],
    ['in a script without spaces', '開始です。', '歓迎メールはお芝居です。', '次の話。'],
  ])('are counted in UTF-16 code units: %s', async (_, before, sentence, behind) => {
    const { piece, edit } = await onePost(before + sentence + behind, [{ pointId: 'o1', sentence }]);
    const place = { point_id: 'o1', start: before.length, end: before.length + sentence.length };
    expect(piece.stance).toEqual([place]);
    const { stance } = await edit(`${before}🎭 ${sentence}${behind}`);
    expect(stance).toEqual([{ ...place, start: place.start + 3, end: place.end + 3 }]);
  });
});

test('the built-in writer tells which sentences say the author’s points', async () => {
  const api = await start({ writer: createBuiltinWriter() });
  const job = await runJob(api);
  const points = new Map(job.stance.points.map(({ id, text }) => [id, text]));
  const pieces = await outputsOf(api, job.id);
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) {
    expect(piece.stance.length, piece.format).toBeGreaterThan(0);
    for (const [id, sentence] of told(piece)) expect(sentence, piece.format).toContain(points.get(id ?? ''));
  }
});
