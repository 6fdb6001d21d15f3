import { describe, expect, it } from 'vitest';
import { SOUND_X_POST } from '../../../test/support/sound-parts.ts';
import { fc } from '../../../test/support/property.ts';
import { xWeight } from '../checks/x-weight.ts';
import { xPost } from './x-post.ts';

const missed = (text: string) =>
  xPost
    .check(text)
    .filter((result) => result.status !== 'pass')
    .map(({ id, status, detail }) => `${id}: ${status}, ${detail}`);

describe('a post on X', () => {
  it('is the bare text that is pasted', () => {
    expect(xPost.layout({ text: 'One.\r\n\r\n\r\nTwo.  \n' })).toBe('One.\n\nTwo.');
  });

  it('passes when it keeps every rule', () => {
    expect(missed(SOUND_X_POST.text)).toEqual([]);
  });

  it.each([
    ['an empty post', ' \n ', ['parts: fail, Missing: The post']],
    ['281 characters', `Hook.\n\n${'a'.repeat(274)}`, ['length: fail, 281 of 280 characters']],
    ['141 Chinese characters', `${'好'.repeat(50)}。\n${'好'.repeat(89)}`, ['length: fail, 281 of 280 characters']],
    ['a third hashtag', 'Hook. #a #b #c', ['hashtags: warn, 3 hashtags, at most 2']],
    ['a second link', 'Hook. https://a.com b.com', ['links: warn, 2 links, at most 1']],
  ])('notices %s', (_, text, expected) => {
    expect(missed(text)).toEqual(expected);
  });

  it('has 280 characters to the full', () => {
    expect(missed(`Hook.\n\n${'a'.repeat(273)}`)).toEqual([]);
  });

  it.each([
    ['few words', 'Call them.'],
    ['no hashtag and no link', 'Week four decides. Who calls then hears why people leave.'],
    ['one long sentence', `${'word '.repeat(40)}end.`],
  ])('asks for nothing more of a post with %s', (_, text) => {
    expect(missed(text)).toEqual([]);
  });
});

describe('fitting a post to X', () => {
  const long = 'Week four decides. Who calls then hears why people leave. '.repeat(8);

  it('leaves a post that fits as it is', () => {
    expect(xPost.fit(SOUND_X_POST.text)).toBe(SOUND_X_POST.text);
  });

  it('cuts after a sentence', () => {
    const post = xPost.fit(long);
    expect(post).toMatch(/(decides|leave)\.$/);
    expect(long.startsWith(post)).toBe(true);
    expect(xWeight(post)).toBeGreaterThan(200);
  });

  it('keeps the link and the hashtags at the end', () => {
    expect(xPost.fit(`${long}\n\nhttps://example.com/week-four #churn`)).toMatch(
      /\.\n\nhttps:\/\/example\.com\/week-four #churn$/,
    );
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    expect(
      xPost.fit(`The study that ${'really '.repeat(30)}matters is by Dr. Somebody ${'else '.repeat(30)}`),
    ).not.toMatch(/Dr\.$/);
  });

  it('quotes nobody by half', () => {
    const post = xPost.fit(`${'A fine day. '.repeat(14)}He said “${'all is well and '.repeat(20)}so on”.`);
    expect(post).toMatch(/A fine day\.$/);
  });

  it('cuts at a word, with an ellipsis, where no sentence ends', () => {
    expect(xPost.fit('word '.repeat(100))).toMatch(/^(word )+word…$/);
  });

  it('takes off what a model puts around a post', () => {
    expect(xPost.fit('Sure! Here is your X post:\n\n“**Week four** decides.”')).toBe('Week four decides.');
    expect(xPost.fit('X Post: Week four decides.')).toBe('Week four decides.');
    expect(xPost.fit('```\nWeek four decides.\n```')).toBe('Week four decides.');
  });

  it('leaves a hook alone that merely sounds like a model', () => {
    const post = 'Here is the script we used for a year:\n\nCall them in week four.';
    expect(xPost.fit(post)).toBe(post);
  });

  it('keeps room for the link that goes into its gap', () => {
    const post = `${'Week four. '.repeat(24)}\n\n[Add: link]`;
    const fitted = xPost.fit(post);
    expect(fitted).toMatch(/\n\n\[Add: link\]$/);
    expect(xWeight(fitted.replace('[Add: link]', 'https://example.com/calls-in-week-four'))).toBeLessThanOrEqual(280);
  });

  it('always ends within the limit', () => {
    const bits = fc.constantFrom(
      'Week four. ',
      'word ',
      'a',
      '漢字',
      '👨‍👩‍👧‍👦',
      '\n',
      '\n\n',
      '“',
      '”',
      '#tag ',
      'https://a.example/b ',
      'x.com',
      `${'y'.repeat(90)} `,
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 150 }),
        (pieces) => {
          const text = pieces.join('');
          const post = xPost.fit(text);
          expect(xWeight(post)).toBeLessThanOrEqual(280);
          if (text.trim() !== '') expect(post).not.toBe('');
        },
      ),
    );
  });
});
