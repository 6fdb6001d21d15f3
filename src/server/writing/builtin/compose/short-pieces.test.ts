import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { descriptions } from '../../../../core/formats/descriptions.ts';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import { shortContentScript } from '../../../../core/formats/short-content-script.ts';
import type { Assignment, PlannedPiece } from '../../writer.ts';
import { ANGLE_NAMES, type Angle } from '../angles/angle.ts';
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

const write = (format: string, angle: Angle, from = assignment): string => {
  const claimIds = from.ledger.map(({ id }) => id);
  const piece: PlannedPiece = { format, variant: 1, angle: ANGLE_NAMES[angle], claimIds };
  return writePiece(from, piece);
};

describe('an X post', () => {
  it('opens with the author and ends with a question about what was quoted', () => {
    const [opinion, quotation, ask] = write('X Post', 'story').split('\n\n');
    expect(opinion).toBe(assignment.opinion);
    expect(quotation).toBe(`“${FIGURE}” (our notes, “Phishing tests 2024”)`);
    expect(ask).toMatch(/\?$/);
  });

  it('gives the figure before the opinion where the figure was promised', () => {
    const text = write('X Post', 'figure');
    expect(text.indexOf(FIGURE)).toBeLessThan(text.indexOf('Never publish'));
    expect(text.indexOf(FIGURE)).toBeGreaterThan(-1);
  });

  it('stands on the opinion where no quotation leaves three quarters of the words to the author', () => {
    const { assignment: long } = writingCase('long', {
      topic: 'Phishing tests',
      opinion: assignment.opinion,
      sources: [{ kind: 'web', title: 'Tests', quotes: [`${'Colleagues who clicked '.repeat(5)}told nobody.`] }],
    });
    const text = write('X Post', 'story', long);
    expect(text).toMatch(/^Never publish who clicked\. .+ confess\.\n\n.+[.?]$/su);
    expect(text).not.toContain('told nobody');
    expect(write('X Post', 'question', { ...long, opinion: '' })).toMatch(/^Outline: /u);
  });

  it('opens with topic and question, and has no gap, where there is no opinion', () => {
    const text = write('X Post', 'question', unopinionated);
    expect(text).toMatch(/^Phishing tests\b.*\?\n\n“/s);
    expect(countGaps(text)).toBe(0);
  });

  it('is a list to tick where one was promised', () => {
    expect(write('X Post', 'list', unopinionated)).toMatch(/\n1\. .+\n2\. .+/);
  });
});

describe('a set of descriptions', () => {
  const { parts } = descriptions.parse(write('Descriptions', 'story'));

  it('gives the opinion where it fits and a quotation with its source beside it', () => {
    expect(parts.short).toBe(assignment.opinion);
    expect(parts.medium).toContain(`our notes, “Phishing tests 2024”: “${FIGURE}”`);
  });

  it('names what a text on an offer needs, and leaves two to four places to its author', () => {
    expect(parts.long).toContain('IT leads.');
    expect(parts.long).toContain(`“${CHANGE}” (our notes, “Phishing tests 2024”)`);
    const gaps = countGaps(write('Descriptions', 'story'));
    expect(gaps).toBeGreaterThanOrEqual(2);
    expect(gaps).toBeLessThanOrEqual(4);
  });

  it('keeps a rest that leans on the first sentence out of a field that is pasted alone', () => {
    const long = {
      ...assignment,
      opinion: `${'We cleaned up after it and would not do it again. '.repeat(3)}It is slow.`,
    };
    const { short, medium } = descriptions.parse(write('Descriptions', 'story', long)).parts;
    expect(short).toContain('“Phishing tests”');
    expect(medium).toContain('It is slow.');
  });
});

describe('a short script', () => {
  const { rows } = shortContentScript.parse(write('Short Content Script', 'question')).parts;

  it('says hook, quotation, view and a question on it, each with its picture', () => {
    expect(rows.map(({ spoken }) => spoken)).toEqual([
      expect.stringMatching(/\?$/),
      expect.stringContaining(FIGURE),
      expect.stringContaining(assignment.opinion),
      expect.stringMatching(/\S/),
    ]);
    expect(rows.filter(({ visual }) => visual === '')).toEqual([]);
  });

  it('opens with the opinion where that comes first, and gives two quotations where there is none', () => {
    const spoken = shortContentScript.parse(write('Short Content Script', 'story')).parts.rows.map((row) => row.spoken);
    expect(spoken.slice(0, 2)).toEqual(['Never publish who clicked.', assignment.opinion.replace(/^.*?\. /u, '')]);
    const text = write('Short Content Script', 'question', unopinionated);
    expect(text).toContain(FIGURE);
    expect(text).toContain(CHANGE);
  });

  it('lets the opinion stand before the quotation where two views are compared', () => {
    const text = write('Short Content Script', 'contrast');
    expect(text.indexOf('Never publish')).toBeLessThan(text.indexOf(FIGURE));
  });
});
