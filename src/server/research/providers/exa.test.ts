import { afterEach, describe, expect, test } from 'vitest';
import {
  type FakeApiFault,
  type FakePage,
  type FakeSearchApi,
  startFakeSearchApi,
} from '../../../../test/fakes/search-apis.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { askProvider } from '../../../../test/support/ask-provider.ts';
import { createExa } from './exa.ts';

let api: FakeSearchApi;
afterEach(() => api.close());

async function start(more: { fault?: FakeApiFault; pages?: readonly FakePage[] } = {}) {
  const clock = createSetClock();
  api = await startFakeSearchApi({ api: 'exa', now: clock.now(), ...more });
  const provider = createExa({ apiUrl: api.url, apiKey: api.key, clock, connectMs: 30_000, answerMs: 30_000 });
  const search = askProvider(provider);
  return { search, now: clock.now() };
}

describe('what Exa documents', () => {
  test('results become pages with text, author and date', async () => {
    const { search } = await start({ fault: { documented: 'search' } });
    const [first, second] = await search('rye sourdough');
    expect(first).toMatchObject({
      title: 'Rye sourdough, day by day',
      site: 'bakers-almanac.example',
      author: 'Ada Miller, Institute of Bread',
      publishedAt: '2026-03-04T01:36:32.547Z',
      text: expect.stringMatching(/^A starter of rye flour/),
    });
    expect(second).toMatchObject({ author: null, publishedAt: null });
  });

  test.each([
    ['wrong key', 'unusable', 'The key of Exa was refused'],
    ['no credits', 'limited', 'The allowance of Exa is used up'],
    ['too many requests', 'limited', 'Exa has reached its limit of questions for now'],
    ['wrong parameter', 'unusable', 'Exa answered with an error'],
  ] as const)('"%s" is told for what it is', async (name, kind, message) => {
    const { search } = await start({ fault: { documented: name } });
    await expect(search('rye sourdough')).rejects.toMatchObject({ name: 'SourceUnavailable', kind, message });
  });

  test('nothing found is nothing', async () => {
    const { search } = await start({ fault: { documented: 'nothing' } });
    expect(await search('blorptastic')).toEqual([]);
  });
});

describe('asking Exa', () => {
  test('texts of a length that can be kept are asked for', async () => {
    const { search } = await start();
    await search('Email marketing');
    expect(api.requests[0]?.headers['x-api-key']).toBe(api.key);
    expect(api.requests[0]?.body).toEqual({
      query: 'Email marketing',
      type: 'auto',
      numResults: 5,
      contents: { text: { maxCharacters: 60_000 } },
    });
  });

  test('sites are passed on, and recent is counted from now', async () => {
    const day = 86_400_000;
    const about = (name: string, ago: number): FakePage => ({
      title: `Oolong tea ${name}`,
      url: `https://${name}.example/oolong`,
      text: 'Oolong tea is partly oxidised before it is dried.',
      published: new Date(createSetClock().now().getTime() - ago * day).toISOString(),
    });
    const pages = [about('fresh', 2), about('stale', 20), about('banned', 1)];
    const { search, now } = await start({ pages });
    const found = await search('oolong', { deny_sites: ['banned.example'], recency: 'week' });
    expect(found.map(({ site }) => site)).toEqual(['fresh.example']);
    expect(api.requests[0]?.body).toMatchObject({
      excludeDomains: ['banned.example'],
      startPublishedDate: new Date(now.getTime() - 7 * day).toISOString(),
    });
  });
});
