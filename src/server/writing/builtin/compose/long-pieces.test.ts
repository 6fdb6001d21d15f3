import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { blogPost } from '../../../../core/formats/blog-post.ts';
import { emailNewsletter } from '../../../../core/formats/email-newsletter.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import { videoScript } from '../../../../core/formats/video-script.ts';
import type { Assignment } from '../../writer.ts';
import { ANGLES, ANGLE_NAMES, type Angle } from '../angles/angle.ts';
import { opinionGaps } from '../reading/opinion-points.ts';
import { splitSentences } from '../text/sentences.ts';
import { writePiece } from '../write-piece.ts';

const OPINION =
  'I think the call in week four matters more than the kick-off. We moved it there in spring and churn fell.';
const FIGURE = 'The welcome email was opened by 41 percent of new accounts.';
const DEFINITION = 'Onboarding is the process by which a company introduces new customers to its product.';
const CAUSE = 'Early calls lead to fewer questions because customers know whom to ask.';

const { assignment } = writingCase('onboarding', {
  topic: 'Customer onboarding for small teams',
  name: 'Northkit',
  audience: 'operations leads at startups',
  opinion: OPINION,
  sources: [
    { kind: 'material', title: 'Onboarding call log', quotes: [FIGURE] },
    { kind: 'encyclopaedia', title: 'Onboarding', quotes: [CAUSE, DEFINITION] },
  ],
});

const NOTES = [FIGURE, 'Two of three calls were about invoices.'];
const { assignment: withTwoNotes } = writingCase('two notes', {
  topic: assignment.topic,
  opinion: OPINION,
  sources: [{ kind: 'material', title: 'Onboarding call log', quotes: NOTES }],
});

interface Choice {
  readonly variant?: number;
  readonly from?: Assignment;
}

const write = (format: string, angle: Angle, { variant = 1, from = assignment }: Choice = {}): string =>
  writePiece(from, {
    format,
    variant,
    angle: ANGLE_NAMES[angle],
    claimIds: from.ledger.map(({ id }) => id),
  }).text;

const before = (text: string, one: string, other: string): boolean =>
  text.includes(one) && text.includes(other) && text.indexOf(one) < text.indexOf(other);

