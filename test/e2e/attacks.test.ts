import { readFileSync } from 'node:fs';
import { FORMATS } from '../../src/core/formats/registry.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { cleanText } from '../../src/core/rules/text.ts';
import { claimOf, sourceOf } from '../fakes/findings.ts';
import { NAUGHTY_STRINGS, PAYLOADS } from '../fakes/naughty/payloads.ts';
import { aJob, anOutput } from '../fakes/wire-job.ts';
import { aPersona } from '../fakes/wire-persona.ts';
import { recordAttack } from '../support/attack-table.ts';
import { SOUND_PARTS } from '../support/sound-parts.ts';
import { watchFor } from './attack-watch.ts';
import { expect } from './product.ts';
import { test } from './scripted-server.ts';

const ALL = PAYLOADS.join('\n\n');
let turn = 0;
/** The next few of them, so that all come about. */
const some = (count: number) => Array.from({ length: count }, () => PAYLOADS[(turn += 1) % PAYLOADS.length]).join(' ');

/** Parts of a piece with payloads in each of their texts. */
function spoilt(parts: unknown): unknown {
  // One word alone is the role that a part plays.
  if (typeof parts === 'string') return parts.includes(' ') ? `${parts} ${some(3)}` : parts;
  if (Array.isArray(parts)) return parts.map(spoilt);
  if (typeof parts !== 'object' || parts === null) return parts;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, spoilt(part)]));
}

/** A piece of each format laid out with them, and one that is nothing else. */
function pieces(): Output[] {
  return FORMATS.flatMap((format, at) => {
    const parts = SOUND_PARTS[format.label];
    const laidOut = format.layout(spoilt(parts) as never);
    const common = { format: format.label, angle: some(2), written_by: some(1), error_message: some(1) };
    return (at % 4 === 0 ? [laidOut, ALL] : [laidOut]).map((content, variant) =>
      anOutput({ ...common, id: `out-${at}-${variant}`, variant: variant + 1, content }),
    );
  });
}

const SOURCE_ADDRESSES = [
  'javascript:attacked(60)',
  'data:text/html,<script>attacked(61)</script>',
  'https://evil.example/p"onmouseover="attacked(62)',
  'https://evil.example/<script>attacked(63)</script>',
];

function research() {
  const sources = PAYLOADS.map((payload, at) =>
    sourceOf({
      id: `s${at}`,
      title: payload,
      site: payload,
      author: payload,
      license: payload,
      url: SOURCE_ADDRESSES[at % SOURCE_ADDRESSES.length] ?? null,
    }),
  );
  const ledger = PAYLOADS.map((payload, at) => claimOf({ id: `c${at}`, source_id: `s${at}`, quote: payload }));
  const searches = [{ provider: 'x', label: some(1), status: 'failed' as const, found: 1, used: 1, message: some(2) }];
  return { wiki_content: ALL, research_summary: some(5), sources, ledger, searches };
}

