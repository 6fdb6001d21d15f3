import { describe, expect, it } from 'vitest';
import { SOUND_LINKEDIN_POST, words } from '../../../test/support/sound-parts.ts';
import { linkedInPost } from './linkedin-post.ts';

const paragraphs = SOUND_LINKEDIN_POST.text.split('\n\n');
const missed = (text: string) =>
  linkedInPost
    .check(text)
    .filter((result) => result.status !== 'pass')
    .map(({ id, status, detail }) => `${id}: ${status}, ${detail}`);
/** The sound post with one paragraph in the place of another. */
const withParagraph = (at: number, text: string) => paragraphs.with(at, text).join('\n\n');
/** The words that a rule marks. */
const marked = (text: string, id: string) =>
  linkedInPost
    .check(text)
    .filter((result) => result.id === id)
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));

describe('a post on LinkedIn', () => {
  it('is the bare text that is pasted', () => {
    expect(linkedInPost.layout({ text: 'One.\r\n\r\n\r\nTwo.  \n' })).toBe('One.\n\nTwo.');
  });

  it('passes when it keeps every rule', () => {
    expect(missed(SOUND_LINKEDIN_POST.text)).toEqual([]);
  });

  it('fails where nothing stands, and above what LinkedIn takes', () => {
    expect(missed(' \n ')).toContain('parts: fail, Missing: The post');
    const long = `${SOUND_LINKEDIN_POST.text}\n\n${'a'.repeat(3001 - SOUND_LINKEDIN_POST.text.length - 2)}`;
    expect(missed(long)).toContain('length: fail, 3,001 of 3,000 characters');
    expect(missed(long.slice(0, -1))).toContain('length: warn, 3,000 of 1,500 characters');
  });

  it('warns of a short post, and asks for no padding', () => {
    expect(missed('Week four decides.\n\nWhom would you call?')).toEqual([
      'length: warn, 40 characters, at least 900 is better',
    ]);
  });

  it.each([
    ['a hook of 141 characters', 0, `${'a'.repeat(140)}.`, 'hook: warn, 141 of 140 characters'],
    ['a paragraph of 211', 2, 'a'.repeat(211), 'paragraphs: warn, Paragraph 3: 211 of 210 characters'],
    ['a fourth hashtag', -1, '#a #b #c #d', 'hashtags: warn, 4 hashtags, at most 3'],
    ['a hashtag in the text', 2, `Our #churn fell. ${words(12)}`, 'hashtags-last: warn, Move to the last line: #churn'],
    [
      'a link in the first line',
      0,
      'Week four decides: https://example.com/four is the proof.',
      'hook-link: warn, Move the link from the first line further down',
    ],
  ])('notices %s', (_, at, text, expected) => {
    expect(missed(paragraphs.with(at, text).join('\n\n'))).toEqual([expected]);
  });

  it.each([
    'We lost a customer, and…',
    'Here is what I learned:',
    'What nobody says about week four,',
    'We called and',
  ])('wants a first line that is complete in itself, unlike %j', (hook) => {
    expect(missed(withParagraph(0, hook))).toEqual([expect.stringMatching(/^hook-whole: warn, The first line breaks/)]);
    expect(marked(withParagraph(0, hook), 'hook-whole')).toEqual([hook]);
  });

  it('hears a quotation that the first line leaves open', () => {
    expect(missed(withParagraph(0, '“Nobody called me.\nNobody,” she said.'))).toEqual([
      'hook-whole: warn, The first line opens a quotation that ends further down',
    ]);
  });

  it('ends with something for its reader, above the hashtags', () => {
    const close = paragraphs.length - 2;
    const text = withParagraph(close, 'That is what we learned in four years.');
    expect(missed(text)).toEqual([expect.stringMatching(/^closing: warn/)]);
    expect(marked(text, 'closing')).toEqual(['That is what we learned in four years.']);
    expect(missed(withParagraph(close, 'Tell me whom you would call.'))).toEqual([]);
    expect(missed(withParagraph(close, `${words(10)}\nHow do you do it?`))).toEqual([]);
  });
});

describe('fitting a post to LinkedIn', () => {
  it('takes off what a model puts around it', () => {
    expect(linkedInPost.fit('Sure! Here is your LinkedIn post:\n\n**Week four** decides.\n\nWho calls?')).toBe(
      'Week four decides.\n\nWho calls?',
    );
    expect(linkedInPost.fit('LinkedIn Post: “Week four decides.”')).toBe('Week four decides.');
  });
});
