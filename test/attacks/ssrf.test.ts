import { createServer } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/server/platform/clock.ts';
import { createExtractor } from '../../src/server/research/extracting/create-extractor.ts';
import { createPageReader } from '../../src/server/research/fetching/create-page-reader.ts';
import type { PageReader } from '../../src/server/research/fetching/page-reader.ts';
import { createSentenceClaims } from '../../src/server/research/ledger/sentence-claims.ts';
import { createResearch } from '../../src/server/research/research.ts';
import { createFakeResearchProvider, foundPage } from '../fakes/fake-research-provider.ts';
import { startHostileWeb } from '../fakes/hostile-web.ts';
import type { HostileWeb } from '../fakes/hostile-web.ts';
import { signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { recordAttack, someOf } from '../support/attack-table.ts';
import { PERSONA } from '../support/job-story.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { waitFor } from '../support/wait-for.ts';
import { privateAddresses } from './private-addresses.ts';

const never = new AbortController().signal;
const v4 = (address: string): LookupAddress => ({ address, family: 4 });

/** Names that resolve to what nobody may reach, by what they resolve to. */
const NAMES: Readonly<Record<string, readonly LookupAddress[]>> = {
  'home.example': [v4('127.0.0.1')],
  'cloud.example': [v4('169.254.169.254')],
  'inside.example': [v4('10.0.0.8')],
  'six.example': [{ address: '::1', family: 6 }],
  'mapped.example': [{ address: '::ffff:127.0.0.1', family: 6 }],
  'some.example': [v4('93.184.215.14'), v4('127.0.0.1')],
  '127.0.0.1.nip.example': [v4('127.0.0.1')],
  'metadata.google.internal': [v4('169.254.169.254')],
  'instance-data.ec2.internal': [v4('169.254.169.254')],
  'kubernetes.default.svc': [v4('10.96.0.1')],
};

let web: HostileWeb;
let app: TestApp;
let api: ApiClient;
let reader: PageReader;
/** Public the first time, private from then on. */
let rebound: number;
/** What research wanted to read. */
const asked: string[] = [];
const extractor = createExtractor();

beforeAll(async () => {
  web = await startHostileWeb();
  reader = createPageReader({
    extractor,
    allowedHosts: new Set([web.host]),
    limits: { totalMs: 2_000, idleMs: 1_000 },
    async lookup(hostname) {
      if (hostname === 'rebinding.example') return [v4((rebound += 1) === 1 ? '192.0.2.1' : '127.0.0.1')];
      return NAMES[hostname] ?? [];
    },
  });
  const provider = createFakeResearchProvider(async () =>
    addresses().map((url, at) => ({ ...foundPage(`Newsletters ${at}`, ''), url, text: null })),
  );
  const research = createResearch({
    providers: [provider],
    reader: {
      read(url, signal) {
        asked.push(url);
        return reader.read(url, signal);
      },
    },
    claims: createSentenceClaims(),
    clock: systemClock,
    logger: silentLogger,
  });
  app = await startTestApp({ pageReader: reader, extractor, research });
  api = await signUp(app.url);
});
beforeEach(() => {
  rebound = 0;
});
afterAll(async () => {
  await app.close();
  await extractor.close();
  await web.close();
});

const addresses = () => privateAddresses(new URL(web.canary.url).port);

/** What was told of each address; those that were read or that somebody could reach a private host by. */
async function triedBy(urls: readonly string[], tell: (url: string) => Promise<string | null>): Promise<string[]> {
  const held: string[] = [];
  const before = web.canary.connections();
  for (const url of urls) if ((await tell(url)) !== null) held.push(url);
  expect(web.canary.connections()).toBe(before);
  return urls.filter((url) => !held.includes(url));
}

function recorded(attack: string, tries: number, missed: readonly string[]): void {
  recordAttack({
    group: 'SSRF',
    attack,
    tries,
    held: tries - missed.length,
    note: '0 connections at a private listener',
  });
  expect(missed).toEqual([]);
}

/** Why the reader does not read it; null when it did. */
const refusalOf = async (url: string) =>
  await reader.read(url, never).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : 'refused'),
  );