test('payloads in everything that a server can tell run nowhere: desk, pieces, research, history, files', async ({
  page,
  product,
  server,
}) => {
  const outputs = pieces();
  const counts = Object.fromEntries(FORMATS.map(({ label }, at) => [label, at % 4 === 0 ? 2 : 1]));
  const job = aJob({
    topic: some(3),
    status: 'completed',
    persona: { name: some(1), business_description: some(1), tone_voice: 'casual' },
    batch_formats: counts,
    desired_formats: FORMATS.map(({ label }) => label),
    research_results: research(),
    error_message: some(1),
    stance: { points: [{ id: 'o1', text: some(2) }], objections: [] },
    fusion: { fusion_type: 'light', answers: { fusion_content: ALL } },
  });
  const failed = aJob({ id: 'job-2', topic: some(2), status: 'failed', error_message: ALL });
  server
    .hasJob(failed)
    .hasJob(job, outputs)
    .on('GET /jobs/history', { body: [job, failed] });
  const persona = {
    name: some(1),
    business_description: some(1),
    approved_facts: PAYLOADS.slice(0, 20),
    style_profile: ALL,
  };
  server.on('GET /personas', { body: [aPersona({ ...persona, banned_terms: [some(1)], voice_samples: [ALL] })] });
  const watch = await watchFor(page, product.url);
  const strange: string[] = [];
  const look = async (place: string) => void strange.push(...(await watch.look()).map((what) => `${place}: ${what}`));

  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('radio').first().check({ force: true });
  await look('desk');

  await page.goto(`${product.url}/app?job=job-1`);
  const menu = page.getByRole('navigation', { name: 'Pieces' }).getByRole('button');
  await expect(menu).toHaveCount(outputs.length);
  for (let at = 0; at < outputs.length; at += 1) {
    await menu.nth(at).click();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true');
    await look(`preview of ${outputs[at]?.format}`);
  }
  await page.getByRole('tab', { name: 'Write' }).click();
  await look('write');
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText('attacked(1)');
  await look('research');
  await page.goto(`${product.url}/app?view=history`);
  await expect(page.getByRole('listitem').filter({ hasText: 'attacked' }).first()).toBeVisible();
  await look('history');
  await page.goto(`${product.url}/app?job=job-2`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('failed');

  expect(strange).toEqual([]);
  expect(watch.seen).toEqual([]);
  recordAttack({
    group: 'naughty strings',
    attack: 'script payloads on every screen',
    tries: PAYLOADS.length * 9,
    held: PAYLOADS.length * 9,
    note: `${FORMATS.length} formats, in Chromium`,
  });
});

test('files have plain names, say what the piece says, and start no formula', async ({ page, product, server }) => {
  const ad = FORMATS.find(({ label }) => label === 'Google Search Ad');
  const formulas = PAYLOADS.filter((payload) => /^[=+@-]/.test(payload));
  const headlines = [...formulas, '\t=1+1', '＝1+1'];
  const parts = { ...SOUND_PARTS['Google Search Ad'], headlines };
  const text = ad?.layout(parts as never) ?? '';
  const name = '../../CON\u202efdp.exe';
  const output = anOutput({ format: 'Google Search Ad', content: text });
  const odd = anOutput({ id: 'out-9', format: name, content: ALL });
  server.hasJob(aJob({ status: 'completed', batch_formats: { 'Google Search Ad': 1, [name]: 1 } }), [output, odd]);
  const watch = await watchFor(page, product.url);
  await page.goto(`${product.url}/app?job=job-1`);
  const menu = page.getByRole('navigation', { name: 'Pieces' }).getByRole('button');
  const files: { name: string; text: string }[] = [];
  const save = async (press: () => Promise<void>) => {
    const downloading = page.waitForEvent('download');
    await press();
    const file = await downloading;
    files.push({ name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') });
  };
  for (const at of [0, 1]) {
    await menu.nth(at).click();
    await save(() => page.getByRole('button', { name: 'Download', exact: true }).click());
  }
  await menu.filter({ hasText: 'Google' }).click();
  await save(() => page.getByRole('button', { name: /CSV/ }).click());

  for (const { name: fileName } of files) expect(fileName).toMatch(/^[\p{L}\p{N}_-][\p{L}\p{N}_.-]*\.(?:txt|csv)$/u);
  expect(files.map(({ text: saved }) => saved)).toContain(ALL);
  const csv = files.at(-1)?.text ?? '';
  const cells = Array.from(csv.replace(/^\ufeff/, '').matchAll(/(?:^|[,\n])(?:"((?:[^"]|"")*)"|([^,\r\n]*))/g));
  const started = cells.flatMap(([, quoted, bare = '']) =>
    /^[=+\-@\t＝＋－＠]/u.test(quoted ?? bare) ? [quoted ?? bare] : [],
  );
  expect(cells.length).toBeGreaterThan(headlines.length);
  expect(started).toEqual([]);
  expect(watch.seen).toEqual([]);
  recordAttack({
    group: 'naughty strings',
    attack: 'files: names and formulas',
    tries: cells.length + 3,
    held: cells.length + 3,
  });
});

test('what is typed is saved and shown as it is, in topic, opinion, persona and note', async ({ page, product }) => {
  await page.unrouteAll();
  const { request } = page.context();
  const headers = { origin: product.url };
  const account = {
    name: 'Robin Example',
    email: `naughty-${Date.now()}@example.test`,
    password: 'a long enough password',
  };
  const signedUp = await request.post(`${product.url}/api/auth/sign-up/email`, { data: account, headers });
  const { token } = (await signedUp.json()) as { token: string };
  const all = { ...headers, authorization: `Bearer ${token}` };
  const call = async (path: string, data?: unknown) =>
    (await (
      data === undefined
        ? request.get(`${product.url}/api${path}`, { headers: all })
        : request.post(`${product.url}/api${path}`, { data, headers: all })
    ).then((answer) => answer.json())) as Record<string, unknown>;

  const texts = [...NAUGHTY_STRINGS, ...PAYLOADS];
  const changed: string[] = [];
  for (const text of texts) {
    const kept = cleanText(text).trim();
    const made = await call('/materials', { text: `Note: ${text}`, title: text });
    const { title, text: note } = await call(`/materials/${String(made['id'])}`);
    // A title is one line, and neither it nor a note keeps what nobody sees.
    const seen = (line: unknown) => String(line).replace(/[\s\u200b\u2060\ufeff]+/gu, '');
    if (seen(title) !== seen(kept) || seen(note) !== seen(`Note: ${kept}`))
      changed.push(JSON.stringify([text, title, note]));
  }
  const persona = await call('/personas', {
    name: texts[17],
    business_description: 'Makers',
    tone_voice: 'casual',
    approved_facts: texts.slice(18, 40),
  });
  expect(persona['approved_facts']).toEqual(texts.slice(18, 40).map((text) => cleanText(text).trim()));
  const topic = `${texts.slice(17, 36).join(' ')} ${PAYLOADS[0]}`;
  const started = await call('/jobs', {
    persona_id: persona['id'],
    topic,
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 1 },
    fusion: { fusion_type: 'light', answers: { fusion_content: ALL } },
  });
  const job = await call(`/jobs/${String(started['id'])}`);
  expect([job['topic'], job['fusion']]).toEqual([
    cleanText(topic).trim(),
    { fusion_type: 'light', answers: { fusion_content: cleanText(ALL).trim() } },
  ]);
  const watch = await watchFor(page, product.url);
  await page.goto(`${product.url}/app?view=history`);
  await expect(page.getByText(cleanText(topic).trim(), { exact: false }).first()).toBeVisible();
  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('radio', { name: texts[17] ?? '' })).toBeVisible();
  expect([watch.seen, await watch.look()]).toEqual([[], []]);
  expect(changed).toEqual([]);
  recordAttack({
    group: 'naughty strings',
    attack: 'saved and shown as typed',
    tries: texts.length + 24,
    held: texts.length + 24,
  });
});
