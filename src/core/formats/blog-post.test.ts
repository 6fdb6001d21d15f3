import { describe, expect, it } from 'vitest';
import { SOUND_BLOG_POST, words } from '../../../test/support/sound-parts.ts';
import { blogPost, type BlogPostParts } from './blog-post.ts';

const SMALL: BlogPostParts = {
  seoTitle: 'A',
  metaDescription: 'B',
  slug: 'c-d',
  title: 'E',
  summary: ['One', 'Two', 'Three'],
  intro: 'Intro.\n\nMore intro.',
  sections: [
    { heading: 'First', body: 'Body [1].\n\n### Deeper\n\n- item' },
    { heading: 'Second', body: '| a | b |\n|---|---|\n| c | d |' },
  ],
  faq: [
    { question: 'Why?', answer: 'Because.' },
    { question: 'When?', answer: 'Now.' },
  ],
  conclusion: 'The end.',
  callToAction: { label: 'Go', url: 'https://a.example/go' },
  sources: [
    { number: 1, title: 'Churn', url: 'https://en.example/wiki/Churn', note: 'Wikipedia, CC BY-SA 4.0' },
    { number: 2, title: 'My notes', url: '', note: 'your own material' },
    { number: 3, title: 'Bare', url: '', note: '' },
  ],
};

const missed = (change: Partial<BlogPostParts>) =>
  blogPost
    .check(blogPost.layout({ ...SOUND_BLOG_POST, ...change }))
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

