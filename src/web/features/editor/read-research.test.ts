import { describe, expect, test } from 'vitest';
import { readResearch } from './read-research.ts';

describe('research results in every form of the wire', () => {
  test.each([
    ['text', 'A brief.', 'A brief.'],
    ['wiki_content', { wiki_content: '# Brief', research_summary: 'Short' }, '# Brief'],
    ['combined_results', { combined_results: { wiki_content: '# Combined' }, research_summary: 'Short' }, '# Combined'],
    ['research_summary', { wiki_content: ' ', research_summary: 'Short' }, 'Short'],
    ['nothing yet', null, 'Research completed successfully'],
    ['nothing in it', { wiki_content: '', combined_results: null }, 'Research completed successfully'],
    ['a list', ['x'], 'Research completed successfully'],
  ])('%s', (_, results, text) => {
    expect(readResearch(results)).toMatchObject({ text, sources: [], ledger: [], searches: [] });
  });

  test('sources and claims come along, broken ones are left out', () => {
    const source = { id: 's1', title: 'Customer retention', url: 'https://example.org' };
    const kept = { id: 'c1', source_id: 's1', quote: 'Week four decides.' };
    const research = readResearch({
      wiki_content: 'x',
      sources: [source, null, { title: 7 }],
      ledger: [kept, { ...kept, id: 'c2', source_id: 'gone' }, { id: 'c3' }],
      searches: [
        { provider: 'a', label: 'A', status: 'limited', found: 0, used: 0, message: null },
        { label: 'B', status: 'odd' },
      ],
    });
    expect(research.sources).toMatchObject([source]);
    expect(research.ledger).toMatchObject([kept]);
    expect(research.searches.map(({ label }) => label)).toEqual(['A']);
  });

  test('what an older form does not tell of a source or claim is empty', () => {
    const { sources, ledger } = readResearch({
      sources: [{ id: 's1', title: 'T' }],
      ledger: [{ id: 'c1', source_id: 's1', quote: 'Q.' }],
    });
    expect(sources[0]).toMatchObject({ author: null, language: null, also: [], hash: '' });
    expect(ledger[0]).toMatchObject({ claim: 'Q.', contradicts: [] });
  });
});
