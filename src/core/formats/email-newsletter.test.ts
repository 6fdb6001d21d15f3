import { describe, expect, it } from 'vitest';
import { SOUND_NEWSLETTER, words } from '../../../test/support/sound-parts.ts';
import { emailNewsletter, type EmailNewsletterParts } from './email-newsletter.ts';
import { FOOTER_PLACEHOLDER } from './layout/placeholders.ts';

const SMALL: EmailNewsletterParts = {
  subjects: ['A', 'B', 'C'],
  preheader: 'D',
  lead: 'Lead.',
  sections: [
    { heading: 'One', body: 'First.\n\n**[Read on](https://a.example)**' },
    { heading: 'Two', body: 'Second.' },
  ],
  callToAction: { label: 'Book a call', url: 'https://b.example' },
  signOff: 'Best,\nWe',
  footer: FOOTER_PLACEHOLDER,
};

const missed = (change: Partial<EmailNewsletterParts>) =>
  emailNewsletter
    .check(emailNewsletter.layout({ ...SOUND_NEWSLETTER, ...change }))
    .filter((result) => result.status !== 'pass')
    .map(({ id, status }) => `${id}: ${status}`);

describe('an email newsletter', () => {
  it('has its fields on top, then the mail as Markdown', () => {
    expect(emailNewsletter.layout(SMALL)).toBe(`Subject: A
Subject: B
Subject: C
Preheader: D

Lead.

## One

First.

**[Read on](https://a.example)**

## Two

Second.

**[Book a call](https://b.example)**

Best,
We

---

[Add: postal address]
[Add: unsubscribe link]`);
  });

  it('marks the gap where nobody has given a link', () => {
    const text = emailNewsletter.layout({ ...SMALL, callToAction: { label: 'Book a call', url: '' } });
    expect(text).toContain('\n\n**Book a call** [Add: link]\n\n');
  });

  it('leaves out what is absent, and still reads back', () => {
    const bare = { ...SMALL, sections: [], callToAction: { label: '', url: '' }, preheader: '' };
    expect(emailNewsletter.layout(bare)).toBe(
      `Subject: A\nSubject: B\nSubject: C\n\nLead.\n\nSign-off:\nBest,\nWe\n\n---\n\n${FOOTER_PLACEHOLDER}`,
    );
    expect(emailNewsletter.parse(emailNewsletter.layout(bare)).parts).toEqual(bare);
  });

  it.each([
    ['a list of subjects', 'Subject lines:\n\n1. A\n2. B\n3. C\n\n**Preview text:** D\n\nLead.'],
    [
      'bold labels, in another order',
      '**Preheader:** D\n**Subject line 1:** A\n**Subject line 2:** B\n- Subject C (benefit): C\n\nLead.',
    ],
    ['headings for labels', '## Subject options\n* A\n* B\n* C\n\n### Preheader\nD\n\nLead.'],
    ['the fields at the end', 'Lead.\n\nSubject: A\nSubject: B\nSubject: C\nPreheader: D'],
    ['a rule below the fields', 'Subject: A\nSubject: B\nSubject: C\nPreheader: D\n---\nLead.\n***\n## One\n\nFirst.'],
  ])('is read from %s', (_, text) => {
    const { parts, unparsed } = emailNewsletter.parse(text.replaceAll('\n', '\r\n'));
    expect(parts).toMatchObject({ subjects: ['A', 'B', 'C'], preheader: 'D', lead: 'Lead.' });
    expect(unparsed).toBe('');
  });

  it.each([
    ['Call to action: Book a call | https://b.example', 'https://b.example'],
    ['**CTA:** [Book a call](https://b.example)', 'https://b.example'],
    ['Button: Book a call -> https://b.example', 'https://b.example'],
    ['CTA: **Book a call** (https://b.example)', 'https://b.example'],
    ['**[Book a call](https://b.example)**', 'https://b.example'],
    ['Call to action: Book a call [Add: link]', ''],
    ['Call to action: Book a call', ''],
    ['**Book a call** [add: LINK]', ''],
  ])('finds the call to action in %s', (line, url) => {
    const { parts } = emailNewsletter.parse(`Lead.\n\n## One\n\nFirst.\n\n${line}\n\nBest,\nWe`);
    expect(parts.callToAction).toEqual({ label: 'Book a call', url });
    expect(parts.signOff).toBe('Best,\nWe');
    expect(parts.sections).toEqual([{ heading: 'One', body: 'First.' }]);
  });

  it('hands back what stands before its fields', () => {
    expect(emailNewsletter.parse(`Here is your newsletter:\n\n${emailNewsletter.layout(SMALL)}`)).toEqual({
      parts: SMALL,
      unparsed: 'Here is your newsletter:',
    });
  });

  it('passes when it keeps every rule', () => {
    expect(missed({})).toEqual([]);
  });

  it.each<[string, Partial<EmailNewsletterParts>]>([
    ['one subject', { subjects: ['Ten calls'] }],
    ['a short preheader', { preheader: 'And one page.' }],
    ['a running letter', { lead: `${words(120)}\n\n${words(90)}`, sections: [] }],
    ['sections alone', { lead: '' }],
    ['a section of any length', { sections: [{ heading: 'Ask', body: words(250) }] }],
    ['a few words', { lead: 'Call ten customers.', sections: [] }],
    ['a whole sentence to press', { callToAction: { label: 'Reply with “call” and ask for our script', url: '' } }],
    ['no sign-off', { signOff: '' }],
  ])('asks for nothing more of %s', (_, change) => {
    const parts = { ...SOUND_NEWSLETTER, ...change };
    expect(missed(change)).toEqual([]);
    expect(emailNewsletter.parse(emailNewsletter.layout(parts))).toEqual({ parts, unparsed: '' });
  });

  it.each([
    ['no footer', { footer: '' }, ['parts: fail']],
    ['no call to action', { callToAction: { label: '', url: '' } }, ['parts: fail']],
    ['no subject', { subjects: [] }, ['parts: fail']],
    ['no preheader', { preheader: '' }, ['parts: fail']],
    ['no text', { lead: '', sections: [] }, ['parts: fail']],
    ['four subjects', { subjects: [...SOUND_NEWSLETTER.subjects, 'Call'] }, ['subjects: warn']],
    ['a long subject', { subjects: ['x'.repeat(51)] }, ['subject-length: warn']],
    [
      'a subject twice',
      { subjects: Array.from({ length: 3 }, () => 'Ten calls tell more than a dashboard') },
      ['subject-angles: warn'],
    ],
    [
      'capitals only',
      { subjects: ['TEN CALLS SAY MORE THAN ANY CHART', ...SOUND_NEWSLETTER.subjects.slice(1)] },
      ['subject-style: warn'],
    ],
    [
      'two emoji in a subject',
      { subjects: ['Ten calls tell more than charts 🎉🎉', ...SOUND_NEWSLETTER.subjects.slice(1)] },
      ['subject-style: warn'],
    ],
    ['a long preheader', { preheader: 'x'.repeat(101) }, ['preheader: warn']],
    [
      'a preheader that repeats',
      { preheader: `${SOUND_NEWSLETTER.subjects[1]}, and more` },
      ['preheader-repeats: warn'],
    ],
    [
      'over 500 words',
      { sections: Array.from({ length: 5 }, () => ({ heading: 'One', body: words(110) })) },
      ['length: warn'],
    ],
  ])('notices %s', (_, change, expected) => {
    expect(missed(change)).toEqual(expected);
  });

  it('gets the footer that the law asks for when a model forgot it', () => {
    expect(emailNewsletter.fit(emailNewsletter.layout({ ...SMALL, footer: '' }))).toBe(emailNewsletter.layout(SMALL));
  });
});
