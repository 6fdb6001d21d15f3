import { describe, expect, it } from 'vitest';
import { citationsKnown } from './citation-rules.ts';

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

  it('lapse when there are no sources', () => {
    expect(citations.judge(readingOf('Nothing cited.', []))).toMatchObject({ status: 'pass' });
  });
});
