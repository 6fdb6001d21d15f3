import { afterEach, describe, expect, test } from 'vitest';
import { type FakeApiFault, type FakeSearchApi, startFakeSearchApi } from '../../../../test/fakes/search-apis.ts';
import { askProvider } from '../../../../test/support/ask-provider.ts';
import { createTavily } from './tavily.ts';

let api: FakeSearchApi;
afterEach(() => api.close());

async function start({ fault, key }: { fault?: FakeApiFault; key?: string } = {}) {
  api = await startFakeSearchApi({ api: 'tavily', ...(fault ? { fault } : {}) });
  const provider = createTavily({ apiUrl: api.url, apiKey: key ?? api.key, connectMs: 30_000, answerMs: 30_000 });
  return askProvider(provider);
}

describe('what Tavily documents', () => {
  test('results become pages with their text, where it could be had', async () => {
    const search = await start({ fault: { documented: 'search' } });
    const [first, second] = await search('rye sourdough');
    expect(first).toEqual({
      title: 'Rye sourdough, day by day',
      url: 'https://www.bakers-almanac.example/rye/sourdough',
      site: 'bakers-almanac.example',
      text: expect.stringMatching(/^Rye sourdough, day by day\n\nA starter .* 50 grams of each\.$/),
      snippet: 'A starter of rye flour and water is ready after about five days in a warm kitchen.',
      author: null,
      publishedAt: null,
      language: null,
      kind: 'web',
      license: null,
    });
    expect(second).toMatchObject({ text: null, snippet: expect.stringMatching(/^Lactic acid/) });
  });

  test('news carry their dates; where dates matter, a page without one has to be read', async () => {
    const search = await start({ fault: { documented: 'search in news' } });
    expect(await search('rye harvest', { recency: 'week' })).toMatchObject([
      { publishedAt: '2026-07-02T08:00:00.000Z', text: expect.stringMatching(/^The first fields/) },
      { publishedAt: null, text: null },
    ]);
  });

  test.each([
    ['wrong key', 'unusable', 'The key of Tavily was refused'],
    ['too many requests', 'limited', 'Tavily has reached its limit of questions for now'],
    ['plan used up', 'limited', 'The allowance of Tavily is used up'],
    ['pay as you go used up', 'limited', 'The allowance of Tavily is used up'],
    ['query too long', 'unusable', 'Tavily answered with an error'],
    ['server error', 'unusable', 'Tavily answered with an error'],
  ] as const)('"%s" is told for what it is', async (name, kind, message) => {
    const search = await start({ fault: { documented: name } });
    await expect(search('rye sourdough')).rejects.toMatchObject({ name: 'SourceUnavailable', kind, message });
  });

  test('nothing found is nothing', async () => {
    expect(await (await start({ fault: { documented: 'nothing' } }))('blorptastic')).toEqual([]);
  });
});

describe('asking Tavily', () => {
  test('the key goes in the header alone', async () => {
    await (
      await start()
    )('Email marketing');
    expect(api.requests[0]?.headers['authorization']).toBe(`Bearer ${api.key}`);
    expect(JSON.stringify(api.requests[0]?.body)).not.toContain(api.key);
  });

  test('plain text is asked for, and no more pages than wanted', async () => {
    await (
      await start()
    )('Email marketing');
    expect(api.requests[0]?.body).toEqual({
      query: 'Email marketing',
      search_depth: 'basic',
      include_raw_content: 'text',
      max_results: 5,
      topic: 'general',
    });
  });

  test('sites and times are passed on', async () => {
    const search = await start();
    await search('Email marketing', { allow_sites: ['a.example:8080'], deny_sites: ['b.example'], recency: 'month' });
    expect(api.requests[0]?.body).toMatchObject({
      include_domains: ['a.example'],
      exclude_domains: ['b.example'],
      time_range: 'month',
      topic: 'general',
    });
  });

  test('the last days are asked of the news', async () => {
    await (
      await start()
    )('Email marketing', { recency: 'day' });
    expect(api.requests[0]?.body).toMatchObject({ time_range: 'day', topic: 'news' });
  });

  test('a wrong key is told without repeating it', async () => {
    const search = await start({ key: 'tvly-wrong' });
    const error = await search('Email marketing').catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/The key of Tavily was refused$/);
  });
});
