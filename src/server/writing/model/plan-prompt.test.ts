import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { modelThatSays } from '../../../../test/fakes/scripted-model.ts';
import type { PieceRef } from '../writer.ts';
import { askForPlan } from './plan-prompt.ts';

const pieces: PieceRef[] = [
  { format: 'X Post', variant: 1 },
  { format: 'X Post', variant: 2 },
  { format: 'Blog Post', variant: 1 },
];
const signal = new AbortController().signal;

const plan = (pieceList: unknown) => JSON.stringify({ messages: ['Buddies first.'], pieces: pieceList });
const good = [
  { number: 1, angle: 'The figure first', hook: '41 of 60 asked a person.', claims: ['c3', 'c3', 'c9'] },
  { number: 2, angle: 'A contrary view', claims: [] },
  { number: 3, angle: 'How to start on Monday', hook: 'Name a buddy.', claims: ['c1', 'c2'] },
];

describe('a plan by the model', () => {
  it('gives each piece asked for, in order, its angle, hook and claims that exist', async () => {
    const made = await askForPlan(modelThatSays(plan(good)), { assignment: assignmentWith(), pieces, signal });
    expect(made).toEqual({
      messages: ['Buddies first.'],
      pieces: [
        { format: 'X Post', variant: 1, angle: 'The figure first', hook: '41 of 60 asked a person.', claimIds: ['c3'] },
        { format: 'X Post', variant: 2, angle: 'A contrary view', claimIds: [] },
        {
          format: 'Blog Post',
          variant: 1,
          angle: 'How to start on Monday',
          hook: 'Name a buddy.',
          claimIds: ['c1', 'c2'],
        },
      ],
    });
  });

  it('never has two variants of a format under one angle', async () => {
    const same = good.map((piece) => ({ ...piece, angle: 'The same' }));
    const made = await askForPlan(modelThatSays(plan(same)), { assignment: assignmentWith(), pieces, signal });
    const angles = made?.pieces.map((piece) => piece.angle);
    expect(angles?.[0]).toBe('The same');
    expect(angles?.[1]).not.toBe('The same');
    expect(angles?.[2]).toBe('The same');
  });

  it('is asked for once more, told what was wrong, and then done without', async () => {
    const mended = modelThatSays(plan(good.slice(0, 2)), plan(good));
    expect(await askForPlan(mended, { assignment: assignmentWith(), pieces, signal })).not.toBeNull();
    expect(mended.asked[1]?.prompt).toContain('missing numbers 3');

    const hopeless = modelThatSays('I would rather chat.', '{"messages": []}');
    expect(await askForPlan(hopeless, { assignment: assignmentWith(), pieces, signal })).toBeNull();
    expect(hopeless.asked).toHaveLength(2);
  });
});
