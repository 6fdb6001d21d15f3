import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { fc } from '../../../test/support/property.ts';
import { ANY_POST, POSTS } from '../../../test/support/x-posts.ts';
import { findXLinks } from './x-links.ts';
import { xWeight } from './x-weight.ts';

/** X's own library is the judge. */
const weightByX = (text: string): number => twitter.parseTweet(text).weightedLength;
const linksByX = (text: string): string[] => twitter.extractUrls(text.normalize('NFC'));

describe('the length of a post on X', () => {
  it.each(Object.entries(POSTS))('counts %s', (_, [text, weight]) => {
    expect(xWeight(text)).toBe(weight);
    expect(weightByX(text)).toBe(weight);
  });

  it('is that of X for every emoji, with and without its signs, tones and partners', () => {
    const partners = [
      '',
      '\ufe0f',
      '\ufe0e',
      '\u{1f3fd}',
      '\ufe0f\u{1f3fd}',
      '\u200d♀\ufe0f',
      '\u{1f3fd}\u200d♂\ufe0f',
      '\u20e3',
    ];
    const before = ['', '\u{1f468}\u200d', '\u{1f469}\u{1f3fb}\u200d'];
    const wrong: string[] = [];
    for (let point = 0x21; point < 0x1fb00; point += 1) {
      const char = String.fromCodePoint(point);
      if (!/\p{Emoji}|\p{Extended_Pictographic}/u.test(char)) continue;
      for (const lead of before) {
        for (const partner of partners) {
          const text = `${lead}${char}${partner}`;
          if (xWeight(text) !== weightByX(text)) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is that of X for every pair of flag letters', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x1f1e6 + index));
    const flags = letters.flatMap((first) => letters.map((second) => first + second));
    expect(flags.filter((flag) => xWeight(flag) !== weightByX(flag))).toEqual([]);
  });

  it('is that of X for every character of the basic plane', () => {
    const row = 32;
    const wrong: string[] = [];
    for (let first = 0; first < 0x10000; first += row) {
      const chars = Array.from({ length: row }, (_, index) => String.fromCharCode(first + index));
      const text = `a${chars.join(' ')}b`;
      if (xWeight(text) !== weightByX(text)) wrong.push(first.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});

describe('letters under heaps of marks', () => {
  it.each(['\u0301\u0323', '\u0300\u0345\u0334\u0301', '\u{1e8d0}\u0301'])(
    'weigh what they weigh on X: %j',
    (marks) => {
      const text = `a${marks.repeat(150)} e${marks.repeat(40)}.com`;
      expect(xWeight(text)).toBe(weightByX(text));
    },
  );

  it.each(['\u0301\u0323', '\u0300\u0345\u0334\u0301', '\u{1e8d0}\u0301'])(
    'are weighed in proportion to a text of %j',
    (marks) => {
      const { taken, allowed } = growthOf(marks, xWeight);
      expect(taken).toBeLessThan(allowed);
    },
  );
});

describe('any text', () => {
  it('weighs what it weighs on X, and holds the links that X would shorten', () => {
    fc.assert(
      fc.property(ANY_POST, (bits) => {
        const text = bits.join('');
        expect(xWeight(text)).toBe(weightByX(text));
        expect(findXLinks(text.normalize('NFC')).map((link) => link.url)).toEqual(linksByX(text));
      }),
      { numRuns: 3_000 },
    );
  });
});