describe('a blog post', () => {
  it('has the fields of the page on top, then the article as Markdown', () => {
    expect(blogPost.layout(SMALL)).toBe(`SEO title: A
Meta description: B
Slug: c-d

# E

**Summary**
- One
- Two
- Three

Intro.

More intro.

## First

Body [1].

### Deeper

- item

## Second

| a | b |
|---|---|
| c | d |

## Frequently asked questions

### Why?

Because.

### When?

Now.

## Conclusion

The end.

**[Go](https://a.example/go)**

## Sources

1. [Churn](https://en.example/wiki/Churn), Wikipedia, CC BY-SA 4.0
2. “My notes”, your own material
3. “Bare”`);
  });

  it('leaves out everything that lives on sources when there were none', () => {
    const text = blogPost.layout({ ...SMALL, sources: [] });
    expect(text).not.toContain('Sources');
    expect(text).toMatch(/\*\*\[Go\]\(https:\/\/a\.example\/go\)\*\*$/);
  });

  it('is read from what models and people make of it', () => {
    const text = `**Meta Description:** B
**Slug**: c-d
# E

## Key takeaways
* One
* Two

* Three

Intro.

More intro.

## First
Body [1].

### Deeper

- item
## Second

| a | b |
|---|---|
| c | d |

## FAQs

**Why?**
Because.

#### When?
Now.

**Conclusion:**

The end.

Call to action: Go (https://a.example/go)

**Sources:**
[1] [Churn](https://en.example/wiki/Churn), Wikipedia, CC BY-SA 4.0
2) *My notes*, your own material
- [3] Bare

SEO title: A`;
    const { parts, unparsed } = blogPost.parse(text.replaceAll('\n', '\r\n'));
    expect(parts).toEqual(SMALL);
    expect(unparsed).toBe('');
  });

  it('takes lines without bullets for the summary, up to the next blank one', () => {
    const { parts } = blogPost.parse('# E\n\n**Summary**\nOne\nTwo\n\nIntro.');
    expect(parts).toMatchObject({ summary: ['One', 'Two'], intro: 'Intro.' });
  });

  it('keeps a list at the beginning of the introduction apart from the summary', () => {
    const parts = { ...SMALL, intro: '- First of all' };
    expect(blogPost.parse(blogPost.layout(parts)).parts).toEqual(parts);
  });

  it('hands back what stands between the questions and what is no source', () => {
    const text =
      '# E\n\nIntro.\n\n## FAQ\n\nYou ask, we answer.\n\n### Why?\n\nBecause.\n\n## Sources\n\nA line about sources';
    expect(blogPost.parse(text).unparsed).toBe('You ask, we answer.\n\nA line about sources');
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it('passes without sources too', () => {
    const sections = SOUND_BLOG_POST.sections.map(({ heading, body }) => ({
      heading,
      body: body.replace(/\[\d\]/g, ''),
    }));
    expect(missed({ sources: [], sections })).toEqual([]);
  });

  it.each<[string, Partial<BlogPostParts>]>([
    ['no summary', { summary: [] }],
    ['a summary of one line', { summary: ['Ten calls are enough.'] }],
    ['no opening', { intro: '' }],
    ['a long opening', { intro: words(200) }],
    ['one section without a list or table', { sections: [{ heading: 'Calls', body: `${words(90)} [1][2][3]` }] }],
    ['no section', { sections: [], intro: `${words(90)} [1][2][3]` }],
    ['no FAQ', { faq: [] }],
    ['one question with a short answer', { faq: [{ question: 'Why week four?', answer: 'They say so.' }] }],
    ['no conclusion', { conclusion: '' }],
    ['no call to action', { callToAction: { label: '', url: '' } }],
    ['short lines for search results', { seoTitle: 'Week four', metaDescription: 'Whom to call.' }],
    [
      'sources of one site',
      { sources: SOUND_BLOG_POST.sources.map((source) => ({ ...source, url: 'https://a.example' })) },
    ],
  ])('asks for nothing more of a post with %s', (_, change) => {
    const parts = { ...SOUND_BLOG_POST, ...change };
    expect(missed(change)).toEqual([]);
    expect(blogPost.parse(blogPost.layout(parts)).parts).toEqual(parts);
  });

  it('is a title and a text, without an empty heading for anything else', () => {
    const bare: BlogPostParts = {
      ...SMALL,
      summary: [],
      sections: [],
      faq: [],
      conclusion: '',
      callToAction: { label: '', url: '' },
      sources: [],
    };
    expect(blogPost.layout(bare)).toBe('SEO title: A\nMeta description: B\nSlug: c-d\n\n# E\n\nIntro.\n\nMore intro.');
    expect(blogPost.parse(blogPost.layout(bare))).toEqual({ parts: bare, unparsed: '' });
    expect(blogPost.check(blogPost.layout(bare)).filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  it('reads a part whose label a model copied with its mark', () => {
    const text = blogPost
      .layout(SMALL)
      .replace('**Summary**', '**Summary (optional)**')
      .replace('## Frequently asked questions', '## Frequently asked questions (optional)')
      .replace('## Conclusion', '## Conclusion (optional)');
    expect(blogPost.parse(text)).toEqual({ parts: SMALL, unparsed: '' });
    expect(blogPost.fit(text)).toBe(blogPost.layout(SMALL));
  });

  it.each([
    ['no title', { title: '' }, ['parts: fail']],
    ['no text', { intro: '', sections: [], sources: [] }, ['parts: fail']],
    ['no slug', { slug: '' }, ['parts: fail', 'slug-form: warn']],
    ['a long SEO title', { seoTitle: 'x'.repeat(61) }, ['seo-title: warn']],
    ['a long meta description', { metaDescription: 'x'.repeat(161) }, ['meta-description: warn']],
    ['a slug of seven words', { slug: 'a-b-c-d-e-f-g' }, ['slug: warn']],
    ['a slug with capitals', { slug: 'Week-Four' }, ['slug-form: warn']],
    ['a citation of nothing', { conclusion: 'So it is [4].' }, ['citations: fail']],
    [
      'a source that is never cited',
      { sources: [...SOUND_BLOG_POST.sources, { number: 4, title: 'D', url: 'https://d.example', note: '' }] },
      ['citations: warn'],
    ],
    ['over 1,600 words', { conclusion: words(900) }, ['length: warn']],
  ])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });
});
