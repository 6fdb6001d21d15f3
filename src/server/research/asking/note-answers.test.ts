import { describe, expect, test } from 'vitest';
import { foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import type { SourceAnswer } from './ask-sources.ts';
import { noteAnswers } from './note-answers.ts';
import { reportSearches } from './report-searches.ts';

const TEA = foundPage('Tea', 'Tea is a drink.');
const POT = foundPage('Teapot', 'A teapot holds tea.');

function answer(more: Partial<SourceAnswer>): SourceAnswer {
  return { provider: 'almanac', label: 'The Almanac', status: 'answered', pages: [], trouble: null, ...more };
}

const used = answer({ pages: [TEA, POT] });
const unused = answer({ provider: 'library', label: 'The Library', pages: [POT] });
const empty = answer({ provider: 'attic', label: 'The Attic', status: 'empty' });
const limited = answer({
  provider: 'web',
  label: 'The Web',
  status: 'limited',
  trouble: 'The Web has reached its limit of questions for now',
});
const failed = answer({
  provider: 'moon',
  label: 'The Moon',
  status: 'failed',
  trouble: 'The Moon could not be reached.',
});
const answers = [used, unused, empty, limited, failed];

describe('what the brief says of the searches', () => {
  test('a limit, a failure and an empty shelf read differently, and what was used needs no word', () => {
    const urls = new Set([TEA.url]);
    expect(noteAnswers(answers, { fitting: new Set([TEA.url, POT.url]), used: urls })).toEqual([
      'The Library was searched, but nothing in it could be quoted here.',
      'The Attic was searched and holds nothing that fits this topic.',
      'The Web has reached its limit of questions for now, so nothing from it is used here.',
      'The Moon could not be reached, so nothing from it is used here.',
    ]);
  });
});

describe('the list of searches', () => {
  test('tells of each source how it answered, how many pages it named, and how many are used', () => {
    const report = reportSearches(answers, new Set([TEA.url]));
    expect(report.map(({ provider, status, found, used: kept }) => [provider, status, found, kept])).toEqual([
      ['almanac', 'answered', 2, 1],
      ['library', 'answered', 1, 0],
      ['attic', 'empty', 0, 0],
      ['web', 'limited', 0, 0],
      ['moon', 'failed', 0, 0],
    ]);
    expect(report.map(({ message }) => message)).toEqual([
      null,
      'The Library named one page, which is not used here.',
      'The Attic holds nothing on this topic.',
      'The Web has reached its limit of questions for now.',
      'The Moon could not be reached.',
    ]);
  });

  test('says of several pages that none is used', () => {
    expect(reportSearches([used], new Set())[0]?.message).toBe(
      'The Almanac named 2 pages, of which none is used here.',
    );
  });
});
