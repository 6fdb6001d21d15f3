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
    expect(readResearch(results).text).toBe(text);
  });

  test('sources come along, broken ones are left out', () => {
    const source = { id: 's1', title: 'Customer retention', url: 'https://example.org' };
    expect(readResearch({ wiki_content: 'x', sources: [source, null, { title: 7 }] }).sources).toEqual([source]);
  });
});