describe.each(['Email Newsletter', 'Video Script', 'Blog Post'])('a %s', (format) => {
  /** Without what is shown apart from the text. */
  const bodyOf = (text: string): string => text.slice(text.search(/^(?:\[00:00|\*\*Summary)|(?<=^Preheader: .*\n)/mu));

  it('keeps what its angle promises', () => {
    const story = bodyOf(write(format, 'story'));
    expect(before(story, 'matters more than the kick-off', FIGURE)).toBe(true);
    const figure = bodyOf(write(format, 'figure'));
    if (format === 'Blog Post') expect(before(figure, FIGURE, '\n## ')).toBe(true);
    else expect(before(figure, FIGURE, 'churn fell')).toBe(true);
    const contrast = bodyOf(write(format, 'contrast'));
    expect(before(contrast, 'churn fell', 'What speaks against it?')).toBe(true);
    expect(contrast.split('What speaks against it?')[1]).toMatch(/^\s*\[Add: /);
  });

  it('introduces its own notes once, and names every source in the text that is pasted', () => {
    const text = write(format, 'question', { from: withTwoNotes });
    for (const note of NOTES) expect(text).toContain(`“${note}”`);
    expect(text.split('From our notes:').length, text).toBe(2);
    expect(text.split('Onboarding call log').length, text).toBe(2);
    expect(write(format, 'question')).toMatch(/Onboarding(?:”|\]\(.*\)), Wikipedia, CC BY-SA 4\.0/);
    expect(write(format, 'question')).toContain('Wikipedia’s article “Onboarding”');
  });

  it('asks nothing about what it quotes', () => {
    for (const angle of ANGLES) {
      for (const quote of [FIGURE, CAUSE]) {
        const [, after = ''] = write(format, angle).split(`${quote}”`);
        expect(after.split('\n')[0], angle).not.toContain('?');
      }
    }
  });

  it('leaves a few places for the case of its author, made from the opinion and the topic', () => {
    for (const angle of ANGLES) {
      const gaps = findGaps(bodyOf(write(format, angle))).map(({ what }) => what);
      const own = gaps.filter((what) => !['link', 'postal address', 'unsubscribe link'].includes(what));
      expect(own, angle).toContain(opinionGaps(OPINION)[0]);
      expect(own.length, angle).toBeGreaterThanOrEqual(1);
      expect(own.length, angle).toBeLessThanOrEqual(6);
      expect(new Set(own).size, angle).toBe(own.length);
    }
  });

  it('leaves no place of its own lines unfilled', () => {
    const versus = { ...assignment, topic: 'Phone calls or emails for new customers' };
    for (const angle of ANGLES) {
      for (const variant of [1, 2, 3]) expect(write(format, angle, { variant, from: versus })).not.toMatch(/[{}]/);
    }
  });

  it('says the opinion whole', () => {
    for (const angle of ANGLES) {
      const text = write(format, angle);
      for (const sentence of splitSentences(OPINION)) expect(text, angle).toContain(sentence);
    }
  });
});

describe('a newsletter', () => {
  it.each(ANGLES)('has three subjects of a fitting length and a preheader of its own (%s)', (angle) => {
    const { subjects, preheader } = emailNewsletter.parse(write('Email Newsletter', angle)).parts;
    expect(new Set(subjects).size).toBe(3);
    for (const subject of subjects) expect(subject.length, subject).toBeLessThanOrEqual(66);
    expect(preheader).not.toBe('');
    expect(subjects.some((subject) => preheader.includes(subject))).toBe(false);
  });

  it('puts a figure that is quoted in a subject line', () => {
    const { subjects } = emailNewsletter.parse(write('Email Newsletter', 'figure')).parts;
    expect(subjects.join('\n')).toContain('“41 percent”');
  });

  it('leaves the subjects and the preview that nobody has said to its author', () => {
    const { subjects, preheader } = emailNewsletter.parse(
      write('Email Newsletter', 'question', { from: { ...assignment, topic: 'Onboarding', opinion: '' } }),
    ).parts;
    expect(subjects[0]).toBe('Onboarding');
    expect(findGaps(subjects.at(-1) ?? '')).toHaveLength(1);
    expect(findGaps(preheader)).toHaveLength(1);
  });

  it('gives each section a heading, and none twice', () => {
    const headings = emailNewsletter
      .parse(write('Email Newsletter', 'story'))
      .parts.sections.map((part) => part.heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(heading).not.toBe('');
  });
});

describe('a blog post', () => {
  const { parts } = blogPost.parse(write('Blog Post', 'question'));

  it('sums up what its author thinks where a quotation opens, and leaves a place where that is too long', () => {
    expect(parts.summary.join(' ')).toBe(OPINION);
    const long = { ...assignment, opinion: Array.from({ length: 9 }, () => OPINION).join(' ') };
    const { summary } = blogPost.parse(write('Blog Post', 'question', { from: long })).parts;
    expect(summary.map((line) => findGaps(line).length)).toEqual([1]);
  });

  it('opens with what leads, sets the others as blocks, and a definition among the questions', () => {
    expect(parts.intro).toContain(`“${FIGURE}” [`);
    expect(parts.sections.find(({ body }) => body.includes(`> “${CAUSE}” [`))).toBeDefined();
    expect(parts.faq.find(({ question }) => question === 'What does “Onboarding” mean?')?.answer).toContain(DEFINITION);
  });

  it('is described by the opinion, and by a place where there is none', () => {
    expect(parts.metaDescription).toBe(OPINION);
    const { metaDescription } = blogPost.parse(
      write('Blog Post', 'question', { from: { ...assignment, opinion: '' } }),
    ).parts;
    expect(findGaps(metaDescription)).toHaveLength(1);
  });

  it('has an address of its own beside its siblings', () => {
    const slugs = [1, 2, 3].map((variant) => {
      const angle = (['question', 'story', 'figure'] as const)[variant - 1] ?? 'question';
      return blogPost.parse(write('Blog Post', angle, { variant })).parts.slug;
    });
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) expect(slug).toMatch(/^customer-onboarding-[a-z]+(?:-[a-z\d]+)*$/);
  });

  it('sends the reader off with something to do', () => {
    expect(parts.conclusion).toMatch(/[.?]$/);
    expect(parts.callToAction.label).not.toBe('');
  });
});

describe('a video script', () => {
  it.each(ANGLES)('can be filmed as it stands: words and a picture in every row (%s)', (angle) => {
    for (const variant of [1, 2, 3]) {
      const { rows, chapters } = videoScript.parse(write('Video Script', angle, { variant })).parts;
      for (const row of rows) {
        expect(row.spoken, `${angle} ${variant} at ${row.start}`).not.toBe('');
        expect(row.visual, `${angle} ${variant} at ${row.start}`).not.toBe('');
        expect(row.onScreen.split(' ').length).toBeLessThanOrEqual(8);
      }
      const pictures = rows.map(({ visual }) => visual);
      expect(new Set(pictures).size).toBe(pictures.length);
      expect(chapters.length).toBeGreaterThanOrEqual(2);
      const lengths = chapters.map(({ start }, at) => (chapters[at + 1]?.start ?? rows.at(-1)?.end ?? 0) - start);
      for (const seconds of lengths) expect(seconds).toBeGreaterThanOrEqual(10);
      expect(rows[0]?.end).toBeLessThanOrEqual(15);
    }
  });
});
