import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type FakeMediaWiki,
  type FakeMediaWikiOptions,
  startFakeMediaWiki,
} from '../../../../test/fakes/fake-mediawiki.ts';
import type { FakeArticle } from '../../../../test/fakes/mediawiki/articles.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { createMediaWiki, type MediaWikiOptions } from './mediawiki.ts';

/** A busy machine is no wiki in trouble. */
const PATIENT = { connectMs: 30_000, answerMs: 30_000 };

let wiki: FakeMediaWiki;
afterEach(() => wiki.close());

async function start(options: FakeMediaWikiOptions = {}, more: Partial<MediaWikiOptions> = {}) {
  wiki = await startFakeMediaWiki(options);
  const provider = createMediaWiki({ apiUrl: wiki.url, ...PATIENT, ...more });
  return (topic: string, signal = new AbortController().signal) =>
    provider.search({ topic, options: ANYTHING, limit: 5, signal });
}

const searches = () => wiki.requests.filter(({ params }) => params.has('gsrsearch'));
const articles = () => wiki.requests.filter(({ params }) => params.has('pageids'));
const queries = () => searches().map(({ params }) => `${params.get('gsrwhat')}: ${params.get('gsrsearch')}`);

function article(title: string, text: string, more: Partial<FakeArticle> = {}): FakeArticle {
  return { title, text, revised: '2025-01-01T00:00:00Z', disambiguation: false, ...more };
}

