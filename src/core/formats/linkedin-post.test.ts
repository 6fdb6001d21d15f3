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
    expect(missed(long.slice(0, -1))).not.toContainEqual(expect.stringMatching(/^length/));
  });

  it.each([
    ['a short post', 'Week four decides.'],
    ['no question at its end', `Week four decides.\n\n${words(40)}.`],
    ['no hashtags', paragraphs.slice(0, -1).join('\n\n')],
    ['a hashtag in the text', withParagraph(2, `Our #churn fell. ${words(12)}`)],
    ['a first line that leads on', withParagraph(0, 'Here is what I learned:')],
    ['a first sentence that ends before its line', withParagraph(0, `Week four decides. ${words(30)}`)],
  ])('asks for nothing more of a post with %s', (_, text) => {
    expect(missed(text)).toEqual([]);
  });

  it.each([
    ['a hook of 141 characters', 0, `${'a'.repeat(140)}.`, 'hook: warn, 141 of 140 characters'],
    ['a paragraph of 601', 2, 'a'.repeat(601), 'paragraphs: warn, Paragraph 3: 601 of 600 characters'],
    ['a fourth hashtag', -1, '#a #b #c #d', 'hashtags: warn, 4 hashtags, at most 3'],
    [
      'a link in the first line',
      0,
      'Week four decides: https://example.com/four is the proof.',
      'hook-link: warn, Move the link from the first line further down',
    ],
  ])('notices %s', (_, at, text, expected) => {
    expect(missed(paragraphs.with(at, text).join('\n\n'))).toEqual([expected]);
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
