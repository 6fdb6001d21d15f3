import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readPlacedWords } from './words.ts';

const wordsOf = (text: string) => readPlacedWords(text).map(({ word }) => word);

describe('the words of a text', () => {
  it.each([
    ['between spaces and signs', 'One, two (three): four!', ['one', 'two', 'three', 'four']],
    ['with their apostrophes, in one form', "Don’t say it's Anna's", ["don't", 'say', "it's", "anna's"]],
    ['without quotation marks', '‘Yes,’ he said', ['yes', 'he', 'said']],
    ['parted by hyphens', 'state-of-the-art e-mail', ['state', 'of', 'the', 'art', 'e', 'mail']],
    ['figures as one', '3.5 % of 10,000, or v2.', ['3.5', 'of', '10,000', 'or', 'v2']],
    ['with accents, composed or not', 'Cafe\u0301 café', ['café', 'café']],
    ['in Chinese', '我们认为伙伴胜过手册。', ['我们', '认为', '伙伴', '胜过', '手册']],
    ['in Thai', 'สวัสดีครับ', ['สวัสดี', 'ครับ']],
    ['beyond the first plane', '𝒜b 🎉 c', ['𝒜b', 'c']],
    ['none', ' … ', []],
  ])('are read %s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keep their places', () => {
    const text = '“Ça va”, 我们认为 – don’t';
    for (const { word, start, end } of readPlacedWords(text)) {
      expect(text.slice(start, end).replace('’', "'").toLowerCase()).toBe(word);
    }
  });

  it.each(['a', ' ', '1', '[', '1.', "a'", '漢', 'ก', '\u0301\u0323'])(
    'are read in proportion to a text of %j',
    (unit) => {
      const { taken, allowed } = growthOf(unit, readPlacedWords);
      expect(taken).toBeLessThan(allowed);
    },
  );
});
