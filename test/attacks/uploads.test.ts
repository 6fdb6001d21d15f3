import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from '../../src/server/research/extracting/docx/zip.ts';
import { createExtractor } from '../../src/server/research/extracting/create-extractor.ts';
import { docxParts, makeDocx, paragraph } from '../fakes/documents/docx-file.ts';
import { column, makePdf } from '../fakes/documents/pdf-file.ts';
import { naughtyFileNames } from '../fakes/naughty/file-names.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';
import { isLongForm, recordAttack } from '../support/attack-table.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { sendForm, uploadFile } from '../support/upload-file.ts';

const SENTENCE = 'A second visit in the fourth week tells who stays and who leaves before the year is over.';
const CANARY = 'canary-of-the-house';
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const MEGABYTE = 1024 * 1024;

let app: TestApp;
let api: ApiClient;
// Shorter than the product's, so that what hangs is given up within the time of a test.
const extractor = createExtractor({ deadlineMs: 1_500, memoryMb: 200 });
const foldersBefore = new Set(readdirSync(tmpdir()));

beforeAll(async () => {
  app = await startTestApp({ worker: false, extractor });
  api = await signUp(app.url);
});
afterAll(async () => {
  await app.close();
  await extractor.close();
});

interface Hostile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const zipOf = (entries: Readonly<Record<string, Uint8Array | string>>) =>
  writeZip(new Map(Object.entries(entries).map(([name, content]) => [name, Buffer.from(content)])));

function docxWith(changes: Readonly<Record<string, string>>): Uint8Array {
  const parts = docxParts({ body: paragraph(SENTENCE) });
  for (const [name, xml] of Object.entries(changes)) parts.set(name, Buffer.from(xml));
  return writeZip(parts);
}

/** A Word document whose text is packed zeros, and says how large they are. */
function packedBomb(size: number, declared: number): Uint8Array {
  const parts = docxParts({ body: paragraph(SENTENCE) });
  parts.set('word/document.xml', deflateRawSync(Buffer.alloc(size, ' ')));
  const file = writeZip(parts);
  const entry = file.lastIndexOf('word/document.xml') - 46;
  file.writeUInt16LE(8, entry + 10);
  file.writeUInt32LE(declared, entry + 24);
  return Uint8Array.from(file);
}

const XML = '<?xml version="1.0"?>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const bodyOf = (text: string) => `<w:document ${W}><w:body>${paragraph(text)}</w:body></w:document>`;
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

const BOMBS: readonly Hostile[] = [
  { name: 'declared.docx', content: packedBomb(60 * MEGABYTE, 60 * MEGABYTE) },
  { name: 'lying.docx', content: packedBomb(60 * MEGABYTE, 1_000) },
  { name: 'nested.docx', content: zipOf({ 'a.zip': zipOf({ 'b.zip': packedBomb(30 * MEGABYTE, 30 * MEGABYTE) }) }) },
  {
    name: 'parts.docx',
    content: zipOf(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`${at}.xml`, 'x']))),
  },
  { name: 'padded.pdf', content: makePdf({ pages: [column([SENTENCE])], padding: 100 * MEGABYTE }) },
  { name: 'pages.pdf', content: makePdf({ pages: Array.from({ length: 1_500 }, () => column([SENTENCE])) }) },
  { name: 'packed.txt', content: gzipSync(Buffer.alloc(50 * MEGABYTE)) },
  { name: 'deep.html', content: '<div>'.repeat(200_000) },
  { name: 'wide.html', content: `<p>${'<b>x</b>'.repeat(200_000)}` },
  { name: 'quotes.md', content: `${'> '.repeat(50_000)}${SENTENCE}` },
  { name: 'brackets.md', content: '[a]('.repeat(100_000) },
  { name: 'lists.md', content: Array.from({ length: 3_000 }, (_, at) => `${' '.repeat(at)}- x`).join('\n') },
];

const ENTITIES: readonly Hostile[] = [
  {
    name: 'external.docx',
    content: docxWith({
      'word/document.xml': `${XML}<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>${bodyOf('Entity: &x;')}`,
    }),
  },
  {
    name: 'parameter.docx',
    content: docxWith({
      'word/document.xml': `${XML}<!DOCTYPE d [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>${bodyOf(SENTENCE)}`,
    }),
  },
  {
    name: 'laughs.docx',
    content: docxWith({
      'word/document.xml': `${XML}<!DOCTYPE d [<!ENTITY l0 "${CANARY}">${laughs}]>${bodyOf('Laugh: &l9;')}`,
    }),
  },
  {
    name: 'relation.docx',
    content: docxWith({
      'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`,
    }),
  },
  { name: 'traversal.docx', content: zipOf({ '../../../tmp/manifold-escaped.xml': CANARY, 'word/document.xml': 'x' }) },
  { name: 'page.html', content: `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><p>${SENTENCE} &x;</p>` },
];

