import { describe, expect, it } from 'vitest';
import { checkCitations, checkSites } from './citation-checks.ts';

const source = (number: number, url = '') => ({ number, url });

describe('citations', () => {
  it('fail when a number stands for no source, since nobody could trace the claim', () => {
    const result = checkCitations('Known [1], unknown [3], linked [2](https://a.example).', [source(1)]);
    expect(result).toMatchObject({ status: 'fail', detail: 'Not in the list of sources: [3]' });
  });

  it('warn of a source that the text never uses', () => {
    expect(checkCitations('Known [1].', [source(1), source(2)])).toMatchObject({ status: 'warn' });
    expect(checkCitations('Known [1][2].', [source(1), source(2)])).toMatchObject({ status: 'pass' });
  });

  it('lapse together with the sites when there are no sources', () => {
    expect(checkCitations('Nothing cited.', [])).toMatchObject({ status: 'pass' });
    expect(checkSites([])).toMatchObject({ status: 'pass' });
  });

  it('come from at least three sites', () => {
    const urls = ['https://a.example/1', 'https://www.a.example/2', 'https://b.example', 'https://c.example'];
    const sources = urls.map((url, index) => source(index + 1, url));
    expect(checkSites(sources)).toMatchObject({ status: 'pass', detail: 'Sources from 3 sites' });
    expect(checkSites(sources.slice(0, 3))).toMatchObject({ status: 'warn' });
  });
});
