import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { blogPost } from '../../../core/formats/blog-post.ts';
import { emailNewsletter } from '../../../core/formats/email-newsletter.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { finishText } from './finish-text.ts';

const article = {
  seoTitle: 'Buddies first',
  metaDescription: 'Why a colleague beats a handbook.',
  slug: 'buddies-first',
  title: 'Buddies first',
  summary: ['People ask people [c3].'],
  intro: 'Most asked a colleague [c3]. A made-up claim [c99], and the model’s own number [4].',
  sections: [{ heading: 'Why', body: 'Socialization helps [c2].\n\nSee [this](https://made-up.example).' }],
  faq: [{ question: 'When?', answer: 'In week one.' }],
  conclusion: 'Name a buddy.',
  callToAction: { label: 'Talk to us', url: 'https://made-up.example/demo' },
  sources: [{ number: 1, title: 'A source of the model’s own', url: 'https://made-up.example/study', note: '' }],
};

function finish(label: string, draft: string, changes: Parameters<typeof assignmentWith>[0] = {}): string {
  const format = findFormat(label);
  if (!format) throw new Error(`No format ${label}`);
  const assignment = assignmentWith(changes);
  // The notes are somebody else's.
  const sources = assignment.sources.map((source) => ({ ...source, ours: false }));
  return finishText(draft, { format, assignment: { ...assignment, sources } }).text;
}

describe('a blog post', () => {
  it('lists exactly the sources that it cites, whatever the model put there', () => {
    const { parts } = blogPost.parse(finish('Blog Post', blogPost.layout(article)));
    expect(parts.summary).toEqual(['People ask people [1].']);
    expect(parts.intro).toBe('Most asked a colleague [1]. A made-up claim, and the model’s own number.');
    expect(parts.sections[0]?.body).toBe(
      'Socialization helps [[2]](https://en.wikipedia.org/wiki/Onboarding).\n\nSee this.',
    );
    expect(parts.callToAction).toEqual({ label: 'Talk to us', url: '' });
    expect(parts.sources.map(({ number, title, url }) => [number, title, url])).toEqual([
      [1, 'Our survey notes', ''],
      [2, 'Onboarding', 'https://en.wikipedia.org/wiki/Onboarding'],
    ]);
  });

  it('has no sources where nothing is cited', () => {
    const text = finish('Blog Post', blogPost.layout(article), { ledger: [], sources: [] });
    expect(blogPost.parse(text).parts.sources).toEqual([]);
    expect(text).not.toMatch(/https?:|\[\d\]/);
  });

  it('does not let a source’s title bring an address along', () => {
    const [first] = assignmentWith().sources;
    if (!first) throw new Error('expected a source');
    const title = 'Report (https://evil.example/win) of the year';
    const text = finish('Blog Post', blogPost.layout(article), { sources: [{ ...first, id: 's2', title }] });
    expect(text).toContain('[Report of the year](https://en.wikipedia.org/wiki/Onboarding)');
    expect(text).not.toContain('evil.example');
  });
});

it('a newsletter links its sources in place', () => {
  const draft = emailNewsletter.layout({
    subjects: ['One', 'Two', 'Three'],
    preheader: 'Four [c2]',
    lead: 'Socialization helps [c2].',
    sections: [{ heading: 'Why', body: 'Most asked a colleague [c3].' }],
    callToAction: { label: 'Talk to us', url: '' },
    signOff: 'Yours',
    footer: 'Address',
  });
  const { parts } = emailNewsletter.parse(finish('Email Newsletter', draft));
  expect(parts.preheader).toBe('Four');
  expect(parts.lead).toBe('Socialization helps [[1]](https://en.wikipedia.org/wiki/Onboarding).');
  expect(parts.sections[0]?.body).toBe('Most asked a colleague.');
});
