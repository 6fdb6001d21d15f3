import twitter from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../test/support/property.ts';
import { findXLinks } from './x-links.ts';
import { xWeight } from './x-weight.ts';

/** X's own library is the judge. */
const weightByX = (text: string): number => twitter.parseTweet(text).weightedLength;
const linksByX = (text: string): string[] => twitter.extractUrls(text.normalize('NFC'));

const FIXED: Readonly<Record<string, readonly [text: string, weight: number]>> = {
  nothing: ['', 0],
  'plain words': ['This is a test.', 15],
  'a link with a scheme': ['http://test.com', 23],
  'a link without a scheme': ['test.com', 23],
  'several links': ['Test https://test.com test https://test.com test.com test', 86],
  'a long link': [`See https://example.com/${'path/'.repeat(60)}`, 27],
  'a query, but no path': ['example.com?x=1', 27],
  'a file name, and one whose ending is a country': ['node.js and README.md', 35],
  'a version, a price, an abbreviation': ['v1.2.3 for 3.50 in the U.S.', 27],
  'a path that ends with brackets': ['t.co/a(b) example.com/((a)b)', 47],
  'brackets behind a dash, which end no path': ['t.co/–((a)b)', 30],
  'the same domain twice without a space': ['example.com9これはexample.com//', 40],
  'an e-mail address': ['me@example.com', 14],
  'a domain behind Japanese text': ['詳しくはexample.comで', 33],
  'an international domain': ['http://müller.de', 23],
  'accents in two forms': ['é e\u0301', 3],
  'Chinese and Korean': ['漢字 저찀', 9],
  'typographic quotation marks and dashes': ['“a” ‘b’ – c — d…', 17],
  'an emoji': ['👍', 2],
  'a family of four': ['👨‍👩‍👧‍👦', 2],
  'a skin tone': ['👍🏽', 2],
  'a flag and a pair of letters that is none': ['🇩🇪 🇽🇽', 7],
  'the flag of Scotland': ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 2],
  'a rainbow flag': ['🏳️‍🌈', 2],
  'a key cap': ['1️⃣', 2],
  'a sign that becomes an emoji on request': ['© ©️', 4],
  'a heart as text and as a picture': ['❤ ❤️', 5],
  'a profession of each sex': ['👩🏾‍🔬👨‍⚕️', 4],
  'a character outside the basic plane': ['𠮷', 2],
};

describe('the length of a post on X', () => {
  it.each(Object.entries(FIXED))('counts %s', (_, [text, weight]) => {
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

/** Beginnings, middles and ends of links and emoji, and what may stand around them. */
const BITS = [
  'http://',
  'https://',
  'HTTP://',
  'ftp://',
  'mailto:',
  'www.',
  'example.com',
  'Example.COM',
  't.co/',
  'https://t.co/aB1?x=y',
  `https://t.co/${'a'.repeat(41)}`,
  'foo.co.jp',
  'müller.de',
  '☃.net',
  'a_b.',
  'xn--',
  '.xn--p1ai',
  '.com',
  '.中国',
  '.भारतम्',
  '.भारत',
  'notatld.zzz',
  'node.js',
  'e.g.',
  '3.5',
  'U.S.',
  '/path',
  '/путь',
  '/パス',
  '?q=1',
  '?',
  ':80',
  ':',
  '(x)',
  '((a)b)',
  '(',
  ')',
  '..',
  '.',
  '-',
  '_',
  '@',
  '＠',
  '#',
  '$',
  '/',
  '//',
  '–',
  '~',
  '見て',
  'これは',
  `${'x'.repeat(64)}.com`,
  '漢'.repeat(30),
  '字'.repeat(50),
  ' ',
  ' ',
  '\n',
  '\u3000',
  '\u200e',
  '\ufeff',
  'a',
  'Z',
  '9',
  'é',
  'e\u0301',
  'ſ',
  'К',
  '한국어',
  'العربية',
  '\u{1f468}',
  '\u{1f469}',
  '\u{1f466}',
  '\u{1f467}',
  '\u200d',
  '\ufe0f',
  '\ufe0e',
  '\u{1f3fd}',
  '❤',
  '\u{1f48b}',
  '\u{1f3f3}',
  '\u{1f3f4}',
  '\u{1f308}',
  '\u{1f52c}',
  '⚕',
  '♀',
  '☎',
  '©',
  '1',
  '\u20e3',
  '\u{1f1e9}',
  '\u{1f1ea}',
  '\u{1f9d1}',
  '\u{1f9bd}',
  '\ud83d',
  '\ude00',
  '\u{e0067}',
  '\u{e007f}',
];

describe('any text', () => {
  const anyPost = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...BITS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 14 },
  );

  it('weighs what it weighs on X, and holds the links that X would shorten', () => {
    fc.assert(
      fc.property(anyPost, (bits) => {
        const text = bits.join('');
        expect(xWeight(text)).toBe(weightByX(text));
        expect(findXLinks(text.normalize('NFC')).map((link) => link.url)).toEqual(linksByX(text));
      }),
      { numRuns: 3_000 },
    );
  });
});