const whole = makePdf({ pages: [column([SENTENCE])] });
const document = makeDocx({ body: paragraph(SENTENCE) });
const MISFITS: readonly Hostile[] = [
  ...[0, 1, 10, 100, 300].flatMap((length) => [
    { name: `cut-${length}.pdf`, content: whole.slice(0, length) },
    { name: `cut-${length}.docx`, content: document.slice(0, length) },
  ]),
  { name: 'garbage.pdf', content: Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7_919) % 256) },
  { name: 'garbage.docx', content: Uint8Array.from({ length: 50_000 }, (_, at) => (at * 104_729) % 256) },
  { name: 'page.pdf', content: `<html><script>alert(1)</script><p>${SENTENCE}</p></html>` },
  { name: 'page.txt', content: `<html><body onload=alert(1)><p>${SENTENCE}</p></html>` },
  { name: 'both.html', content: Buffer.concat([Buffer.from('<!--'), whole, Buffer.from(`--><p>${SENTENCE}</p>`)]) },
  { name: 'picture.pdf', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
  { name: 'program.txt', content: Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(4_000)]) },
  {
    name: 'vector.html',
    content: `<svg onload="alert(1)"><image href="http://127.0.0.1:9/x"/></svg><p>${SENTENCE}</p>`,
  },
  { name: 'old.doc', content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000)]) },
  { name: 'nul.txt', content: `${SENTENCE}\u0000${SENTENCE}` },
];

