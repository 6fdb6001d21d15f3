import { afterEach, describe, expect, test } from 'vitest';
import {
  type FakeApiFault,
  type FakePage,
  type FakeSearchApi,
  startFakeSearchApi,
} from '../../../../test/fakes/search-apis.ts';
import { askProvider } from '../../../../test/support/ask-provider.ts';
import { createSearxng } from './searxng.ts';

let api: FakeSearchApi;
afterEach(() => api.close());

async function start(more: { fault?: FakeApiFault; pages?: readonly FakePage[] } = {}) {
  api = await startFakeSearchApi({ api: 'searxng', ...more });
  const provider = createSearxng({ url: api.url, connectMs: 30_000, answerMs: 30_000 });
  return askProvider(provider);
}

const sent = () => Object.fromEntries(api.requests[0]?.params ?? []);

describe('what SearXNG documents', () => {
  test('results become pages that have to be read', async () => {
    const search = await start({ fault: { documented: 'search' } });
    expect(await search('rye sourdough')).toEqual([
      {
        title: 'Rye sourdough, day by day',
        url: 'https://www.bakers-almanac.example/rye/sourdough',
        site: 'bakers-almanac.example',
        text: null,
        snippet: 'A starter of rye flour and water is ready after about five days in a warm kitchen.',
        author: null,
        publishedAt: '2026-03-04T00:00:00.000Z',
        language: null,
        kind: 'web',
        license: null,
      },
      expect.objectContaining({ site: 'en.wikipedia.org', kind: 'encyclopaedia', publishedAt: null }),
    ]);
  });

  test.each([
    ['nothing', []],
    ['engines refused', { kind: 'partly-limited', message: /search engines behind it have reached their limit/ }],
    ['engines silent', { kind: 'unusable', message: /search engines behind it did not answer/ }],
    ['format switched off', { kind: 'unusable', message: /does not answer in JSON, which has to be switched on/ }],
    ['too many requests', { kind: 'limited', message: /reached its limit/ }],
    ['no query', { kind: 'unusable', message: /answered with an error/ }],
  ] as const)('"%s" is told for what it is', async (name, expected) => {
    const search = await start({ fault: { documented: name } });
    const found = await search('rye sourdough').catch((error: unknown) => error);
    if (Array.isArray(expected)) expect(found).toEqual(expected);
    else {
      const { kind, message } = expected as { kind: string; message: RegExp };
      expect(found).toMatchObject({ name: 'SourceUnavailable', kind });
      expect(String(found)).toMatch(message);
    }
  });
});

describe('asking SearXNG', () => {
  test('a topic is asked in its language, as JSON', async () => {
    await (
      await start()
    )('Email marketing for shops');
    expect(sent()).toMatchObject({ q: 'Email marketing for shops', format: 'json', language: 'en' });
    expect(sent()).not.toHaveProperty('time_range');
    expect(api.requests[0]?.headers['accept-language']).toBe('en');
  });

  test('sites, time and language are passed on', async () => {
    const search = await start();
    await search('Tea', {
      allow_sites: ['tea.example'],
      deny_sites: ['ads.example:8080'],
      recency: 'week',
      language: 'de',
    });
    expect(sent()).toMatchObject({ q: 'Tea site:tea.example -site:ads.example', time_range: 'week', language: 'de' });
  });

  test('of several sites the engines are asked for any', async () => {
    const search = await start();
    const pages = await search('Email marketing', {
      allow_sites: ['email-marketing.example', 'newsletter.example'],
    });
    expect(sent()['q']).toBe('Email marketing (site:email-marketing.example OR site:newsletter.example)');
    expect(pages.map(({ site }) => site).toSorted()).toEqual(['email-marketing.example', 'newsletter.example']);
  });

  test('words that would command it are only words', async () => {
    await (
      await start()
    )('!!g :de <5 pricing ?psychology why: so!');
    expect(sent()['q']).toBe('g de 5 pricing psychology why: so!');
  });
});
