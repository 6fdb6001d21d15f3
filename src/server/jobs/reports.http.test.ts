import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Output } from '../../core/contracts/output.ts';
import { createFakeWriter } from '../../../test/fakes/fake-writer.ts';
import { modelThatSays } from '../../../test/fakes/scripted-model.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, light, outputsOf, PERSONA, runJob, ZERO } from '../../../test/support/job-story.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../test/support/test-app.ts';
import { createModelWriter } from '../writing/model/model-writer.ts';
import { updateOutput } from './outputs.store.ts';

let app: TestApp | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start(options: TestAppOptions = {}): Promise<{ api: ApiClient; app: TestApp }> {
  app = await startTestApp(options);
  return { app, api: await signUp(app.url) };
}

const check = (output: Output | undefined, id: string) => output?.checks.find((result) => result.id === id);

/** What a check points at, as it reads in the text. */
const shown = (output: Output | undefined, id: string) =>
  check(output, id)?.spans.map(({ start, end }) => output?.content?.slice(start, end));

const ONE_POST = { desired_formats: ['X Post'], batch_formats: { 'X Post': 1 } };
const TWO_POSTS = { desired_formats: ['X Post'], batch_formats: { 'X Post': 2 } };

/** A writer of posts that reads the text of each variant from a list. */
const writerOf = (...texts: readonly string[]) =>
  createFakeWriter({ write: ({ variant }) => texts[variant - 1] ?? 'Nothing.' });

describe('a written piece', () => {
  test('comes with its report, its language and its layout; one that waits has none yet', async () => {
    const { api } = await start({ writer: writerOf('The calendar saves accounts. It saves 88 % of them.') });
    const job = await createJob(api, { ...ONE_POST, language: 'en-GB' });
    const [waiting] = await outputsOf(api, job.id);
    expect(waiting).toMatchObject({ content: null, checks: [], measures: null, layout_version: 1 });

    await jobIn(api, job.id, 'fusion_pending');
    await api.post(`/jobs/${job.id}/fusion`, ZERO);
    await jobIn(api, job.id, 'completed');
    const [piece] = await outputsOf(api, job.id);
    expect(piece).toMatchObject({ status: 'completed', language: 'en-GB', layout_version: 1 });
    expect(piece?.measures).toEqual({ characters: 51, weighted_length: 51, words: 9, seconds: 2, grade: null });
    expect(check(piece, 'length')).toMatchObject({ status: 'pass', detail: '51 of 280 characters', spans: [] });
    expect(check(piece, 'facts')?.status).toBe('fail');
    expect(shown(piece, 'facts')).toEqual(['88 %']);
    expect((await api.get(`/outputs/${piece?.id}`)).body).toEqual(piece);
  });

  test('that breaks a rule through both edits is delivered, with the rule that it breaks', async () => {
    const model = modelThatSays('No plan.', 'No plan.', 'Just a line.', 'Just a line.', 'Just a line.', '{}');
    const { api } = await start({ writer: createModelWriter(model, silentLogger) });
    const formats = { desired_formats: ['Descriptions'], batch_formats: { Descriptions: 1 } };
    const job = await runJob(api, formats, ZERO);
    expect(job).toMatchObject({ status: 'completed', error_message: null });
    expect(model.asked.map(({ useCase }) => useCase)).toEqual(['plan', 'plan', 'draft', 'edit', 'edit', 'check']);
    const [piece] = await outputsOf(api, job.id);
    expect(piece).toMatchObject({ status: 'completed', content: 'Just a line.', error_message: null });
    expect(check(piece, 'parts')).toMatchObject({
      status: 'fail',
      detail: expect.stringMatching(/^Missing: Short description/),
    });
  });
});

