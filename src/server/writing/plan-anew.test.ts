import { describe, expect, it } from 'vitest';
import { recallPiece, retirePiece } from './plan-anew.ts';
import type { Plan, PlannedPiece } from './writer.ts';

const piece = { format: 'Blog Post', variant: 1 };
const entry = (angle: string): PlannedPiece => ({ ...piece, angle, claimIds: [] });
const sibling: PlannedPiece = { format: 'Blog Post', variant: 2, angle: 'Checklist', claimIds: ['c1'] };
const plan: Plan = { messages: ['One.'], pieces: [entry('How to'), sibling] };

describe('planning a piece anew', () => {
  it('retires its entry and leaves the siblings', () => {
    expect(retirePiece(plan, piece, { standing: 'How to', all: ['How to'] })).toEqual({
      messages: ['One.'],
      pieces: [sibling],
      retired: [entry('How to')],
    });
  });

  it('forgets what was planned and never written, so that its angle is free', () => {
    expect(retirePiece(plan, piece, { standing: 'Myth and fact', all: ['Myth and fact'] })).toEqual({
      messages: ['One.'],
      pieces: [sibling],
    });
  });

  it('does nothing where nothing is planned', () => {
    const empty: Plan = { messages: [], pieces: [sibling] };
    expect(retirePiece(empty, piece, { standing: null, all: [] })).toBe(empty);
    expect(recallPiece(empty, piece, { standing: 'How to', all: ['How to'] })).toBe(empty);
  });

  it('remembers no more than the last twenty of a piece', () => {
    let turned = plan;
    for (let count = 0; count < 30; count += 1) {
      const angle = `angle ${count}`;
      turned = retirePiece({ ...turned, pieces: [entry(angle)] }, piece, { standing: angle, all: [angle] });
    }
    expect(turned.retired).toHaveLength(20);
    expect(turned.retired?.at(-1)?.angle).toBe('angle 29');
  });
});

describe('writing a piece from the same angle once more', () => {
  const written = { standing: 'How to', all: ['How to', 'Myth and fact'] };

  it('keeps the entry that the text was written from', () => {
    expect(recallPiece(plan, piece, written)).toBe(plan);
  });

  it('takes the angle of a text that was put back, and retires the one that it stands in for', () => {
    const turned: Plan = { messages: [], pieces: [sibling, entry('Myth and fact')], retired: [entry('How to')] };
    expect(recallPiece(turned, piece, written)).toEqual({
      messages: [],
      pieces: [sibling, entry('How to')],
      retired: [entry('Myth and fact')],
    });
  });

  it('takes the standing angle again when the new one came to nothing', () => {
    const turned: Plan = { messages: [], pieces: [sibling], retired: [entry('How to')] };
    expect(recallPiece(turned, piece, written)).toMatchObject({ pieces: [sibling, entry('How to')], retired: [] });
  });
});
