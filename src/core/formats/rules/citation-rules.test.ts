import { describe, expect, it } from 'vitest';
import { citationsKnown, sitesEnough } from './citation-rules.ts';

interface Parts {
  readonly body: string;
  readonly sources: readonly { readonly number: number; readonly url: string }[];
}

const source = (number: number, url = '') => ({ number, url });
const readingOf = (body: string, sources: Parts['sources']) => ({ text: body, parts: { body, sources }, unparsed: '' });
const citations = citationsKnown<Parts>(
  ({ body }) => body,
  ({ sources }) => sources,
);
const sites = sitesEnough<Parts>(({ sources }) => sources);

describe('citations', () => {
  it('fail when a number stands for no source, since nobody could trace the claim', () => {
    const text = 'Known [1], unknown [3], linked [2](https://a.example).';
    expect(citations.judge(readingOf(text, [source(1)]))).toEqual({
      status: 'fail',
      detail: 'Not in the list of sources: [3]',
      spans: [{ start: text.indexOf('[3]'), end: text.indexOf('[3]') + 3 }],
    });
  });

  it('warn of a source that the text never uses', () => {
    expect(citations.judge(readingOf('Known [1].', [source(1), source(2)]))).toMatchObject({ status: 'warn' });
    expect(citations.judge(readingOf('Known [1][2].', [source(1), source(2)]))).toMatchObject({ status: 'pass' });
  });

  it('lapse together with the sites when there are no sources', () => {
    expect(citations.judge(readingOf('Nothing cited.', []))).toMatchObject({ status: 'pass' });
    expect(sites.judge(readingOf('', []))).toMatchObject({ status: 'pass' });
  });

  it('ask no sites of a text that stands on the notes of its author', () => {
    expect(sites.judge(readingOf('Our pilot [1].', [source(1)]))).toMatchObject({ status: 'pass' });
  });

  it('come from at least three sites', () => {
    const urls = ['https://a.example/1', 'https://www.a.example/2', 'https://b.example', 'https://c.example'];
    const sources = urls.map((url, index) => source(index + 1, url));
    expect(sites.judge(readingOf('', sources))).toMatchObject({ status: 'pass', detail: 'Sources from 3 sites' });
    expect(sites.judge(readingOf('', sources.slice(0, 3)))).toMatchObject({ status: 'warn' });
  });
});
