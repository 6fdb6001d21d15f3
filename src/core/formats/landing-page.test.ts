import { describe, expect, it } from 'vitest';
import { SOUND_LANDING_PAGE, words } from '../../../test/support/sound-parts.ts';
import { landingPage, type LandingPageParts } from './landing-page.ts';

const SMALL: LandingPageParts = {
  seoTitle: 'A',
  metaDescription: 'B',
  headline: 'C',
  subhead: 'D.',
  callToAction: { label: 'Go', url: 'https://a.example/go' },
  microcopy: 'E.',
  cards: [
    { title: 'One', body: 'First.\n\n**[Read on](https://b.example)**' },
    { title: 'Two', body: 'Second.' },
  ],
  proof: ['41 of 60 asked. [1]'],
  steps: ['Begin.', 'Go on.'],
  objections: [{ question: 'Why?', answer: 'Because.' }],
  sources: [{ number: 1, title: 'Notes', url: '', note: 'F' }],
};

const checkOf = (change: Partial<LandingPageParts>) =>
  landingPage.check(landingPage.layout({ ...SOUND_LANDING_PAGE, ...change }));
const missed = (change: Partial<LandingPageParts>) =>
  checkOf(change)
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);
const [card] = SOUND_LANDING_PAGE.cards;
const cards = (change: Partial<LandingPageParts['cards'][number]>) =>
  SOUND_LANDING_PAGE.cards.map((one) => (one === card ? { ...one, ...change } : one));
const question = { question: 'Is it hard?', answer: 'No.' };

describe('a landing page', () => {
  it('has its fields on top, then the page from the first screen to the last question', () => {
    expect(landingPage.layout(SMALL)).toBe(`SEO title: A
Meta description: B

# C

D.

**[Go](https://a.example/go)**

E.

## Benefits

### One

First.

**[Read on](https://b.example)**

### Two

Second.

## In figures

- 41 of 60 asked. [1]

## How it works

1. Begin.
2. Go on.

## Questions and answers

### Why?

Because.

## Sources

1. “Notes”, F`);
  });

  it('leaves out what is absent, and still reads back', () => {
    const bare = { ...SMALL, headline: '', callToAction: { label: '', url: '' }, cards: [], proof: [], sources: [] };
    expect(landingPage.layout(bare)).toContain('D.\n\nMicrocopy: E.\n\n## How it works');
    expect(landingPage.parse(landingPage.layout(bare))).toEqual({ parts: bare, unparsed: '' });
  });

  it.each([
    ['cards in a list', '- **One:** First.\n- **Two** – Second.'],
    ['bold titles', '**One**\nFirst.\n\n**Two**\nSecond.'],
    ['numbered headings', '#### One\nFirst.\n#### Two\nSecond.'],
  ])('is read from %s', (_, text) => {
    const { parts, unparsed } = landingPage.parse(`# C\r\n\r\nD.\r\n\r\n## Key benefits\r\n${text}`);
    expect(parts).toMatchObject({
      headline: 'C',
      subhead: 'D.',
      cards: [
        { title: 'One', body: 'First.' },
        { title: 'Two', body: 'Second.' },
      ],
    });
    expect(unparsed).toBe('');
  });

  it('knows a part whose heading somebody worded anew', () => {
    const text = landingPage
      .layout(SMALL)
      .replace('## Benefits', '## Three reasons to call')
      .replace('## How it works', '## From call to plan')
      .replace('## Sources', '## References');
    expect(landingPage.parse(text)).toEqual({ parts: SMALL, unparsed: '' });
  });

  it('hands back a part that is none of its own', () => {
    const text = landingPage
      .layout(SMALL)
      .replace('## How it works', '## Our story\n\nIt was late.\n\n## How it works');
    expect(landingPage.parse(text)).toEqual({ parts: SMALL, unparsed: '## Our story\n\nIt was late.' });
  });

  it('hands back a second line below the button', () => {
    const { parts, unparsed } = landingPage.parse('# C\n\nMicrocopy: E.\nAnd F.');
    expect(parts).toMatchObject({ headline: 'C', microcopy: 'E.' });
    expect(unparsed).toBe('And F.');
  });

  it('reads steps that have headings, and a button below its label', () => {
    const text =
      '# C\n\nSubhead: D.\n\nCTA: Go | https://a.example/go\nE.\n\n## Steps\n### Begin\nCall.\n### Go on\nAgain.';
    expect(landingPage.parse(text).parts).toMatchObject({
      subhead: 'D.',
      callToAction: SMALL.callToAction,
      microcopy: 'E.',
      steps: ['Begin Call.', 'Go on Again.'],
    });
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<LandingPageParts>]>([
    ['no lines for search results', { seoTitle: '', metaDescription: '' }],
    ['no subhead', { subhead: '' }],
    ['no line below the button', { microcopy: '' }],
    ['one benefit', { cards: SOUND_LANDING_PAGE.cards.slice(0, 1) }],
    ['a wordy benefit', { cards: cards({ title: words(8), body: words(60) }) }],
    ['no figures', { proof: [], sources: [] }],
    ['no steps', { steps: [] }],
    ['two steps', { steps: ['Begin.', 'End.'] }],
    ['no questions', { objections: [] }],
    ['one question', { objections: [question] }],
  ])('asks for nothing more of a page with %s', (_, change) => {
    const parts = { ...SOUND_LANDING_PAGE, ...change };
    expect(missed(change)).toEqual([]);
    expect(landingPage.parse(landingPage.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it('is a headline, a button and benefits, without an empty heading for anything else', () => {
    const [one] = SMALL.cards;
    const bare: LandingPageParts = {
      ...SMALL,
      seoTitle: '',
      metaDescription: '',
      subhead: '',
      microcopy: '',
      cards: one ? [one] : [],
      proof: [],
      steps: [],
      objections: [],
      sources: [],
    };
    expect(landingPage.layout(bare)).toBe(
      '# C\n\n**[Go](https://a.example/go)**\n\n## Benefits\n\n### One\n\nFirst.\n\n**[Read on](https://b.example)**',
    );
    expect(landingPage.parse(landingPage.layout(bare))).toEqual({ parts: bare, unparsed: '' });
    expect(landingPage.check(landingPage.layout(bare)).filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  it.each([
    ['no headline', { headline: '' }, ['parts: fail']],
    ['no button', { callToAction: { label: '', url: '' } }, ['parts: fail']],
    ['no benefits', { cards: [] }, ['parts: fail']],
    ['a long SEO title', { seoTitle: 'x'.repeat(61) }, ['seo-title: warn']],
    ['a long meta description', { metaDescription: 'x'.repeat(161) }, ['meta-description: warn']],
    ['a long headline', { headline: words(11) }, ['headline: warn']],
    ['a long button', { callToAction: { label: 'Plan your very first call', url: '' } }, ['action: warn']],
    ['a source that is not there', { proof: ['38 percent leave. [2]'] }, ['citations: fail']],
    ['praise for proof', { proof: ['People love it. [1]'] }, ['proof-figures: warn']],
    [
      'an objection without an answer',
      { objections: [question, question, { ...question, answer: '' }] },
      ['answers: warn'],
    ],
  ])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });
});
