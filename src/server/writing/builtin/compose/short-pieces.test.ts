import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { descriptions } from '../../../../core/formats/descriptions.ts';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { shortContentScript } from '../../../../core/formats/short-content-script.ts';
import type { Assignment, PlannedPiece } from '../../writer.ts';
import { ANGLES, ANGLE_NAMES, type Angle } from '../angles/angle.ts';
import type { MadeText } from '../makers.ts';
import { writePiece } from '../write-piece.ts';

const FIGURE = 'In September 19 of 310 colleagues clicked.';
const CHANGE = 'We stopped naming departments after the first round because reports fell by half.';

const { assignment } = writingCase('phishing', {
  topic: 'Phishing tests',
  tone: 'authoritative',
  audience: 'IT leads',
  opinion: 'Never publish who clicked. The click rate is yours to fix, not theirs to confess.',
  sources: [{ kind: 'material', title: 'Phishing tests 2024', quotes: [FIGURE, CHANGE] }],
});
const unopinionated: Assignment = { ...assignment, opinion: '' };

interface Choice {
  readonly from?: Assignment;
  readonly variant?: number;
}

const write = (...piece: Parameters<typeof made>): string => made(...piece).text;

function made(format: string, angle: Angle, { from = assignment, variant = 1 }: Choice = {}): MadeText {
  const claimIds = from.ledger.map(({ id }) => id);
  const piece: PlannedPiece = { format, variant, angle: ANGLE_NAMES[angle], claimIds };
  return writePiece(from, piece);
}

describe('an X post', () => {
  it('opens with the author, quotes with credit, and ends with a word to the reader', () => {
    const blocks = write('X Post', 'question').split('\n\n');
    expect(blocks.slice(0, 2)).toEqual([assignment.opinion, `“${FIGURE}” (our notes)`]);
    expect(blocks.at(-1)).toMatch(/\?$/);
    expect(blocks).toHaveLength(3);
  });

  it('gives the figure before the opinion where the figure was promised', () => {
    const text = write('X Post', 'figure');
    expect(text.indexOf(FIGURE)).toBeLessThan(text.indexOf('Never publish'));
    expect(text.indexOf(FIGURE)).toBeGreaterThan(-1);
  });

  it('begins with another thought of the opinion in a sibling, where there are enough of them', () => {
    const [first, ...others] = [
      'Never publish who clicked.',
      'A click rate tells you about the mail.',
      'Tests without a talk teach fear.',
    ] as const;
    const told = (opinion: string, variant: number) =>
      write('X Post', 'question', { from: { ...assignment, opinion }, variant });
    expect(told([first, ...others].join(' '), 1)).toContain(first);
    expect(told([first, ...others].join(' '), 2)).toContain(others[0]);
    expect(told([first, ...others].join(' '), 2)).not.toContain(first);
    expect(told(`${first} ${others[0]}`, 2)).toContain(first);
  });

  it('stands on the opinion where no quotation leaves three quarters of the words to the author', () => {
    const { assignment: long } = writingCase('long', {
      topic: 'Phishing tests',
      opinion: assignment.opinion,
      sources: [{ kind: 'web', title: 'Tests', quotes: [`${'Colleagues who clicked '.repeat(5)}told nobody.`] }],
    });
    const text = write('X Post', 'story', { from: long });
    expect(text).toMatch(/^Never publish who clicked\. .+ confess\.\n\n.+[.?]$/su);
    expect(text).not.toContain('told nobody');
    expect(made('X Post', 'question', { from: { ...long, opinion: '' } }).outlineSources).not.toBeNull();
  });

  it('is a quotation under the topic and places for its author, where there is no opinion', () => {
    const text = write('X Post', 'question', { from: unopinionated });
    expect(text).toMatch(/^Phishing tests\n\n“/);
    expect(countGaps(text)).toBeGreaterThanOrEqual(1);
    expect(text).toMatch(/\n\n[^\n]+\?$/);
  });
});

describe('a set of descriptions', () => {
  const { parts } = descriptions.parse(write('Descriptions', 'story'));

  it('gives the opinion where it fits and a quotation with its source beside it', () => {
    expect(parts.short).toBe(assignment.opinion);
    expect(parts.medium).toContain(`From our notes: “${FIGURE}”`);
  });

  it('names what a text on an offer needs, and leaves a few places to its author', () => {
    expect(parts.long).toContain('IT leads.');
    expect(parts.long).toContain(`“${CHANGE}” (our notes)`);
    const gaps = countGaps(write('Descriptions', 'story'));
    expect(gaps).toBeGreaterThanOrEqual(3);
    expect(gaps).toBeLessThanOrEqual(7);
  });

  it('keeps a rest that leans on the first sentence out of a field that is pasted alone', () => {
    const long = {
      ...assignment,
      opinion: `${'We cleaned up after it and would not do it again. '.repeat(3)}It is slow.`,
    };
    const { short, medium } = descriptions.parse(write('Descriptions', 'story', { from: long })).parts;
    expect(countGaps(short)).toBe(1);
    expect(medium).toContain('It is slow.');
  });

  it('says what the thing is where the notes do', () => {
    const { assignment: offer } = writingCase('offer', {
      topic: 'Tidewell for small practices',
      opinion: 'Booking should take one call.',
      sources: [
        {
          kind: 'material',
          title: 'Facts',
          quotes: ['It costs 9 euros a month.', 'Tidewell is a booking app for small practices.'],
        },
      ],
    });
    expect(descriptions.parse(write('Descriptions', 'question', { from: offer })).parts.long).toContain(
      ': “Tidewell is a booking app for small practices.” (our notes)',
    );
  });
});

describe('a short script', () => {
  const { rows } = shortContentScript.parse(write('Short Content Script', 'question')).parts;

  it('says the opinion, a quotation, and a place for the case of its author, each with its picture', () => {
    expect(rows.map(({ spoken }) => spoken)).toEqual([
      'Never publish who clicked.',
      'The click rate is yours to fix, not theirs to confess.',
      `From our notes: “${FIGURE}”`,
      expect.stringMatching(/^\[Add: .+\]$/),
      expect.stringMatching(/\S/),
    ]);
    expect(rows.filter(({ visual }) => visual === '')).toEqual([]);
  });

  it('always leaves a place that keeps it from going out as it is', () => {
    for (const angle of ANGLES) {
      for (const variant of [1, 2, 3]) {
        for (const from of [assignment, unopinionated]) {
          expect(
            countGaps(write('Short Content Script', angle, { from, variant })),
            `${angle} ${variant}`,
          ).toBeGreaterThan(0);
        }
      }
    }
  });

  it('opens with the opinion where that comes first, and gives two quotations where there is none', () => {
    const spoken = shortContentScript.parse(write('Short Content Script', 'story')).parts.rows.map((row) => row.spoken);
    expect(spoken.slice(0, 2)).toEqual(['Never publish who clicked.', assignment.opinion.replace(/^.*?\. /u, '')]);
    const text = write('Short Content Script', 'question', { from: unopinionated });
    expect(text).toContain(FIGURE);
    expect(text).toContain(CHANGE);
  });

  it('lets the opinion stand before the quotation where two views are compared', () => {
    const text = write('Short Content Script', 'contrast');
    expect(text.indexOf('Never publish')).toBeLessThan(text.indexOf(FIGURE));
  });
});
