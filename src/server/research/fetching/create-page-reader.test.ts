import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeExtractor } from '../../../../test/fakes/fake-extractor.ts';
import { HOSTILE_PATHS, type HostileWeb, startHostileWeb } from '../../../../test/fakes/hostile-web.ts';
import { createPageReader, type PageLimits } from './create-page-reader.ts';
import { type PageTrouble, PageUnreadable, type ReadPage } from './page-reader.ts';

let web: HostileWeb;
beforeAll(async () => {
  web = await startHostileWeb();
});
afterAll(() => web.close());

const patient = new AbortController().signal;

/** For what never comes by itself. */
const SHORT: Partial<PageLimits> = { totalMs: 800, idleMs: 400 };

function reader(limits: Partial<PageLimits> = {}) {
  const extractor = createFakeExtractor();
  const pages = createPageReader({ extractor, allowedHosts: new Set([web.host]), limits });
  const read = (path: string) => pages.read(web.url + path, patient);
  return { extractor, pages, read };
}

async function outcome(reading: Promise<ReadPage>): Promise<ReadPage | PageUnreadable> {
  return await reading.catch((error: unknown) => {
    if (error instanceof PageUnreadable) return error;
    throw error;
  });
}

const troubleOf = (found: ReadPage | PageUnreadable): PageTrouble | 'read' =>
  found instanceof PageUnreadable ? found.trouble : 'read';

