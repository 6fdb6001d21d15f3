import { describe, expect, test } from 'vitest';
import { createQuoteFinder } from './locate-quote.ts';

describe('where a quote stands', () => {
  test.each([
    ['as it is', 'Rye keeps. Rye bread keeps for a week.', 'Rye bread keeps for a week.', null],
    [
      'other spaces and breaks',
      'Rye\u00a0bread  keeps\nfor a week.',
      'Rye bread keeps for a week.',
      'Rye\u00a0bread  keeps\nfor a week.',
    ],
    [
      'dashes',
      'Rye — the old grain — keeps 5–7 days.',
      'Rye - the old grain - keeps 5-7 days.',
      'Rye — the old grain — keeps 5–7 days.',
    ],
    ['dashes without spaces', 'Rye—the old grain—keeps.', 'Rye — the old grain — keeps.', 'Rye—the old grain—keeps.'],
    [
      'quotation marks',
      'She calls it “the baker’s bread”.',
      `She calls it "the baker's bread".`,
      'She calls it “the baker’s bread”.',
    ],
    ['an ellipsis in one character', 'And then… it rose.', 'And then... it rose.', 'And then… it rose.'],
    [
      'soft hyphens',
      'The sour\u00addough is fed daily.',
      'The sourdough is fed daily.',
      'The sour\u00addough is fed daily.',
    ],
    [
      'letters in two parts',
      'A cafe\u0301 in Paris sells it.',
      'A café in Paris sells it.',
      'A cafe\u0301 in Paris sells it.',
    ],
    [
      'letters in one part',
      'A café in Paris sells it.',
      'A cafe\u0301 in Paris sells it.',
      'A café in Paris sells it.',
    ],
    [
      'the first letter, in mid-sentence',
      'In fact, rye bread keeps well.',
      'Rye bread keeps well.',
      'rye bread keeps well.',
    ],
    ['marks around the quote', 'Rye bread keeps well.', '“Rye bread keeps well.”', 'Rye bread keeps well.'],
    [
      'a full stop where the text goes on',
      'Rye bread keeps well, as all know.',
      'Rye bread keeps well.',
      'Rye bread keeps well',
    ],
    ['no spaces between words', '価格は大切です。パンは売れています。', 'パンは売れています', null],
  ])('%s', (_what, text, quote, actual) => {
    const found = createQuoteFinder(text)(quote);
    expect(found?.quote).toBe(actual ?? quote);
    expect(text.slice(found?.start, (found?.start ?? 0) + (found?.quote.length ?? 0))).toBe(found?.quote);
  });

  test.each([
    ['another word', 'Rye bread keeps for a week.', 'Rye bread keeps for a month.'],
    ['another number', 'It rose by 15 percent.', 'It rose by 16 percent.'],
    ['a number cut at the front', 'It rose by 15 percent.', '5 percent.'],
    ['a number cut at its point', 'It rose by 2.5 percent.', '5 percent.'],
    ['a number cut at the end', 'It rose by 15.4 percent.', 'It rose by 15'],
    ['a word cut off', 'The baker sells it.', 'The bake'],
    ['two places joined', 'Rye keeps. Spelt does not. Both sell.', 'Rye keeps. Both sell.'],
    ['other case within', 'Rye bread keeps.', 'Rye Bread keeps.'],
    ['a gap marked by dots', 'Rye bread, which is dark, keeps.', 'Rye bread ... keeps.'],
    ['nothing', 'Rye bread keeps.', ' … “”'],
  ])('not there: %s', (_what, text, quote) => {
    expect(createQuoteFinder(text)(quote)).toBeNull();
  });

  test('the first whole occurrence counts', () => {
    expect(createQuoteFinder('115 percent, then 15 percent.')('15 percent')).toEqual({
      quote: '15 percent',
      start: 18,
    });
  });

  test('a text made to be slow is not', () => {
    const hostile = `${'a\u0301'.repeat(50_000)}${' -'.repeat(50_000)}${'… “'.repeat(30_000)}`;
    expect(createQuoteFinder(hostile)(`${'a'.repeat(900)}b`)).toBeNull();
  });
});
