import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, paragraph } from '../../../test/fakes/documents/docx-file.ts';
import { column, makePdf } from '../../../test/fakes/documents/pdf-file.ts';
import { startHostileWeb } from '../../../test/fakes/hostile-web.ts';
import type { HostileWeb } from '../../../test/fakes/hostile-web.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { uploadFile } from '../../../test/support/upload-file.ts';
import { createExtractor } from '../research/extracting/create-extractor.ts';
import { createPageReader } from '../research/fetching/create-page-reader.ts';

const SENTENCE = 'A second visit in the fourth week tells who stays and who leaves before the year is over.';

let web: HostileWeb;
let app: TestApp;
let api: ApiClient;
const extractor = createExtractor();

beforeAll(async () => {
  web = await startHostileWeb();
  const pageReader = createPageReader({ extractor, allowedHosts: new Set([web.host]), limits: { totalMs: 8_000 } });
  app = await startTestApp({ worker: false, pageReader, extractor });
  api = await signUp(app.url);
});

afterAll(async () => {
  await app.close();
  await extractor.close();
  await web.close();
});

const textOf = async (id: string): Promise<string> => (await api.get(`/materials/${id}`)).body.text;

test('a page is fetched and kept as its text', async () => {
  const made = await api.post('/materials', { url: `${web.url}/article` });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ kind: 'link', url: `${web.url}/article`, shortened: false });
  expect((await textOf(made.body.id)).length).toBeGreaterThan(200);
});

test('files of each kind are kept as their text', async () => {
  const words = [SENTENCE, 'Ask those who come back what brought them.'];
  for (const [name, content] of [
    ['report.pdf', makePdf({ pages: [column(words)] })],
    ['report.docx', makeDocx({ body: words.map((text) => paragraph(text)).join('') })],
    ['report.md', `# Report\n\n${words.join('\n\n')}`],
    ['report.txt', words.join('\n\n')],
    [
      'report.html',
      `<!doctype html><title>Report</title><article>${words.map((p) => `<p>${p}</p>`).join('')}</article>`,
    ],
  ] as const) {
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    const made = await uploadFile(app.url, api, { content: bytes, name, type: 'application/octet-stream' });
    expect([made.status, made.body.file_name], name).toEqual([201, name]);
    expect(await textOf(made.body.id), name).toContain('A second visit in the fourth week tells who stays');
  }
});

test('what cannot be read is refused in a sentence, and nothing of it is kept', async () => {
  const before = (await api.get('/materials')).body.length;
  for (const path of ['/login', '/no-text', '/bomb/gzip', '/redirect/loop', '/kept-out/story', '/wrong-type/image']) {
    const answer = await api.post('/materials', { url: web.url + path });
    expect([answer.status, answer.body.errors?.[0].path], path).toEqual([422, 'url']);
    expect(answer.body.detail, path).toMatch(/^[A-Z0-9].*\.$/);
  }
  const scan = makePdf({ pages: [[]] });
  for (const [name, content] of [
    ['scan.pdf', new Uint8Array(scan)],
    ['photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
    ['empty.txt', ''],
  ] as const) {
    const answer = await uploadFile(app.url, api, { content, name });
    expect([answer.status, answer.body.errors?.[0].path], name).toEqual([422, 'file']);
    expect(answer.body.detail, name).toMatch(/^[A-Z].*\.$/);
  }
  expect((await api.get('/materials')).body).toHaveLength(before);
});

test('a private address is refused with a plain reason, however it is written, and nothing is connected', async () => {
  const { port } = new URL(web.canary.url);
  for (const url of [
    web.canary.url,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://localhost:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/',
    `${web.url}/redirect/private`,
    `${web.url}/redirect/private-mapped`,
  ]) {
    const answer = await api.post('/materials', { url });
    expect([answer.status, answer.body.errors?.[0].path], url).toEqual([422, 'url']);
    expect(answer.body.detail, url).toMatch(/is a private address|leads to an address that|must be a web address/);
  }
  expect(web.canary.connections()).toBe(0);
});