describe('a good page', () => {
  test('comes with its text, its last address and its site', async () => {
    const page = await reader().read('/redirect/article#sources');
    expect(page).toMatchObject({ url: `${web.url}/article`, site: web.host });
    expect(page.text).toContain('412,000 passengers in 2025');
  });

  test('is asked for openly, and without anything that tells who asks', async () => {
    const seen = web.requests.length;
    await reader().read('/article');
    const [robots, page] = web.requests.slice(seen);
    expect(robots?.path).toBe('/robots.txt');
    expect(page?.headers['user-agent']).toMatch(/^Manifold\/\d+\.\d+\.\d+ \(/);
    for (const header of ['cookie', 'authorization', 'referer', 'from', 'x-forwarded-for', 'via']) {
      expect(page?.headers).not.toHaveProperty(header);
    }
  });

  test('is handed on as bytes with the type that the site declares', async () => {
    const { extractor, read } = reader();
    await read('/charset/latin1-as-utf8');
    const [document] = extractor.documents;
    expect(document).toMatchObject({
      mediaType: 'text/html; charset=utf-8',
      fileName: null,
      url: `${web.url}/charset/latin1-as-utf8`,
    });
    expect(Buffer.from(document?.bytes ?? []).includes(Buffer.from('Zürich', 'latin1'))).toBe(true);
  });
});

describe('every page of the hostile web', () => {
  const expected: Readonly<Record<string, PageTrouble | 'read'>> = {
    '/kept-out/story': 'forbidden',
    '/large': 'unreadable',
    '/large-unannounced': 'unreadable',
    '/bomb/gzip': 'unreadable',
    '/bomb/brotli': 'unreadable',
    '/bomb/zstd': 'unreadable',
    '/bomb/layers': 'unreadable',
    '/bomb/many-layers': 'unreadable',
    '/bomb/nested': 'unreadable',
    '/bomb/headers': 'unreachable',
    '/redirect/loop': 'unreachable',
    '/redirect/endless': 'unreachable',
    '/redirect/private': 'refused',
    '/redirect/inside': 'refused',
    '/redirect/private-name': 'refused',
    '/redirect/private-number': 'refused',
    '/redirect/private-mapped': 'refused',
    '/redirect/usual-port': 'refused',
    '/redirect/metadata': 'refused',
    '/redirect/file': 'refused',
    '/redirect/script': 'refused',
    '/redirect/credentials': 'refused',
    '/redirect/members': 'unreadable',
    '/redirect/kept-out': 'forbidden',
    '/redirect/nonsense': 'refused',
    '/redirect/nowhere': 'unreachable',
    '/slow/headers': 'unreachable',
    '/slow/body': 'unreachable',
    '/slow/drip': 'unreachable',
    '/slow/endless': 'unreadable',
    '/slow/announcements': 'unreachable',
    '/empty': 'unreadable',
    '/broken/length-too-long': 'unreachable',
    '/broken/length-too-short': 'unreadable',
    '/broken/two-lengths': 'unreachable',
    '/broken/chunks': 'unreachable',
    '/broken/cut': 'unreachable',
    '/broken/no-http': 'unreachable',
    '/broken/reset': 'unreachable',
    '/broken/unpacked-gzip': 'unreachable',
    '/broken/unknown-encoding': 'unreadable',
    '/wrong-type/pdf-as-html': 'unreadable',
    '/wrong-type/html-as-pdf': 'read',
    '/wrong-type/html-as-bytes': 'read',
    '/wrong-type/image': 'unreadable',
    '/wrong-type/zip': 'unreadable',
    '/no-text': 'unreadable',
    '/only-scripts': 'unreadable',
    '/login': 'unreadable',
  };
  const others = /^\/(charset|instructions|odd|text)\//;

  let seen = 0;
  beforeEach(() => {
    seen = web.requests.length;
  });

  test.each(HOSTILE_PATHS)('%s ends as it should, and nothing is followed', async (path) => {
    const found = await outcome(reader(/^\/slow\/(?!endless)/.test(path) ? SHORT : {}).read(path));
    expect(troubleOf(found)).toBe(expected[path] ?? (others.test(path) ? 'read' : 'an outcome written down above'));
    const reason = found instanceof PageUnreadable ? found.reason : 'It was read.';
    expect(reason).toMatch(/^\S.+[a-z]\.$/);
    expect(reason).not.toMatch(/https?:|secret|\/redirect|undefined|null/);
    const visited = web.requests.slice(seen).map((request) => request.path);
    expect(visited.filter((other) => /beacon/.test(other))).toEqual([]);
    expect(visited.length).toBeLessThanOrEqual(7);
    expect(web.canary.connections()).toBe(0);
  });
});

describe('what a site answers', () => {
  test.each<[number, PageTrouble, RegExp]>([
    [401, 'unreadable', /only to people who may see it/],
    [402, 'unreadable', /pay for it/],
    [403, 'unreadable', /only to people who may see it/],
    [404, 'unreachable', /no longer has this page/],
    [407, 'unreadable', /only to people who may see it/],
    [410, 'unreachable', /no longer has this page/],
    [418, 'unreachable', /answered with an error/],
    [429, 'limited', /asks to come back later/],
    [451, 'unreadable', /legal reasons/],
    [500, 'unreachable', /answered with an error/],
    [503, 'limited', /asks to come back later/],
  ])('%i is %s, said plainly', async (status, trouble, reason) => {
    const { extractor, read } = reader();
    const found = await outcome(read(`/status/${status}`));
    expect(found).toMatchObject({ trouble, reason: expect.stringMatching(reason) });
    expect(found).toMatchObject({ reason: expect.stringContaining(web.host) });
    expect(extractor.documents).toEqual([]);
  });
});

test('a page that leads to a place to sign in is known by that place', async () => {
  const { extractor, read } = reader();
  expect(await outcome(read('/redirect/members'))).toMatchObject({
    trouble: 'unreadable',
    reason: `${web.host} shows this page only after signing in.`,
  });
  expect(extractor.documents).toEqual([]);
});

describe('a page in the way of everything else', () => {
  test('is left when nobody wants it any more', async () => {
    const leaving = new AbortController();
    const { pages } = reader();
    const reading = pages.read(`${web.url}/slow/body`, leaving.signal);
    leaving.abort(new Error('the job was deleted'));
    await expect(reading).rejects.toThrow('the job was deleted');
  });

  test('costs no visit when nobody wants it from the start', async () => {
    const seen = web.requests.length;
    await expect(reader().pages.read(`${web.url}/article`, AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
      'stopped',
    );
    expect(web.requests.length).toBe(seen);
  });

  test('lets an error of ours through as what it is', async () => {
    const extractor = { extract: () => Promise.reject(new TypeError('a fault of ours')), close: async () => {} };
    const pages = createPageReader({ extractor, allowedHosts: new Set([web.host]) });
    await expect(pages.read(`${web.url}/article`, patient)).rejects.toThrow(TypeError);
  });
});