test('no spelling of a private address is read by the page reader', async () => {
  recorded('spellings of private addresses, read', addresses().length, await triedBy(addresses(), refusalOf));
});

test('nor is one kept as material over HTTP: the answer says why and shows nothing of it', async () => {
  const sent = someOf(addresses(), 8);
  const missed = await triedBy(sent, async (url) => {
    const { status, body } = await api.post('/materials', { url });
    expect(status, url).toBe(422);
    expect(JSON.stringify(body)).not.toContain('The secret of the house');
    return status === 422 ? body.detail : null;
  });
  recorded('spellings of private addresses, POST /api/materials', sent.length, missed);
  expect((await api.get('/materials')).body).toEqual([]);
});

test('nor by research, when a search names it, or a project brings it along', async () => {
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const before = web.canary.connections();
  const made = await api.post('/jobs', {
    persona_id: persona,
    topic: 'Weekly newsletters',
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 1 },
    fusion: { fusion_type: 'light', answers: { fusion_content: 'Newsletters beat posts.' } },
  });
  expect(made.status).toBe(201);
  const done = await waitFor('the end of the research', async () => {
    const { body } = await api.get(`/jobs/${made.body.id}`);
    return body.status === 'researching' || body.status === 'pending' ? undefined : body;
  });
  expect(JSON.stringify(done)).not.toContain('The secret of the house');
  expect(web.canary.connections()).toBe(before);
  expect(asked.length).toBeGreaterThan(0);
  recorded('spellings of private addresses, found by a search', asked.length, []);
});

test('a name that resolves to a private address is not reached, now or a moment later', async () => {
  const names = Object.keys(NAMES).flatMap((name) => [`http://${name}/`, `https://${name}./latest/meta-data/`]);
  const again = Array.from({ length: 5 }, (_, at) => `http://rebinding.example/${at}`);
  recorded('names that resolve privately, and rebinding', names.length + again.length, [
    ...(await triedBy(names, refusalOf)),
    ...(await triedBy(again, refusalOf)),
  ]);
});

test('no redirect leads there, in no chain, and neither do robots.txt, a refresh or a picture of a page', async () => {
  const detours = ['loop', 'endless', 'private', 'private-name', 'private-number', 'private-mapped', 'usual-port'];
  const others = ['metadata', 'file', 'script', 'credentials', 'nonsense', 'nowhere'];
  const urls = [...detours, ...others].map((name) => `${web.url}/redirect/${name}`);
  const missed = await triedBy(urls, refusalOf);
  const orders = await reader.read(`${web.url}/instructions/fetching-markup`, never);
  expect(orders.url).toBe(`${web.url}/instructions/fetching-markup`);
  expect(web.requests.filter(({ path }) => /favicon|beacon/.test(path))).toEqual([]);
  recorded('redirects, chains, and what pages fetch', urls.length + 1, missed);
});

test('line breaks in an address make no second request at a raw listener', async () => {
  const heard: string[] = [];
  const listener = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      heard.push(data.toString('latin1'));
      socket.end('HTTP/1.1 404 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const open = createPageReader({ extractor, allowedHosts: new Set([host]) });
  const breaks = ['\r\n', '\n', '%0d%0a', '%0a', '\u010d\u010a', '\u2028', '%E5%98%8A%E5%98%8D'];
  const urls = breaks.flatMap((line) => [
    `http://${host}/a${line}HELO me${line}MAIL FROM:<x@y>${line}`,
    `http://${host}/a HTTP/1.1${line}X-Injected: yes${line}${line}GET /b`,
  ]);
  for (const url of urls) await open.read(url, never).catch(() => null);
  listener.close();
  expect(heard.length).toBeGreaterThan(0);
  const broken = heard.filter((request) => /^(?:HELO|MAIL FROM|X-Injected|GET \/b)/im.test(request.slice(5)));
  recordAttack({
    group: 'SSRF',
    attack: 'line breaks in an address',
    tries: urls.length,
    held: urls.length - broken.length,
  });
  expect(broken).toEqual([]);
});
