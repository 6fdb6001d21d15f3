import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { instagramCarousel } from '../../../../core/formats/instagram-carousel.ts';
import type { Assignment, PlannedPiece } from '../../writer.ts';
import { ANGLE_NAMES, type Angle } from '../angles/angle.ts';
import { writePiece } from '../write-piece.ts';

const FIGURE = 'In September 19 of 310 colleagues clicked.';
const { assignment } = writingCase('phishing', {
  topic: 'Phishing tests',
  tone: 'authoritative',
  opinion:
    'Never publish who clicked. The click rate is yours to fix, not theirs to confess. Tests without a talk teach fear, and fear is what makes people hide the next mail.',
  sources: [{ kind: 'web', title: 'Phishing tests 2024', quotes: [FIGURE] }],
});

const write = (from: Assignment, angle: Angle = 'story', variant = 1): string => {
  const piece: PlannedPiece = {
    format: 'Instagram Carousel',
    variant,
    angle: ANGLE_NAMES[angle],
    claimIds: from.ledger.map(({ id }) => id),
  };
  return writePiece(from, piece).text;
};
const partsOf = (text: string) => instagramCarousel.parse(text).parts;
const missedIn = (text: string) => instagramCarousel.check(text).filter(({ status }) => status !== 'pass');

describe('a carousel without a model', () => {
  it('goes from the author’s hook over the thoughts and their proof to a word to the reader', () => {
    const text = write(assignment);
    const { slides, caption } = partsOf(text);
    expect(slides.map(({ role }) => role)).toEqual(['hook', 'point', 'point', 'proof', 'point', 'action']);
    expect(slides[0]?.title).toBe('Never publish who clicked');
    expect(slides[1]?.body).toBe('The click rate is yours to fix, not theirs to confess.');
    expect(slides[3]?.body).toBe(`“${FIGURE}” (example.com, “Phishing tests 2024”)`);
    expect(slides[4]?.body).toMatch(/^\[Add: /);
    expect(caption).toMatch(/^“Phishing tests”: .+\n\nSource: example\.com/);
    expect(missedIn(text)).toEqual([]);
  });

  it('proves first where the figure was promised', () => {
    expect(partsOf(write(assignment, 'figure')).slides[1]?.role).toBe('proof');
  });

  it('has no slide for proof without a source', () => {
    const { slides } = partsOf(write({ ...assignment, ledger: [], sources: [] }));
    expect(slides.map(({ role }) => role)).not.toContain('proof');
  });

  it('gives each line of a list its slide, from another one on in a sibling', () => {
    const listed: Assignment = { ...assignment, opinion: '- Call first\n- Ask why\n- Thank whoever reports' };
    const titles = (variant: number) => partsOf(write(listed, 'question', variant)).slides.map(({ title }) => title);
    expect(titles(1).slice(0, 4)).toEqual(['Phishing tests', 'Call first', 'Ask why', 'Thank whoever reports']);
    expect(titles(2).slice(0, 4)).toEqual(['“Phishing tests”', 'Ask why', 'Thank whoever reports', 'Call first']);
  });

  it('tells in the caption what no slide had room for, and keeps within the platform', () => {
    const opinion = Array.from(
      { length: 60 },
      (_, at) => `Point ${at} is one that its author would not do without.`,
    ).join(' ');
    const text = write({ ...assignment, opinion });
    expect(partsOf(text).slides.length).toBeLessThanOrEqual(8);
    expect(partsOf(text).caption).toContain('Point 6 is one');
    expect(missedIn(text).filter(({ status }) => status === 'fail')).toEqual([]);
  });

  it('cuts a topic of many words at a word that can end a title', () => {
    const { slides } = partsOf(
      write({ ...assignment, topic: 'How to come back to running after a calf strain', opinion: '' }),
    );
    expect(slides[0]?.title).toBe('How to come back to running…');
  });

  it('describes a picture for every slide, and asks for it beside another language', () => {
    const german: Assignment = {
      ...assignment,
      topic: 'Warum wir Phishing-Tests im Betrieb machen',
      opinion: 'Niemand soll sich schämen, wenn er geklickt hat.',
      ledger: [],
      sources: [],
    };
    for (const { altText } of partsOf(write(assignment)).slides) expect(altText).not.toBe('');
    for (const { altText } of partsOf(write(german)).slides) expect(altText).toMatch(/^\[Add: /);
  });
});
