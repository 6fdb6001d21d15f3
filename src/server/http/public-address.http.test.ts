import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';

const PUBLIC_URL = 'https://manifold.example';
const landing = '<!doctype html><head><!--absolute-links--><!--client-config--></head>';
const other = '<!doctype html><head><!--client-config--></head>';

let webDir: string;
let app: TestApp;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'manifold-web-'));
  cpSync('src/web/public', webDir, { recursive: true });
  writeFileSync(join(webDir, 'index.html'), landing);
  for (const name of ['app', '404']) writeFileSync(join(webDir, `${name}.html`), other);
  app = await startTestApp({ worker: false, webDir, publicUrl: PUBLIC_URL });
});

afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true });
});

const get = (path: string) => fetch(app.url + path);
const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test('the landing page names itself and its picture by the address that users see', async () => {
  const html = await (await get('/')).text();
  expect(html).toContain('<link rel="canonical" href="https://manifold.example/" />');
  expect(html).toContain('<meta property="og:url" content="https://manifold.example/" />');
  expect(html).toContain('<meta property="og:image" content="https://manifold.example/og.png" />');
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{10,}" \/>/);
  expect(html).toContain('id="client-config"');
});

test('only the landing page says that it is the one to be found', async () => {
  for (const path of ['/app', '/nothing']) expect(await (await get(path)).text(), path).not.toContain('canonical');
});

test('the picture of link previews is as large as the page says, and other sites may show it', async () => {
  const html = await (await get('/')).text();
  const said = ['width', 'height'].map((side) =>
    Number(new RegExp(`og:image:${side}" content="(\\d+)"`).exec(html)?.[1]),
  );
  const picture = await bytes('/og.png');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(said);
  expect(picture.length).toBeLessThanOrEqual(100_000);
  expect((await get('/og.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each([
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/favicon.ico', 'image/vnd.microsoft.icon', 'public, max-age=86400'],
  ['/apple-touch-icon.png', 'image/png', 'public, max-age=86400'],
  ['/icon-192.png', 'image/png', 'public, max-age=86400'],
  ['/icon-512.png', 'image/png', 'public, max-age=86400'],
  ['/icon-maskable-512.png', 'image/png', 'public, max-age=86400'],
  ['/og.png', 'image/png', 'public, max-age=86400'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/robots.txt', 'text/plain', 'no-cache'],
  ['/sitemap.xml', 'application/xml', 'no-cache'],
])('%s comes as %s', async (path, type, caching) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')?.split(';')[0]).toBe(type);
  expect(answer.headers.get('cache-control')).toBe(caching);
});

test('every icon that the manifest names is there, in the size that it names', async () => {
  const { icons, start_url } = (await (await get('/site.webmanifest')).json()) as {
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
    start_url: string;
  };
  expect((await get(start_url)).status).toBe(200);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, type, sizes } of icons) {
    expect((await get(src)).headers.get('content-type'), src).toBe(type);
    if (type !== 'image/png') continue;
    const icon = await bytes(src);
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('crawlers are told of the one page to be found, and are kept from the API alone', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://manifold.example/',
  ]);
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://manifold.example/sitemap.xml');
  // The workspace says noindex itself, which nobody could read who may not ask for it.
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});
