import { afterEach, describe, expect, test } from 'vitest';
import { startFakeMediaWiki, type FakeMediaWiki } from '../../../../../test/fakes/fake-mediawiki.ts';
import { loadArticles } from '../../../../../test/fakes/mediawiki/articles.ts';
import { foundPage } from '../../../../../test/fakes/fake-research-provider.ts';
import { ANYTHING } from '../../../../../test/fakes/findings.ts';
import { SourceUnavailable } from '../../research-provider.ts';
import { createMediaWiki, editionOf } from '../mediawiki.ts';
import { readReferences } from './read-references.ts';

let wiki: FakeMediaWiki | undefined;
afterEach(() => wiki?.close());

const CITED = [
  { title: 'A history of the postage stamp', url: 'https://stamps.example/history' },
  { title: 'How email marketing earns its keep', url: 'https://mail.example/email-marketing' },
  { title: '', url: 'https://guides.example/email/marketing-for-shops' },
  { title: 'Email marketing in one picture', url: 'https://pictures.example/email-marketing.png' },
  { title: 'Email marketing, the book', url: 'https://books.google.com/books?id=1' },
  { title: 'Email marketing I', url: 'https://many.example/email-marketing-1' },
  { title: 'Email marketing II', url: 'https://many.example/email-marketing-2' },
  { title: 'Email marketing III', url: 'https://many.example/email-marketing-3' },
];

async function citedBy(title: string, { cites = CITED, limit = 10 } = {}) {
  const articles = loadArticles().map((article) => ({ ...article, ...(article.title === title ? { cites } : {}) }));
  wiki = await startFakeMediaWiki({ articles });
  const provider = createMediaWiki({ apiUrl: wiki.url, connectMs: 30_000, answerMs: 30_000 });
  const request = { topic: 'Email marketing', options: ANYTHING, limit, signal: new AbortController().signal };
  return (await provider.cited?.([foundPage(title, '')], request)) ?? [];
}

describe('the pages that an article cites', () => {
  test('those that promise most come first, by their title or their address', async () => {
    const cited = await citedBy('Email marketing');
    expect(cited[0]).toEqual({
      url: 'https://mail.example/email-marketing',
      title: '"How email marketing earns its keep"',
      citedBy: 'Email marketing',
    });
    expect(cited.at(-1)?.url).toBe('https://stamps.example/history');
    expect(cited.map(({ url }) => url)).toContain('https://guides.example/email/marketing-for-shops');
  });

  test('pictures, catalogues and archived copies are none, and no site speaks more than twice', async () => {
    const cited = await citedBy('Email marketing');
    expect(cited.filter(({ url }) => /png|google|archive\.org/.test(url))).toEqual([]);
    expect(cited.filter(({ url }) => url.startsWith('https://many.example'))).toHaveLength(2);
  });

  test('no more than asked for', async () => expect(await citedBy('Email marketing', { limit: 2 })).toHaveLength(2));

  test('an article that cites nothing has none', async () => {
    expect(await citedBy('Email marketing', { cites: [] })).toEqual([]);
  });

  test('an article that is gone is passed over', async () => expect(await citedBy('Gone')).toEqual([]));

  test('a wiki that is away says so', async () => {
    wiki = await startFakeMediaWiki({ fault: 'server-error' });
    const provider = createMediaWiki({ apiUrl: wiki.url });
    const request = { topic: 'Tea', options: ANYTHING, limit: 3, signal: new AbortController().signal };
    await expect(provider.cited?.([foundPage('Tea', '')], request)).rejects.toBeInstanceOf(SourceUnavailable);
  });
});

describe('links of a parsed page', () => {
  const link = (href: string, label: string, classes = 'external text') =>
    `<a class="${classes}" href="${href}">${label}</a>`;

  test('only those that lead outside count, each once', () => {
    const html = [
      link('https://a.example/1', 'A <i>first</i>\n page'),
      link('/wiki/Tea', 'Tea', 'mw-redirect'),
      link('//b.example/2', 'B'),
      link('https://a.example/1', 'again'),
      link('javascript:alert(1)', 'C'),
      link('/local', 'D'),
    ].join('');
    expect(readReferences(html)).toEqual([
      { url: 'https://a.example/1', label: 'A first page' },
      { url: 'https://b.example/2', label: 'B' },
    ]);
  });
});

test('a language is asked for at Wikipedia’s edition in it, and any other wiki is asked as it is', () => {
  expect(editionOf('https://en.wikipedia.org/w/api.php', 'de')).toBe('https://de.wikipedia.org/w/api.php');
  expect(editionOf('https://en.wikipedia.org/w/api.php', null)).toBe('https://en.wikipedia.org/w/api.php');
  expect(editionOf('http://127.0.0.1:4020/w/api.php', 'de')).toBe('http://127.0.0.1:4020/w/api.php');
});
