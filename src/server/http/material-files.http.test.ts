import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeExtractor } from '../../../test/fakes/fake-extractor.ts';
import type { FakeExtractor } from '../../../test/fakes/fake-extractor.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import type { RecordingLogger } from '../../../test/fakes/recording-logger.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiAnswer } from '../../../test/support/api-client.ts';
import { PERSONA } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { sendForm, uploadFile } from '../../../test/support/upload-file.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';

const MEGABYTE = 1024 * 1024;
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const AS_A_FORM = 'Send the file as multipart/form-data, in a part named “file”';
const TOO_LARGE = 'The file is larger than 10 MB';
const BROKEN = 'The upload ended early or is no valid multipart/form-data';

let app: TestApp;
let extractor: FakeExtractor;
let logger: RecordingLogger;

beforeAll(async () => {
  extractor = createFakeExtractor();
  logger = recordingLogger();
  app = await startTestApp({ worker: false, extractor, logger });
});

afterAll(() => app.close());

/** Parts of a form with the boundary `b`, each as its header lines and its content. */
const form = (...parts: readonly (readonly [headers: string, content: string])[]) =>
  `${parts.map(([headers, content]) => `--b\r\n${headers}\r\n\r\n${content}\r\n`).join('')}--b--\r\n`;

const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const fileNamed = (name: string) => `${named('file')}; filename="${name}"\r\nContent-Type: text/plain`;

function expectProblem(answer: ApiAnswer, status: number, detail: string) {
  expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
}

test('a file is kept as its text, with what came along', async () => {
  const api = await signUp(app.url);
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const made = await uploadFile(app.url, api, {
    content: '<html><title>The\nreport</title><p>Of 420 owners,</p><p>61 % answered.</p></html>',
    type: 'text/html',
    name: 'Überblick – 日本.html',
    fields: { title: '', persona_id: persona },
  });
  expect(made.status).toBe(201);
  expect(made.headers.get('location')).toBe(`/api/materials/${made.body.id}`);
  expect(made.body).toMatchObject({
    kind: 'file',
    title: 'The report',
    file_name: 'Überblick – 日本.html',
    url: null,
    persona_id: persona,
    shortened: false,
  });
  const kept = await api.get(`/materials/${made.body.id}`);
  expect(kept.body).toEqual({ ...made.body, text: 'Of 420 owners,\n\n61 % answered.' });
  const titled = await uploadFile(app.url, api, { content: 'Text.', fields: { title: 'Mine', persona_id: '' } });
  expect(titled.body).toMatchObject({ title: 'Mine', persona_id: null });
  expect((await uploadFile(app.url, api, { content: 'Text.' })).body.title, 'no title at all').toBe('notes.txt');
});

