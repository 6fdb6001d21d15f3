import { describe, expect, test } from 'vitest';
import { mergeDuplicates } from './merge-duplicates.ts';
import type { SourceReading } from './source-reading.ts';
import { hashOf } from './stored-text.ts';

const CITIES = ['Rome', 'Oslo', 'Lima', 'Cairo', 'Delhi', 'Quito', 'Accra', 'Tokyo', 'Minsk', 'Perth', 'Turin', 'Graz'];
const CRAFTS = ['bakers', 'brewers', 'weavers', 'tanners', 'coopers', 'millers', 'printers'];

/** A text of many different sentences; another `theme` shares no five words with it. */
function article(theme: string, sentences = 60): string {
  return Array.from({ length: sentences }, (_, index) => {
    const [city, craft] = [CITIES[index % CITIES.length], CRAFTS[index % CRAFTS.length]];
    return `In ${city} the ${craft} tell of ${theme} number ${index} with pride and ${theme}.`;
  }).join(' ');
}

function pageOf(url: string, text: string, told: Partial<SourceReading['source']> = {}): SourceReading {
  return {
    source: {
      title: url,
      url,
      site: new URL(url).hostname,
      author: null,
      published_at: null,
      retrieved_at: '2026-03-01T09:00:00.000Z',
      kind: 'web',
      ours: false,
      language: null,
      license: null,
      also: [],
      hash: hashOf(text),
      text,
      ...told,
    },
    reading: { language: 'en', sentences: [], terms: { title: [], alias: [], headings: [], sentences: [] } },
    fit: { subject: new Set(), subjectShare: 0 },
  };
}

const merged = (...readings: SourceReading[]) =>
  mergeDuplicates(readings).map(({ source }) => [source.url, ...source.also]);

describe('one text under several addresses', () => {
  test('the same page by tracking parameters, fragment, slash, scheme and the mobile host', () => {
    const variants = [
      'http://www.example.com/bread/?utm_source=mail',
      'https://example.com/bread#rye',
      'https://m.example.com/bread/',
      'https://example.com/bread',
    ];
    // Each was read at another moment, so that the texts are not the same to the letter.
    const readings = variants.map((url, index) => pageOf(url, `${article('rye')} Read ${index} times.`));
    expect(merged(...readings)).toEqual([['https://example.com/bread', variants[0], variants[1], variants[2]]]);
  });

  test('the day before a copy, and on the same day the one that names its author, are the first publication', () => {
    const dated = (url: string, day: string, author: string | null, text = article('rye')) =>
      pageOf(url, text, { published_at: `${day}T08:00:00.000Z`, author });
    const longer = `${article('rye')} Subscribe to our daily letter for more of the same.`;
    const first = dated('https://institute.example/study', '2026-02-03', null);
    const later = dated('https://portal.example/7', '2026-02-04', 'A. Editor', longer);
    expect(merged(later, first)).toEqual([['https://institute.example/study', 'https://portal.example/7']]);
    const signed = dated('https://institute.example/study', '2026-02-04', 'R. Mill');
    const unsigned = dated('https://portal.example/7', '2026-02-04', null, longer);
    expect(merged(unsigned, signed)).toEqual([['https://institute.example/study', 'https://portal.example/7']]);
  });

  test('a copy on another site, with another header and footer, counts as the same text', () => {
    const original = pageOf('https://institute.example/study', article('rye'));
    const copy = pageOf(
      'https://portal.example/news/7',
      `Portal news of the day\n${article('rye')}\nThis article first appeared elsewhere. More news below.`,
    );
    expect(merged(copy, original)).toEqual([['https://institute.example/study', 'https://portal.example/news/7']]);
  });

  test('a shortened copy goes with the whole text', () => {
    const whole = pageOf('https://a.example/whole', article('rye', 60));
    const teaser = pageOf('https://b.example/teaser', article('rye', 30));
    expect(merged(teaser, whole)).toEqual([['https://a.example/whole', 'https://b.example/teaser']]);
  });

  test('among equals, the dated one stays', () => {
    const undated = pageOf('https://a.example/1', article('rye'));
    const dated = pageOf('https://b.example/1', article('rye'), { published_at: '2025-01-05T00:00:00.000Z' });
    expect(merged(undated, dated)).toEqual([['https://b.example/1', 'https://a.example/1']]);
  });

  test('addresses that were merged before are kept', () => {
    const first = pageOf('https://a.example/1', article('rye'), { also: ['https://c.example/1'] });
    expect(merged(first, pageOf('https://b.example/1', article('rye')))).toEqual([
      ['https://a.example/1', 'https://c.example/1', 'https://b.example/1'],
    ]);
  });

  test('texts without spaces between words are compared, too', () => {
    const text = 'ライ麦パンは一週間ほど新鮮さを保ちます。当店のパンは金曜日に一番よく売れています。'.repeat(2);
    expect(merged(pageOf('https://a.example/1', text), pageOf('https://b.example/1', `${text}以上。`))).toHaveLength(1);
  });
});

describe('different texts stay apart', () => {
  test('two articles on one subject, and one that quotes a passage of the other', () => {
    const rye = pageOf('https://a.example/rye', article('rye'));
    const spelt = pageOf('https://b.example/spelt', article('spelt'));
    const quoting = pageOf('https://c.example/quoting', `${article('oats', 40)} ${article('rye', 6)}`);
    expect(merged(rye, spelt, quoting)).toEqual([[rye.source.url], [spelt.source.url], [quoting.source.url]]);
  });

  test('a one-line page is not part of the article that it announces', () => {
    const line = pageOf('https://a.example/line', article('rye', 1));
    expect(merged(line, pageOf('https://b.example/rye', article('rye')))).toHaveLength(2);
  });

  test('what the user brought along stays, even where the web has it, too', () => {
    const own: SourceReading = { ...pageOf('https://a.example/1', article('rye')), fit: null };
    expect(mergeDuplicates([own, pageOf('https://a.example/1', article('rye'))])).toHaveLength(2);
  });
});

test('twenty long pages take a moment', () => {
  const pages = Array.from({ length: 20 }, (_, index) =>
    pageOf(`https://a.example/${index}`, article(`theme${index % 10}`, 2_000)),
  );
  expect(mergeDuplicates(pages)).toHaveLength(10);
});
