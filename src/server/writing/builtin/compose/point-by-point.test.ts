import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { blogPost } from '../../../../core/formats/blog-post.ts';
import { findGaps } from '../../../../core/formats/layout/gaps.ts';
import type { Assignment } from '../../writer.ts';
import { ANGLE_NAMES } from '../angles/angle.ts';
import { layDesk } from '../desk.ts';
import { writePiece } from '../write-piece.ts';
import { readPoints } from './point-by-point.ts';

const INVOICE = 'Two of three calls in the office were about an invoice.';
const OFFICE = 'The office is empty on Fridays.';

const jobWith = (opinion: string): Assignment =>
  writingCase('support', {
    topic: 'A support desk for a small shop',
    opinion,
    sources: [{ kind: 'material', title: 'Call log', quotes: [OFFICE, INVOICE] }],
  }).assignment;

const pieceOf = ({ ledger }: Assignment) => ({
  format: 'Blog Post',
  variant: 1,
  angle: ANGLE_NAMES.story,
  claimIds: ledger.map(({ id }) => id),
});

const pointsOf = (opinion: string) => {
  const job = jobWith(opinion);
  const desk = layDesk(job, pieceOf(job));
  return readPoints(desk, desk.quotes);
};

const OPINION = [
  'A shop needs no ticket system before it has a hundred customers.',
  'Write the answers down first.',
  'A clear invoice saves more calls than any software.',
].join(' ');

describe('an opinion of several points', () => {
  it('opens with the first and makes a section of each further one, in the author’s words', () => {
    const job = jobWith(OPINION);
    const { summary, sections } = blogPost.parse(writePiece(job, pieceOf(job)).text).parts;
    expect(summary).toEqual(['A shop needs no ticket system before it has a hundred customers.']);
    expect(sections.slice(0, 2).map(({ heading }) => heading)).toEqual([
      'Write the answers down first',
      'A clear invoice saves more calls than any software',
    ]);
  });

  it('has a quotation below the point that it shares words with, and a place for its author below the others', () => {
    const job = jobWith(OPINION);
    const [answers, invoice] = blogPost.parse(writePiece(job, pieceOf(job)).text).parts.sections;
    expect(invoice?.body).toContain(`“${INVOICE}”`);
    expect(answers?.body).not.toContain('“');
    expect(findGaps(answers?.body ?? '')).toHaveLength(1);
  });

  it('opens, below its thesis, with what shares no word with any point', () => {
    const job = jobWith(OPINION);
    const { intro, sections } = blogPost.parse(writePiece(job, pieceOf(job)).text).parts;
    expect(intro).toContain(`“${OFFICE}”`);
    expect(sections.some(({ body }) => body.includes(OFFICE))).toBe(false);
  });

  it('loses no point, however many there are for the places that can be asked for', () => {
    const more = [
      'Answer on the same day.',
      'Keep one folder of replies.',
      'Ring those who are angry.',
      'Thank whoever complains.',
    ];
    const job = jobWith([OPINION, ...more].join(' '));
    const { text } = writePiece(job, pieceOf(job));
    for (const point of more) expect(text).toContain(point.slice(0, -1));
    const gaps = findGaps(text).map(({ what }) => what);
    expect(new Set(gaps).size).toBe(gaps.length);
  });

  it('sets what is too long for a heading below the one before it', () => {
    const long = `Nobody reads ${'a manual or a folder or a list or '.repeat(3)}a page of answers.`;
    const points = pointsOf(`${OPINION} ${long}`);
    expect(points?.points.map(({ heading }) => heading)).not.toContain(long);
    expect(points?.points.at(-1)?.below).toBe(long);
  });

  it.each([
    ['one sentence', 'A shop needs no ticket system.'],
    ['a single point after the first', 'A shop needs no ticket system. Write the answers down first.'],
    ['sentences that lean on one another', 'A shop needs no ticket system. It needs a notebook. But nobody buys one.'],
    [
      'a first one too long to open with',
      `${'A shop that is small and '.repeat(20)}waits. Call first. Write it down later on.`,
    ],
    ['a stream of short sentences', Array.from('abcdefgh', (letter) => `Say ${letter} to whoever asks.`).join(' ')],
    ['nothing', ''],
  ])('are no argument by themselves: %s', (_what, opinion) => {
    expect(pointsOf(opinion)).toBeNull();
  });
});