describe('looking a topic up', () => {
  test('an article comes with its address, licence and the time of its last revision', async () => {
    const search = await start();
    const [page] = await search('Sourdough');
    expect(page).toMatchObject({
      title: 'Sourdough',
      site: 'Wikipedia',
      license: 'CC BY-SA 4.0',
      publishedAt: '2025-01-05T07:30:00.000Z',
      kind: 'encyclopaedia',
    });
    expect(page?.url).toMatch(/\/wiki\/Sourdough$/);
    expect(page?.text).toMatch(/^Sourdough is bread made by the fermentation of dough/);
  });

  test('texts are searched, not titles alone', async () => {
    const search = await start({ engine: 'core' });
    const pages = await search('fermentation yeast');
    expect(pages.map((page) => page.title)).toEqual(['Sourdough']);
    expect(queries()).toEqual(['text: fermentation yeast', 'title: fermentation yeast']);
  });

  test('a long topic is asked as a whole, then by its neighbouring words, and finds what it names', async () => {
    const search = await start();
    const pages = await search('Pricing psychology for SaaS landing pages');
    expect(queries()).toContain('text: Pricing psychology SaaS landing pages');
    expect(queries()).toContain('text: landing pages');
    expect(pages.slice(0, 2).map((page) => page.title)).toEqual(['Psychological pricing', 'Landing page']);
  });

  test('a wiki without a search of titles is asked for it once', async () => {
    const search = await start({ engine: 'cirrus' });
    await search('Pricing psychology for SaaS landing pages');
    expect(queries().filter((query) => query.startsWith('title:'))).toHaveLength(1);
  });

  test('a later search that is refused does not undo what the first has found', async () => {
    const search = await start({ fault: 'busy-second-search' });
    expect((await search('Email marketing for shops')).map((page) => page.title)).toEqual(['Email marketing']);
  });

  test('operators of the search language stay out of the query', async () => {
    const search = await start();
    await search('"landing page" -insource:/x/ intitle:pricing* ~OR');
    for (const { params } of searches()) expect(params.get('gsrsearch')).not.toMatch(/["*~:/]/);
  });

  test('a page that only lists meanings of a word is no article', async () => {
    const search = await start({
      articles: [
        article('Mercury', 'Mercury may refer to: Mercury (planet).', { disambiguation: true }),
        article('Mercury (disambiguation)', 'Mercury may refer to: Mercury (element).'),
        article('Mercury (planet)', 'Mercury is the planet closest to the Sun.'),
      ],
    });
    expect((await search('Mercury')).map((page) => page.title)).toEqual(['Mercury (planet)']);
  });

  test('it says what it is, without an address', async () => {
    const search = await start();
    await search('Sourdough');
    for (const { userAgent } of wiki.requests) expect(userAgent).toMatch(/^Manifold\/0\.1 \(self-hosted; [^@]+\)$/);
  });
});

describe('reading an article', () => {
  test('lists of links at its end are left out, headings stay as lines', async () => {
    const search = await start();
    const [page] = await search('Email marketing');
    expect(page?.text).toContain('\nDeliverability\n');
    expect(page?.text).not.toMatch(/See also|References|Collected notes|==/);
  });

  test('a wiki without text extracts is read from its pages, with the same text', async () => {
    const withExtracts = await (await start())('Cross-site scripting');
    await wiki.close();
    const fromHtml = await (await start({ extracts: false }))('Cross-site scripting');
    const lines = (text: string | null | undefined) => text?.split(/\n+/);
    expect(lines(fromHtml[0]?.text)).toEqual(lines(withExtracts[0]?.text));
    expect(fromHtml[0]?.text).toContain('A classic test enters <script>alert(1)</script> into a search field');
  });

  test('an article without text is left out', async () => {
    const search = await start({ articles: [article('Sourdough', ''), article('Sourdough bread', 'Bread of dough.')] });
    expect((await search('Sourdough')).map((page) => page.title)).toEqual(['Sourdough bread']);
  });

  test('out of time, what was read until then is handed in', async () => {
    const search = await start({ fault: 'silent-second-article' }, { answerMs: 60_000 });
    const deadline = new AbortController();
    const pages = search('Pricing psychology for SaaS landing pages', deadline.signal);
    await waitFor('the second article to be asked for', () => articles().length === 2);
    deadline.abort();
    expect((await pages).map((page) => page.title)).toEqual(['Psychological pricing']);
  });
});

describe('an edition for each language', () => {
  /** English alone exists, on loopback. */
  async function wikipedia() {
    wiki = await startFakeMediaWiki();
    const apiUrl = `http://en.wikipedia.org:${new URL(wiki.url).port}/w/api.php`;
    const lookup: NonNullable<MediaWikiOptions['lookup']> = (hostname, _options, answer) => {
      if (hostname === 'en.wikipedia.org') return answer(null, [{ address: '127.0.0.1', family: 4 }]);
      answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }), []);
    };
    return createMediaWiki({ apiUrl, lookup, ...PATIENT });
  }
  const request = (language: string | null) => ({
    topic: 'Sourdough',
    options: { ...ANYTHING, language },
    limit: 5,
    signal: new AbortController().signal,
  });

  test('is an origin of its own', async () => {
    const provider = await wikipedia();
    const { port } = new URL(wiki.url);
    expect(provider.origin({ ...ANYTHING, language: 'de' })).toBe(`http://de.wikipedia.org:${port}`);
    expect(provider.origin(ANYTHING)).toBe(`http://en.wikipedia.org:${port}`);
  });

  test('one that does not exist is told so, and says nothing of the others', async () => {
    const provider = await wikipedia();
    await expect(provider.search(request('zz'))).rejects.toMatchObject({
      kind: 'unusable',
      message: 'There is no Wikipedia in this language',
    });
    expect((await provider.search(request(null)))[0]?.title).toBe('Sourdough');
  });

  test('that of the settings is away when its name is not found', async () => {
    wiki = await startFakeMediaWiki();
    const lookup: NonNullable<MediaWikiOptions['lookup']> = (_hostname, _options, answer) =>
      answer(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    const provider = createMediaWiki({ apiUrl: 'http://en.wikipedia.org/w/api.php', lookup, ...PATIENT });
    await expect(provider.search(request(null))).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('a wiki in trouble', () => {
  test.each([
    ['reset', 'unreachable', 'The wiki could not be reached'],
    ['cut', 'unreachable', 'The wiki could not be reached'],
    ['silent-articles', 'unreachable', 'The wiki could not be reached'],
    ['busy', 'limited', 'The wiki has reached its limit of questions for now'],
    ['ratelimited', 'limited', 'The wiki has reached its limit of questions for now'],
    ['packed', 'unusable', 'The wiki sent more than can be read'],
    ['html', 'unusable', 'The wiki gave an answer that cannot be read'],
    ['unexpected-json', 'unusable', 'The wiki gave an answer that cannot be read'],
    ['redirect', 'unusable', 'The wiki answered with an error'],
  ] as const)('%s is told as %s', async (fault, kind, message) => {
    const search = await start({ fault }, fault === 'silent-articles' ? { answerMs: 300 } : {});
    await expect(search('Email marketing')).rejects.toMatchObject({ name: 'SourceUnavailable', kind, message });
  });

  test('how long it wants to be left alone is passed on', async () => {
    const search = await start({ fault: 'too-many-requests' });
    await expect(search('Email marketing')).rejects.toMatchObject({ kind: 'limited', retryAfterMs: 120_000 });
  });

  test('a redirect is not followed', async () => {
    const search = await start({ fault: 'redirect' });
    await expect(search('Email marketing')).rejects.toThrow();
    expect(wiki.requests).toHaveLength(1);
  });

  test('an answer over the limit is not read to its end', async () => {
    const search = await start({}, { maxBytes: 200 });
    await expect(search('Email marketing')).rejects.toMatchObject({ message: 'The wiki sent more than can be read' });
  });
});
