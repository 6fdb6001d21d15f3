import { afterEach, describe, expect, test } from 'vitest';
import {
  type FakeApiFault,
  type FakePage,
  type FakeSearchApi,
  startFakeSearchApi,
} from '../../../../test/fakes/search-apis.ts';
import { askProvider } from '../../../../test/support/ask-provider.ts';
import { createBrave } from './brave.ts';

let api: FakeSearchApi;
afterEach(() => api.close());

async function start(more: { fault?: FakeApiFault; pages?: readonly FakePage[] } = {}) {
  api = await startFakeSearchApi({ api: 'brave', ...more });
  const provider = createBrave({ apiUrl: api.url, apiKey: api.key, connectMs: 30_000, answerMs: 30_000 });
  return askProvider(provider);
}

const sent = () => Object.fromEntries(api.requests[0]?.params ?? []);

describe('what Brave documents', () => {
  test('results become pages that have to be read, their snippets without markup', async () => {
    const search = await start({ fault: { documented: 'search' } });
    expect(await search('rye sourdough')).toEqual([
      {
        title: 'Rye sourdough, day by day & hour by hour',
        url: 'https://www.bakers-almanac.example/rye/sourdough',
        site: 'bakers-almanac.example',
        text: null,
        snippet:
          "A starter of rye flour and water isn't ready before the fifth day. It is fed once a day with 50 grams of each. Below 20 °C it takes a week.",
        author: null,
        publishedAt: '2026-03-04T14:22:41.000Z',
        language: 'en',
        kind: 'web',
        license: null,
      },
      expect.objectContaining({
        snippet: 'Lactic acid bacteria outnumber the yeasts where pH < 4.',
        publishedAt: null,
      }),
    ]);
  });

  test.each([
    ['wrong key', 'unusable', 'The key of Brave Search was refused'],
    ['no subscription', 'unusable', 'The key of Brave Search was refused'],
    ['wrong parameter', 'unusable', 'Brave Search answered with an error'],
    ['too many requests', 'limited', 'Brave Search has reached its limit of questions for now'],
    ['quota used up', 'limited', 'The allowance of Brave Search is used up'],
  ] as const)('"%s" is told for what it is', async (name, kind, message) => {
    const search = await start({ fault: { documented: name } });
    await expect(search('rye sourdough')).rejects.toMatchObject({ name: 'SourceUnavailable', kind, message });
  });

  test('how long it wants to be left alone is read from its own headers', async () => {
    const search = await start({ fault: { documented: 'too many requests' } });
    await expect(search('rye sourdough')).rejects.toMatchObject({ retryAfterMs: 42_000 });
  });

  test('an answer without a list of pages found nothing', async () => {
    expect(await (await start({ fault: { documented: 'nothing' } }))('blorptastic')).toEqual([]);
  });
});

describe('asking Brave', () => {
  test('a topic is a topic, not a query with operators', async () => {
    await (
      await start()
    )('Email marketing -spam');
    expect(sent()).toMatchObject({ q: 'Email marketing -spam', operators: 'false', country: 'ALL', search_lang: 'en' });
    expect(api.requests[0]?.headers['x-subscription-token']).toBe(api.key);
  });

  test('sites and time are passed on', async () => {
    const search = await start();
    const pages = await search('Email marketing', {
      allow_sites: ['newsletter.example', 'email-marketing.example'],
      deny_sites: ['email-marketing.example'],
      recency: 'any',
    });
    expect(pages.map(({ site }) => site)).toEqual(['newsletter.example']);
    await search('Email marketing', { recency: 'month' });
    expect(api.requests[1]?.params.get('freshness')).toBe('pm');
  });

  test.each([
    ['de', 'de'],
    ['ja', 'jp'],
    ['zh', 'zh-hans'],
    ['pt', 'pt-br'],
    ['eo', undefined],
  ])('the language %s is asked for as %s', async (language, code) => {
    await (
      await start()
    )('Tea', { language });
    expect(sent()['search_lang']).toBe(code);
  });

  test('a long topic stays within 400 characters and 50 words, which it would refuse otherwise', async () => {
    const search = await start();
    await search('tea and pots '.repeat(60));
    expect(sent()['q']?.split(' ')).toHaveLength(50);
    expect(await search(`${'x'.repeat(390)} ${'y'.repeat(390)}`)).toEqual([]);
    expect(api.requests[1]?.params.get('q')).toBe('x'.repeat(390));
  });
});