/** Kept as its text, or refused with a sentence: both are answers. */
function isAnswered({ status, body }: ApiAnswer): boolean {
  if (status === 201) return true;
  return (
    [400, 413, 415, 422].includes(status) &&
    typeof body.detail === 'string' &&
    !/at \S+ \(|node_modules/.test(body.detail)
  );
}

async function upload({ name, content }: Hostile, as = api): Promise<ApiAnswer> {
  return await uploadFile(app.url, as, {
    name,
    content: Uint8Array.from(Buffer.from(content)),
    type: 'application/octet-stream',
  });
}

async function run(attack: string, files: readonly Hostile[]): Promise<ApiAnswer[]> {
  const answers: ApiAnswer[] = [];
  for (const file of files) answers.push(await upload(file));
  const odd = answers.flatMap((answer, at) => (isAnswered(answer) ? [] : [`${files[at]?.name} ${answer.status}`]));
  recordAttack({ group: 'uploads', attack, tries: files.length, held: files.length - odd.length });
  expect(odd).toEqual([]);
  return answers;
}

const timeOf = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const healthTime = () => timeOf(() => fetch(`${app.url}/api/health`));
const someHealthTimes = async () => [await healthTime(), await healthTime(), await healthTime()];
const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

test('bombs end with a sentence, while the server answers others and its memory stays', async () => {
  await upload({ name: 'warm.txt', content: SENTENCE });
  const memory = process.memoryUsage().rss;
  let done = false;
  const during: number[] = [];
  const watching = (async () => {
    while (!done) during.push(await healthTime());
  })();
  let answers: readonly ApiAnswer[] = [];
  const whole = await timeOf(async () => (answers = await run('bombs: zip, PDF, nested markup', BOMBS)));
  done = true;
  await watching;
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(3);
  // What one answer takes beside them is far from what a file takes.
  expect(median(during)).toBeLessThan(whole / BOMBS.length / 5);
  // The entities alone unpack to gigabytes; what answered files leave is collected late where the machine is busy.
  expect(process.memoryUsage().rss - memory).toBeLessThan(1_000 * MEGABYTE);
});

test('no entity of a document is looked up, neither without end nor elsewhere', async () => {
  await run('XML entities, relations, paths in archives', ENTITIES);
  const { body: kept } = await api.get('/materials');
  for (const { id } of kept as { id: string }[]) {
    const { text } = (await api.get(`/materials/${id}`)).body as { text: string };
    expect(text).not.toMatch(/root:|localhost|canary-of-the-house/);
  }
  expect(readdirSync(tmpdir())).not.toContain('manifold-escaped.xml');
});

test('what is cut, garbage, or something else than its name says is read as what it is or refused', async () => {
  const answers = await run('cut files, garbage, polyglots, wrong types', MISFITS);
  const textOf = async (name: string) => {
    const { status, body } = answers[MISFITS.findIndex((one) => one.name === name)] ?? { status: 0, body: null };
    return status === 201 ? String((await api.get(`/materials/${body.id}`)).body.text) : '';
  };
  // A page is read as one, whatever else it is; a text stays a text, and is shown as one.
  for (const name of ['both.html', 'vector.html']) expect(await textOf(name)).not.toMatch(/<|onload|%PDF/);
  expect(await textOf('page.txt')).toContain('<body onload=alert(1)>');
  expect(await textOf('nul.txt')).not.toContain('\u0000');
});

test('a file name is a name: no path, nothing unseen, nothing that turns its letters', async () => {
  const names = naughtyFileNames();
  const odd: string[] = [];
  for (const name of names) {
    const { status, body } = await uploadFile(app.url, api, { name, content: SENTENCE });
    const shown = String(body.file_name);
    // A text that calls itself a PDF is none.
    const isNone = status === 422 && /\.(?:pdf|docx)$/.test(name);
    const isSafe =
      status === 201 && shown !== '' && !/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(shown) && shown.length <= 210;
    if (!isSafe && !isNone) odd.push(`${JSON.stringify(name)} ${status} ${JSON.stringify(shown)}`);
    if (status === 201) await api.delete(`/materials/${body.id}`);
  }
  recordAttack({
    group: 'uploads',
    attack: 'hostile file names',
    tries: names.length,
    held: names.length - odd.length,
  });
  expect(odd).toEqual([]);
});

const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;
const part = (head: string, content: string) => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const file = part(`${named('file', '; filename="a.txt"')}\r\nContent-Type: text/plain`, SENTENCE);
const end = '--b--\r\n';

test('no form that is none of a browser’s makes more of itself than a refusal', async () => {
  const forms: readonly string[] = [
    Array.from({ length: 20_000 }, (_, at) => part(named(`f${at}`), 'x')).join('') + end,
    file.repeat(50) + end,
    part(named('x'.repeat(100_000)), 'y') + file + end,
    part(named('title'), 'y'.repeat(2 * MEGABYTE)) + file + end,
    part(`${named('file', '; filename="a.txt"')}\r\n${'X-Header: y\r\n'.repeat(5_000)}X-Last: y`, SENTENCE) + end,
    part(`${named('file')}\r\nContent-Type: multipart/mixed; boundary=c`, `--c\r\n\r\n${SENTENCE}\r\n--c--`) + end,
    part('Content-Disposition: attachment', SENTENCE) + end,
    part('X: y', SENTENCE) + end,
    part(named('__proto__'), 'x') + part(named('constructor'), 'x') + file + end,
    part(named('persona_id'), '{"$gt":""}') + file + end,
    '--b\r\n'.repeat(50_000),
    `--b\r\n${named('file', '; filename="a.txt"')}`,
    `${file}--b`,
    '\r\n'.repeat(100_000),
    end,
    '',
  ];
  const odd: string[] = [];
  for (const [at, body] of forms.entries()) {
    const answer = await sendForm(app.url, api, body, FORM);
    if (!isAnswered(answer)) odd.push(`${at} ${answer.status}`);
  }
  recordAttack({
    group: 'uploads',
    attack: 'forms of other kinds',
    tries: forms.length,
    held: forms.length - odd.length,
  });
  expect(odd).toEqual([]);
});

test('fifty uploads at once, and twenty that never end, leave the server answering and nothing behind', async () => {
  const others = await Promise.all([1, 2, 3, 4, 5].map(() => signUp(app.url)));
  const quiet = median(await someHealthTimes());
  const hanging = others.flatMap(({ token }) => [1, 2, 3, 4].map(() => halfAnUpload(token)));
  const sent = Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      upload({ name: `${at}.txt`, content: `${SENTENCE} ${at}` }, at % 5 === 0 ? api : others[at % 5]),
    ),
  );
  for (const one of [api, ...others]) expect((await one.get('/materials')).status).toBe(200);
  // In the long form they are given up by the product, one after the other.
  if (isLongForm()) await sent;
  for (const socket of hanging) socket.destroy();
  const statuses = (await sent).map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(201);
  expect(Math.min(...(await someHealthTimes()))).toBeLessThan(quiet * 20);
  const left = readdirSync(tmpdir()).filter(
    (name) => !foldersBefore.has(name) && /upload|multipart|docx|pdf/i.test(name),
  );
  expect(left).toEqual([]);
  recordAttack({ group: 'uploads', attack: 'at once, and without end', tries: 70, held: 70 });
});

/** Says that much is to come, and sends nothing more. */
function halfAnUpload(token: string) {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = ['POST /api/materials/files HTTP/1.1', 'Host: a', `Authorization: Bearer ${token}`];
  socket.write([...head, `Content-Type: ${FORM['content-type']}`, 'Content-Length: 900000', '', file].join('\r\n'));
  return socket;
}
