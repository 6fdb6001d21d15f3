import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { findTerms, missingTerms } from './terms.ts';

/** What stands in the text, as it stands there. */
const foundIn = (text: string, ...terms: string[]) =>
  findTerms(text, terms).map(({ span }) => text.slice(span.start, span.end));

describe('a term', () => {
  it.each([
    ['in any case', 'CHEAP bread, Cheap rolls', 'cheap', ['CHEAP', 'Cheap']],
    ['as a whole word', 'cheaply, incheap, cheap-ish', 'cheap', ['cheap']],
    ['in the plural', 'Two cheap deals and a cheap deal', 'cheap deal', ['cheap deals', 'cheap deal']],
    ['in the possessive', 'the deal’s end, the deals’ end', 'deal', ['deal’s', 'deals']],
    ['in the plural of its last letters', 'boxes, wishes, agencies, agency', 'box', ['boxes']],
    ['in the plural of a y', 'boxes, wishes, agencies, agency', 'agency', ['agencies', 'agency']],
    ['but no day of two', 'boys annoy', 'boy', ['boys']],
    ['but no other word', 'a princess and princes, as an ass', 'princes', ['princes']],
    ['and no longer one for a short one', 'as an ass', 'as', ['as']],
    [
      'with any ending where it asks for them',
      'cheap cheaper cheapest chea',
      'cheap*',
      ['cheap', 'cheaper', 'cheapest'],
    ],
    [
      'with hyphens or spaces',
      'co-working, co working, Co – working, co\nworking',
      'co-working',
      ['co-working', 'co working', 'Co – working', 'co\nworking'],
    ],
    ['through emphasis', 'a **cheap** _deal_', 'cheap deal', ['cheap** _deal']],
    ['with any apostrophe', "Don’t miss, DON'T MISS", "don't miss", ['Don’t miss', "DON'T MISS"]],
    ['in letters of full width', 'Ｃｈｅａｐ deal', 'cheap', ['Ｃｈｅａｐ']],
    ['in ligatures', 'The ﬁnal oﬀer', 'final offer', ['ﬁnal oﬀer']],
    ['with accents, composed or not', 'a Cafe\u0301.', 'café', ['Cafe\u0301']],
    ['not without its accents', 'a cafe', 'café', []],
    ['with soft hyphens in it', 'guaran\u00adteed', 'guaranteed', ['guaran\u00adteed']],
    ['with signs of its own', 'C, C# and C++.', 'C++', ['C++']],
    ['of signs alone', 'It costs $$$ now', '$$$', ['$$$']],
    ['that is a number with its sign', '100% sure, 1100% or 100 %', '100%', ['100%']],
    ['in Cyrillic', 'Дешёвый хлеб', 'дешёвый', ['Дешёвый']],
    ['in Chinese, without borders', '我们的最低价格保证', '最低价', ['最低价']],
    ['in Thai, without borders', 'ราคาถูกที่สุด', 'ถูก', ['ถูก']],
    ['in half-width kana', 'ﾊﾞｰｹﾞﾝ中', 'バーゲン', ['ﾊﾞｰｹﾞﾝ']],
    ['but no wildcard alone', 'anything', '*', []],
    ['but nothing', 'anything', '  ', []],
    ['not in an address', 'See https://cheap.example/cheap or [here](https://a.example/cheap)', 'cheap', []],
    ['not in a gap', 'See [Add: a cheap link]', 'cheap', []],
    ['in what a flag marks, but not in its mark', '[Check: a cheap offer]', 'cheap', ['cheap']],
    ['not in the mark of a flag', '[Check: a cheap offer]', 'check', []],
  ])('is found %s', (_, text, term, found) => {
    expect(foundIn(text, term)).toEqual(found);
  });

  it('is named as it was given, the longest at a place, in the order of the text', () => {
    const found = findTerms('A best-in-class price, the best.', ['best', 'Best in class']);
    expect(found).toEqual([
      { term: 'Best in class', span: { start: 2, end: 15 } },
      { term: 'best', span: { start: 27, end: 31 } },
    ]);
  });
});

describe('required terms', () => {
  it('are missing where they do not stand', () => {
    const text = 'Northwind’s rye bread comes from the mill.';
    expect(missingTerms(text, ['northwind', 'rye-bread', 'mills', 'sourdough', ' ', 'bak*'])).toEqual([
      'mills',
      'sourdough',
      'bak*',
    ]);
  });

  it('are not met by a gap that asks for them', () => {
    expect(missingTerms('[Add: words about sourdough]', ['sourdough'])).toEqual(['sourdough']);
  });
});

it.each(['a', 'A', ' ', '[', '1', '-', '*', '漢', 'ﬁ', '\u0301\u0323', '\u00ad', 'ab '])(
  'terms are found in proportion to a text of %j',
  (unit) => {
    const terms = ['a', 'aaaaaaaa', 'a*', 'ab ab', '漢漢', '1', 'ﬁﬁ'];
    const { taken, allowed } = growthOf(unit, (text) => [findTerms(text, terms), missingTerms(text, terms)]);
    expect(taken).toBeLessThan(allowed);
  },
);