test('a file name is only shown: no path, nothing unseen, at most 200 characters with its ending', async () => {
  const api = await signUp(app.url);
  for (const [sent, shown] of [
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kim\\report.txt', 'report.txt'],
    ['a\u202etxt.exe', 'atxt.exe'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(195)}….pdf`],
    ['..', 'file'],
  ] as const) {
    const made = await sendForm(app.url, api, form([fileNamed(sent.replaceAll('\\', '\\\\')), 'Text.']), FORM);
    expect([made.status, made.body.file_name], sent).toEqual([201, shown]);
  }
});

test('a file of exactly 10 MB is taken, one byte more is refused in plain words', async () => {
  const api = await signUp(app.url);
  const largest = new Uint8Array(10 * MEGABYTE).fill(0x61);
  expect((await uploadFile(app.url, api, { content: largest })).status).toBe(201);
  expect(extractor.documents.at(-1)?.bytes.length).toBe(10 * MEGABYTE);
  const before = extractor.documents.length;
  expectProblem(await uploadFile(app.url, api, { content: new Uint8Array(10 * MEGABYTE + 1) }), 413, TOO_LARGE);
  expectProblem(await uploadFile(app.url, api, { content: new Uint8Array(60 * MEGABYTE) }), 413, TOO_LARGE);
  expect(extractor.documents.length, 'nothing is taken apart in vain').toBe(before);
});

test('who sends without end and without saying how much is answered, too', async () => {
  const api = await signUp(app.url);
  const megabyte = new Uint8Array(MEGABYTE);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent === 1) controller.enqueue(Buffer.from(`--b\r\n${fileNamed('endless.txt')}\r\n\r\n`));
      else if (sent < 40) controller.enqueue(megabyte);
      else controller.close();
    },
  });
  const response = await fetch(`${app.url}/api/materials/files`, {
    method: 'POST',
    headers: { ...FORM, authorization: `Bearer ${api.token}` },
    body,
    duplex: 'half',
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ detail: TOO_LARGE });
});

test('a file without text is refused with the reason, and nothing is kept', async () => {
  const api = await signUp(app.url);
  for (const content of ['', '   ']) {
    const answer = await uploadFile(app.url, api, { content });
    const reason = 'There is no text on the page.';
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ detail: reason, errors: [{ path: 'file', message: reason }] });
  }
  const foreign = await uploadFile(app.url, api, { content: 'Text.', fields: { persona_id: 'nobody' } });
  expect([foreign.status, foreign.body.errors[0].path]).toEqual([422, 'persona_id']);
  const titled = await uploadFile(app.url, api, { content: 'Text.', fields: { title: 'x'.repeat(201) } });
  expect([titled.status, titled.body.errors[0].path]).toEqual([422, 'title']);
  expect((await api.get('/materials')).body).toEqual([]);
});

test('a form without a file, with several, or with far too many fields says so', async () => {
  const api = await signUp(app.url);
  const fields = Array.from({ length: 2_000 }, (_, index) => [named(`field${index}`), 'x'] as const);
  for (const [body, detail] of [
    [form(), AS_A_FORM],
    [form([named('title'), 'x']), AS_A_FORM],
    [form([named('file'), 'a field, no file']), AS_A_FORM],
    [form([fileNamed('a.txt').replace('"file"', '"document"'), 'Text.']), AS_A_FORM],
    [form([fileNamed('a.txt'), 'Text.'], [fileNamed('b.txt'), 'Text.']), 'Send one file with a call'],
    [form(...fields, [fileNamed('a.txt'), 'Text.']), 'The form holds too many fields'],
    [form([fileNamed('a.txt'), 'Text.'], ...fields), 'The form holds too many fields'],
  ] as const) {
    expectProblem(await sendForm(app.url, api, body, FORM), 422, detail);
  }
  expect((await api.get('/materials')).body).toEqual([]);
});

test('what is no form, or a broken one, says so', async () => {
  const api = await signUp(app.url);
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense']) {
    expectProblem(await sendForm(app.url, api, '{"text":"x"}', { 'content-type': type }), 415, AS_A_FORM);
  }
  const whole = form([fileNamed('a.txt'), 'Text.']);
  for (const [body, headers] of [
    [whole.slice(0, -20), FORM],
    [whole.slice(0, 30), FORM],
    ['no parts at all', FORM],
    [whole, { 'content-type': 'multipart/form-data' }],
    [form([named('__proto__'), 'x'], [fileNamed('a.txt'), 'Text.']), FORM],
    [form([`${named('title')}\r\nContent-Type: application/json`, '{'], [fileNamed('a.txt'), 'Text.']), FORM],
  ] as const) {
    expectProblem(await sendForm(app.url, api, body, headers), 400, BROKEN);
  }
  expect((await api.get('/materials')).body).toEqual([]);
});

test('forms are known to this one address', async () => {
  const api = await signUp(app.url);
  const answer = await api.post('/materials', form([named('text'), 'x']), FORM);
  expectProblem(answer, 415, 'Send the request body as application/json, not compressed');
});

test('who is not signed in is told so before anything is received', async () => {
  const answer = await sendForm(app.url, { token: '' }, new Uint8Array(5 * MEGABYTE), FORM);
  expect([answer.status, answer.body.detail]).toEqual([401, 'Authentication required']);
});

test('a connection that is cut in the middle of a file keeps nothing and is no fault of ours', async () => {
  const api = await signUp(app.url);
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await inTime('the connection', once(socket, 'connect'));
  const head = `--b\r\n${fileNamed('a.txt')}\r\n\r\n${'x'.repeat(100_000)}`;
  const lines = [
    'POST /api/materials/files HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${api.token}`,
    `Content-Type: ${FORM['content-type']}`,
    'Content-Length: 5000000',
  ];
  const answered = () => logger.written().match(/\/api\/materials\/files/g)?.length ?? 0;
  const before = answered();
  await new Promise((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`, resolve));
  socket.destroy();
  // The next upload of the same user finds the places free.
  const uploads = [1, 2, 3].map(() => uploadFile(app.url, api, { content: 'Text.' }));
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual([201, 201, 201]);
  await waitFor('the answers in the log', async () => (answered() >= before + 3 ? true : undefined));
  expect(logger.written()).not.toContain('a request failed');
  expect((await api.get('/materials')).body).toHaveLength(3);
});

test('a key makes an upload count once, though its boundary differs; another file with it is refused', async () => {
  const api = await signUp(app.url);
  const key = { 'idempotency-key': 'upload' };
  const before = extractor.documents.length;
  const first = await uploadFile(app.url, api, { content: 'Text.' }, key);
  const again = await uploadFile(app.url, api, { content: 'Text.' }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(extractor.documents.length).toBe(before + 1);
  for (const other of [
    { content: 'Other.' },
    { content: 'Text.', name: 'b.txt' },
    { content: 'Text.', fields: { title: 'x' } },
  ]) {
    expect((await uploadFile(app.url, api, other, key)).status).toBe(422);
  }
  expect((await api.get('/materials')).body).toHaveLength(1);
  await api.delete(`/materials/${first.body.id}`);
  expect((await uploadFile(app.url, api, { content: 'Text.' }, key)).body.id).not.toBe(first.body.id);
});
