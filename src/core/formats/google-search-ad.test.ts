import { describe, expect, it } from 'vitest';
import { SOUND_GOOGLE_AD } from '../../../test/support/sound-parts.ts';
import { googleSearchAd, type GoogleSearchAdParts } from './google-search-ad.ts';

const check = (change: Partial<GoogleSearchAdParts>) =>
  googleSearchAd.check(googleSearchAd.layout({ ...SOUND_GOOGLE_AD, ...change }));
const missed = (change: Partial<GoogleSearchAdParts>) =>
  check(change)
    .filter(({ status }) => status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

const headlines = (count: number) =>
  Array.from({ length: count }, (_, at) => `${'abcdefghijklmnopqrst'.charAt(at)}-line`);
const withFirst = (headline: string) => [headline, ...SOUND_GOOGLE_AD.headlines.slice(1)];

describe('a Google search ad', () => {
  it('is three numbered lists, as the fields are numbered at Google', () => {
    expect(googleSearchAd.layout({ headlines: ['A', 'B'], descriptions: ['C'], paths: ['d'] })).toBe(
      'Headlines:\n1. A\n2. B\n\nDescriptions:\n1. C\n\nPaths:\n1. d',
    );
  });

  it('is read from labelled lines, bullets and the Markdown of a chatty model', () => {
    const text = `**Headline 1:** A
**Headline 2:** B

### Descriptions (90 characters)
- C
* D

Path 1: e
Path 2: f`;
    expect(googleSearchAd.parse(text)).toEqual({
      parts: { headlines: ['A', 'B'], descriptions: ['C', 'D'], paths: ['e', 'f'] },
      unparsed: '',
    });
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<GoogleSearchAdParts>]>([
    ['three headlines', { headlines: SOUND_GOOGLE_AD.headlines.slice(0, 3) }],
    ['two descriptions', { descriptions: SOUND_GOOGLE_AD.descriptions.slice(0, 2) }],
    ['no paths', { paths: [] }],
  ])('asks for nothing more of an ad with %s, as Google does not', (_, change) => {
    const parts = { ...SOUND_GOOGLE_AD, ...change };
    expect(missed(change)).toEqual([]);
    expect(googleSearchAd.parse(googleSearchAd.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['two headlines', { headlines: SOUND_GOOGLE_AD.headlines.slice(0, 2) }, ['parts: fail']],
    ['sixteen headlines', { headlines: [...SOUND_GOOGLE_AD.headlines, ...headlines(6)] }, ['headlines: fail']],
    ['a headline of 31 characters', { headlines: withFirst('x'.repeat(31)) }, ['headline-length: fail']],
    ['16 Japanese characters in a headline', { headlines: withFirst('焼'.repeat(16)) }, ['headline-length: fail']],
    ['an exclamation mark in a headline', { headlines: withFirst('Join now!') }, ['exclamation: fail']],
    ['a full-width one', { headlines: withFirst('新鲜面包！') }, ['exclamation: fail']],
    [
      'headlines that repeat one another',
      { headlines: headlines(10).map((_, at) => `Fresh bread ${at}`) },
      ['distinct: warn'],
    ],
    [
      'three headlines of which two say the same',
      { headlines: ['Fresh bread', 'Fresh bread daily', 'Ten calls'] },
      ['distinct: warn'],
    ],
    ['one description', { descriptions: ['Only one.'] }, ['parts: fail']],
    ['five descriptions', { descriptions: [...SOUND_GOOGLE_AD.descriptions, 'One more.'] }, ['descriptions: fail']],
    [
      'a description of 91 characters',
      { descriptions: Array.from({ length: 4 }, () => 'x'.repeat(91)) },
      ['description-length: fail'],
    ],
    ['a headline that goes on', { headlines: withFirst('And free delivery') }, ['alone: warn']],
    [
      'a description that leads on',
      { descriptions: SOUND_GOOGLE_AD.descriptions.with(3, 'What you get:') },
      ['alone: warn'],
    ],
    ['an emoji', { headlines: withFirst('Fresh bread 🥖') }, ['signs: warn']],
    [
      'a description that trails off',
      { descriptions: SOUND_GOOGLE_AD.descriptions.with(3, 'We bake…') },
      ['signs: warn'],
    ],
    ['three paths', { paths: ['a', 'b', 'c'] }, ['paths: fail']],
    ['a path of 16 characters', { paths: ['x'.repeat(16), 'y'] }, ['path-length: fail']],
  ] satisfies [string, Partial<GoogleSearchAdParts>, string[]][])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('allows an exclamation mark in a description, a headline of exactly 30 and fifteen of them', () => {
    expect(missed({ descriptions: SOUND_GOOGLE_AD.descriptions.with(3, 'Call us today!') })).toEqual([]);
    expect(missed({ headlines: [...withFirst('x'.repeat(30)), ...headlines(5)] })).toEqual([]);
  });

  it('names what misses a rule and shows where it stands', () => {
    const text = googleSearchAd.layout({ ...SOUND_GOOGLE_AD, headlines: withFirst('And they all came!') });
    const found = googleSearchAd.check(text).filter(({ status }) => status !== 'pass');
    expect(found.map(({ detail }) => detail)).toEqual([
      'Google refuses exclamation marks in headlines: Headline 1',
      'Headline 1 goes on from a line before it',
    ]);
    for (const { spans } of found)
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['And they all came!']);
  });

  it('loses the exclamation marks of a writer’s headlines, and those headlines that are too many', () => {
    const long = 'A headline that is longer than Google takes it';
    const answer = googleSearchAd.layout({
      ...SOUND_GOOGLE_AD,
      headlines: [long, 'Wow! Free entry!', '!', ...headlines(16)],
      descriptions: ['Loud!', 'Loud!', 'Loud!', 'Loud!', 'Spare.'],
    });
    const { parts } = googleSearchAd.parse(googleSearchAd.fit(answer));
    expect(parts.headlines).toEqual(['Wow. Free entry', ...headlines(14)]);
    expect(parts.descriptions).toEqual(['Loud!', 'Loud!', 'Loud!', 'Loud!']);
  });

  it('keeps a long headline for its author where there is room for it', () => {
    const long = 'A headline that is longer than Google takes it';
    const text = googleSearchAd.fit(googleSearchAd.layout({ ...SOUND_GOOGLE_AD, headlines: withFirst(long) }));
    expect(googleSearchAd.parse(text).parts.headlines[0]).toBe(long);
  });
});
