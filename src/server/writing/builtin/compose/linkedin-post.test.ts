import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { linkedInPost } from '../../../../core/formats/linkedin-post.ts';
import { countGaps } from '../../../../core/formats/layout/gaps.ts';
import type { Assignment, PlannedPiece } from '../../writer.ts';
import { ANGLE_NAMES, type Angle } from '../angles/angle.ts';
import type { MadeText } from '../makers.ts';
import { writePiece } from '../write-piece.ts';

const FIGURE = 'In September 19 of 310 colleagues clicked.';
const { assignment } = writingCase('phishing', {
  topic: 'Phishing tests',
  tone: 'authoritative',
  opinion:
    'Never publish who clicked. The click rate is yours to fix, not theirs to confess. Tests without a talk teach fear, and fear is what makes people hide the next mail.',
  sources: [{ kind: 'material', title: 'Phishing tests 2024', quotes: [FIGURE] }],
});

const write = (...piece: Parameters<typeof made>): string => made(...piece).text;

function made(from: Assignment, angle: Angle = 'story', variant = 1): MadeText {
  const piece: PlannedPiece = {
    format: 'LinkedIn Post',
    variant,
    angle: ANGLE_NAMES[angle],
    claimIds: from.ledger.map(({ id }) => id),
  };
  return writePiece(from, piece);
}

const missedIn = (text: string) =>
  linkedInPost
    .check(text)
    .filter(({ status }) => status !== 'pass')
    .map(({ id }) => id);

describe('a LinkedIn post without a model', () => {
  it('opens with the author, proves one thing, asks for the own case, and ends with a word to the reader', () => {
    const text = write(assignment);
    const blocks = text.split('\n\n');
    expect(blocks[0]).toBe('Never publish who clicked.');
    expect(text).toContain(`From our notes: “${FIGURE}”`);
    expect(countGaps(text)).toBe(1);
    expect(blocks.at(-1)).toMatch(/^#\w+/);
    expect(missedIn(text)).toEqual([]);
  });

  it('gives the figure right behind the hook where the figure was promised', () => {
    const [hook, figure] = write(assignment, 'figure').split('\n\n');
    expect(hook).toBe('Never publish who clicked.');
    expect(figure).toContain(FIGURE);
  });

  it('stands below its topic where the first sentence of the opinion is too long to open', () => {
    const opinion = `Nobody who ${'ever sent such a mail to colleagues '.repeat(5)}was proud of it afterwards.`;
    expect(write({ ...assignment, opinion }).split('\n\n')[0]).toBe('Phishing tests');
  });

  it('keeps an opinion that is a list, a line each, and one line of it in a sibling', () => {
    const listed: Assignment = { ...assignment, opinion: '- Call first\n- Ask why\n- Thank whoever reports' };
    expect(write(listed)).toMatch(/^Phishing tests\n\n– Call first\n– Ask why\n– Thank whoever reports\n\n/);
    expect(write(listed, 'question', 2)).toMatch(/^“Phishing tests”\n\nAsk why\.\n\n/);
  });

  it('keeps within the platform however long the opinion is, and ends where a sentence does', () => {
    const text = write({
      ...assignment,
      opinion: 'We say what we found, and whom we asked for it. '.repeat(120).trim(),
    });
    expect(missedIn(text)).not.toContain('parts');
    expect(text.length).toBeLessThanOrEqual(1_500);
    expect(text).not.toContain('…');
  });

  it('announces with date and place for the link', () => {
    const { assignment: launch } = writingCase('launch', {
      topic: 'Tidewell, a booking app for boat clubs, launches in May',
      opinion: 'Boat clubs do not need another calendar. They need the tide and the booking side by side.',
      sources: [{ kind: 'material', title: 'Plan', quotes: ['Tidewell launches on 12 May.'] }],
    });
    const text = write(launch);
    expect(text).toMatch(/^Tidewell, a booking app for boat clubs, launches in May\n/);
    expect(text).toContain('“Tidewell launches on 12 May.”');
    expect(text).toContain('[Add: the link]');
  });

  it('asks for what is missing, and says so, where nothing was given', () => {
    const piece = made({ ...assignment, opinion: '', ledger: [], sources: [], texts: new Map() }, 'question');
    expect(piece.outlineSources).toBe(0);
    expect(piece.text).toMatch(/^Phishing tests\n/);
    expect(countGaps(piece.text)).toBeGreaterThan(0);
  });
});
