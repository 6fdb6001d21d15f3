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

interface Choice {
  readonly variant?: number;
  readonly from?: Assignment;
}

const write = (format: string, angle: Angle, { variant = 1, from = assignment }: Choice = {}): string =>
  writePiece(from, {
    format,
    variant,
    angle: ANGLE_NAMES[angle],
    claimIds: assignment.ledger.map(({ id }) => id),
  });

const before = (text: string, one: string, other: string): boolean =>
  text.includes(one) && text.includes(other) && text.indexOf(one) < text.indexOf(other);

describe.each(['Email Newsletter', 'Video Script', 'Blog Post'])('a %s', (format) => {
  const bodyOf = (text: string): string => text.slice(text.search(/^(?:\[00:00|Preheader|\*\*Summary)/mu));

  it('keeps what its angle promises', () => {
    const story = bodyOf(write(format, 'story'));
    expect(before(story, 'matters more than the kick-off', FIGURE)).toBe(true);
    const figure = bodyOf(write(format, 'figure'));
    if (format === 'Blog Post') expect(before(figure, FIGURE, '\n## ')).toBe(true);
    else expect(before(figure, FIGURE, 'churn fell')).toBe(true);
    const others = {
      ...assignment,
      sources: assignment.sources.map((source) => ({ ...source, kind: 'web' as const })),
    };
    expect(write(format, 'contrast', { from: others })).toContain('Where do they agree, and where do they part?');
    const list = bodyOf(write(format, 'list'));
    expect(list).toMatch(format === 'Video Script' ? /Visual: The list fades in/ : /\n1\. .+\n2\. .+\n3\. .+\n4\. /);
  });

  it('names every source in the text that is pasted, its own notes as such', () => {
    const text = write(format, 'question');
    expect(text).toContain('our notes, “Onboarding call log”');
    expect(text).toContain('Wikipedia’s article “Onboarding”');
    expect(text).toMatch(/Onboarding(?:”|\]\(.*\)), Wikipedia, CC BY-SA 4\.0/);
  });

  it('leaves a few places for the case of its author, made from the opinion and the topic', () => {
    for (const angle of ANGLES) {
      const gaps = findGaps(write(format, angle)).map(({ what }) => what);
      const own = gaps.filter((what) => !['link', 'postal address', 'unsubscribe link'].includes(what));
      expect(own, angle).toContain(opinionGaps(OPINION)[0]);
      expect(own.length, angle).toBeGreaterThanOrEqual(1);
      expect(own.length, angle).toBeLessThanOrEqual(4);
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

  it('puts the figure in a subject line where the figure comes first', () => {
    expect(emailNewsletter.parse(write('Email Newsletter', 'figure')).parts.subjects[0]).toContain('“41 percent”');
  });

  it('names each section by what its quotation makes one ask, and none twice', () => {
    const headings = emailNewsletter
      .parse(write('Email Newsletter', 'story'))
      .parts.sections.map((part) => part.heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(heading).not.toBe('');
  });
});

describe('a blog post', () => {
  const { parts } = blogPost.parse(write('Blog Post', 'story'));

  it('sums up what its author thinks, point by point, and leaves a place where that is too long', () => {
    expect(parts.summary.join(' ')).toBe(OPINION);
    const long = { ...assignment, opinion: Array.from({ length: 9 }, () => OPINION).join(' ') };
    const { summary } = blogPost.parse(write('Blog Post', 'story', { from: long })).parts;
    expect(summary.map((line) => findGaps(line).length)).toEqual([1]);
  });

  it('opens with what leads, sets the others as blocks, and a definition among the questions', () => {
    expect(parts.intro).toContain(`“${FIGURE}” [`);
    expect(parts.sections.find(({ body }) => body.includes(`> “${CAUSE}” [`))).toBeDefined();
    expect(parts.faq.find(({ question }) => question === 'What does “Onboarding” mean?')?.answer).toContain(DEFINITION);
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