describe('an edit', () => {
  test('is judged like what a writer wrote: nothing is refused or rewritten, the report says what nobody gave', async () => {
    const { api } = await start({ writer: writerOf('The calendar saves accounts.') });
    const job = await runJob(api, ONE_POST, light('The calendar saves 70 accounts.'));
    const [piece] = await outputsOf(api, job.id);
    expect(check(piece, 'facts')?.status).toBe('pass');

    const content = 'It saved 70 accounts, then 91, see https://made-up.example/x and [Add: link]';
    const edited: Output = (await api.patch(`/outputs/${piece?.id}`, { content })).body;
    expect(edited).toMatchObject({ status: 'completed', content, flags: [] });
    expect(shown(edited, 'facts')).toEqual(['91']);
    expect(shown(edited, 'addresses')).toEqual(['https://made-up.example/x']);
    expect(check(edited, 'gaps')).toMatchObject({ status: 'warn', detail: '1 gap to fill' });
    expect(edited.measures?.characters).toBe(content.length);
    expect((await outputsOf(api, job.id))[0]).toEqual(edited);
  });

  test('is held to the persona’s terms', async () => {
    const { api } = await start({ writer: writerOf('The calendar saves accounts.') });
    const voice = { ...PERSONA, banned_terms: ['cheap'], required_terms: ['Northkit'] };
    const { body: persona } = await api.post('/personas', voice);
    const job = await runJob(api, { ...ONE_POST, persona_id: persona.id }, ZERO);
    const [piece] = await outputsOf(api, job.id);
    expect(check(piece, 'required-terms')).toMatchObject({ status: 'warn', detail: 'Missing: Northkit' });
    const edited: Output = (await api.patch(`/outputs/${piece?.id}`, { content: 'Cheap, says Northkit.' })).body;
    expect(check(edited, 'required-terms')?.status).toBe('pass');
    expect(check(edited, 'banned-terms')?.status).toBe('fail');
    expect(shown(edited, 'banned-terms')).toEqual(['Cheap']);
  });

  test('of a piece that failed gives it a report, too', async () => {
    const writer = createFakeWriter({ write: () => Promise.reject(new Error('no text')) });
    const { api } = await start({ writer });
    const job = await runJob(api, ONE_POST, ZERO);
    const [piece] = await outputsOf(api, job.id);
    expect(piece).toMatchObject({ status: 'failed', content: null, checks: [], measures: null });
    const edited: Output = (await api.patch(`/outputs/${piece?.id}`, { content: 'By hand.' })).body;
    expect(edited).toMatchObject({ status: 'completed', measures: { characters: 8 } });
    expect(check(edited, 'parts')?.status).toBe('pass');
  });
});

describe('pieces of one job', () => {
  const SAME = 'Put the fourth week into the calendar of every new account before the sales call ends.';

  test('are told when two of a format say the same, until one is edited; the tag of the other stays', async () => {
    const { api } = await start({ writer: writerOf(`First: ${SAME}`, `Second: ${SAME}`) });
    const job = await runJob(api, TWO_POSTS, ZERO);
    const [first, second] = await outputsOf(api, job.id);
    expect(check(first, 'variants-differ')).toMatchObject({
      status: 'warn',
      detail: expect.stringContaining('X Post 2'),
    });
    expect(shown(second, 'variants-differ')).toEqual([SAME.slice(0, -1)]);
    const before = await api.get(`/outputs/${first?.id}`);
    expect(before.body).toEqual(first);

    const edited: Output = (await api.patch(`/outputs/${second?.id}`, { content: 'Nobody reads a welcome mail.' }))
      .body;
    expect(check(edited, 'variants-differ')?.status).toBe('pass');
    const after = await api.get(`/outputs/${first?.id}`);
    expect(check(after.body, 'variants-differ')?.status).toBe('pass');
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });
});

test('a piece from before there were reports is judged when it is read', async () => {
  const { api, app: running } = await start({ writer: writerOf('It saved 91 accounts.') });
  const job = await runJob(api, ONE_POST, ZERO);
  const [piece] = await outputsOf(api, job.id);
  await updateOutput(running.database.db, piece?.id ?? '', { checks: null, measures: null });
  expect(await outputsOf(api, job.id)).toEqual([piece]);
  expect((await api.get(`/outputs/${piece?.id}`)).body).toEqual(piece);
  expect(shown(piece, 'facts')).toEqual(['91']);
});

test('a piece of a format that was taken out of the product keeps its text, and can be edited', async () => {
  const { api, app: running } = await start({ writer: writerOf('It saved accounts.') });
  const job = await runJob(api, ONE_POST, ZERO);
  const [piece] = await outputsOf(api, job.id);
  await running.database.db.execute(
    sql`update outputs set format = 'Telegram', checks = null, measures = null where id = ${piece?.id}`,
  );
  const bare = { format: 'Telegram', checks: [], measures: null };
  expect(await outputsOf(api, job.id)).toMatchObject([{ ...bare, content: 'It saved accounts.' }]);
  const edited = await api.patch(`/outputs/${piece?.id}`, { content: 'By hand.' });
  expect(edited).toMatchObject({ status: 200, body: { ...bare, content: 'By hand.' } });
});
