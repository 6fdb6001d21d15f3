import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type ApiClient } from '../../../test/support/api-client.ts';
import { light, outputsOf, PERSONA, runJob, ZERO } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { FORMAT_LABELS } from '../../core/formats/registry.ts';
import { createBuiltinWriter } from '../writing/builtin/builtin-writer.ts';

let app: TestApp;
let api: ApiClient;
let persona: string;

beforeAll(async () => {
  app = await startTestApp({ writer: createBuiltinWriter() });
  api = await signUp(app.url);
  persona = (await api.post('/personas', PERSONA)).body.id;
});

afterAll(() => app.close());

const HTML = '<script>alert(1)</script> <b>Saturday</b> hours';

test.each([
  ['of one character', 'X', ''],
  ['of five hundred', 'Saturday hours '.repeat(33).padEnd(500, 'x'), 'Start small.'],
  ['of emoji', '🚀👩‍👩‍👧‍👦🏳️‍🌈', '🎉 Start small.'],
  ['that reads from right to left', 'لماذا تفتح المتاجر الصغيرة مبكرا؟', 'ابدأ بشيء واحد.'],
  ['of HTML', HTML, '<img src=x onerror=alert(1)> Start small.'],
  ['with control characters', 'Saturday\u0007 hours\u001b[31m for\u202e shops\u0000', 'Start\u0008 small.'],
])('a topic %s comes to whole pieces of every format, none with a broken rule', async (_, topic, opinion) => {
  const job = await runJob(
    api,
    { persona_id: persona, topic, desired_formats: FORMAT_LABELS, batch_formats: {} },
    opinion === '' ? ZERO : light(opinion),
  );
  expect(job.status).toBe('completed');
  const outputs = await outputsOf(api, job.id);
  expect(outputs.map(({ format, status }) => [format, status])).toEqual(
    FORMAT_LABELS.map((label) => [label, 'completed']),
  );
  for (const { format, content, checks, measures } of outputs) {
    expect(
      checks.filter(({ status }) => status === 'fail'),
      format,
    ).toEqual([]);
    expect(measures?.characters, format).toBeGreaterThan(0);
    expect(content, format).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e]/u);
  }
});

test.each([
  ['nothing that can be seen', '\u200b \u0007', 'Topic must not be empty'],
  ['one character too many', 'é'.repeat(501), 'Topic must be 500 characters or less'],
])('a topic of %s is refused with its reason', async (_, topic, message) => {
  const answer = await api.post('/jobs', { persona_id: persona, topic, desired_formats: ['X Post'] });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([{ path: 'topic', message }]);
});
