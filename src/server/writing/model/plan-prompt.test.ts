import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { modelThatSays } from '../../../../test/fakes/scripted-model.ts';
import { ANGLES } from '../../../core/rules/angles.ts';
import type { PieceRef, Plan } from '../writer.ts';
import { askForPlan } from './plan-prompt.ts';

const pieces: PieceRef[] = [
  { format: 'X Post', variant: 1 },
  { format: 'X Post', variant: 2 },
  { format: 'Blog Post', variant: 1 },
];
const signal = new AbortController().signal;

const plan = (pieceList: unknown, objections: unknown = []) =>
  JSON.stringify({ objections, messages: ['Buddies first.'], pieces: pieceList });
const good = [
  {
    number: 1,
    angle: 'The figure first',
    hook: '41 of 60 asked a person.',
    claims: ['c3', 'c3', 'c9'],
    points: ['o2'],
  },
  { number: 2, angle: 'contrary', approach: 'Manuals are the wrong tool.', claims: [], points: ['o7'] },
  { number: 3, angle: 'A walk through Monday', hook: '41 of 60 asked a person.', claims: ['c1', 'c2'] },
];

const planned = (answer: string, standing?: Plan) =>
  askForPlan(modelThatSays(answer), { assignment: assignmentWith(), pieces, signal, ...(standing && { standing }) });

describe('a plan by the model', () => {
  it('gives each piece asked for, in order, its angle, hook, and the claims and points that exist', async () => {
    expect((await planned(plan(good)))?.pieces).toMatchObject([
      { format: 'X Post', variant: 1, angle: 'The figure first', hook: '41 of 60 asked a person.', claimIds: ['c3'] },
      { format: 'X Post', variant: 2, angle: 'A contrary view', approach: 'Manuals are the wrong tool.', claimIds: [] },
      { format: 'Blog Post', variant: 1, angle: 'A walk through Monday', claimIds: ['c1', 'c2'] },
    ]);
  });

  it('gives every piece a point of the opinion, whatever the model left out', async () => {
    const made = await planned(plan(good));
    expect(made?.pieces.map(({ pointIds }) => pointIds)).toEqual([['o2'], ['o2'], ['o1']]);
  });

  it('opens no two pieces with the same hook', async () => {
    expect((await planned(plan(good)))?.pieces[2]).not.toHaveProperty('hook');
  });

  it('never has two variants of a format under one angle', async () => {
    const same = good.map((piece) => ({ ...piece, angle: 'Checklist' }));
    const angles = (await planned(plan(same)))?.pieces.map((piece) => piece.angle);
    expect(angles?.[0]).toBe('Checklist');
    expect(angles?.[1]).not.toBe('Checklist');
    expect(angles?.[2]).toBe('Checklist');
  });

  it('leaves the angles and hooks alone that stand already', async () => {
    const standing: Plan = {
      messages: [],
      pieces: [
        { format: 'X Post', variant: 3, angle: 'The figure first', claimIds: [], hook: '41 of 60 asked a person!' },
      ],
    };
    const [first, second] = (await planned(plan(good), standing))?.pieces ?? [];
    expect([first?.angle, second?.angle]).not.toContain('The figure first');
    expect(first).not.toHaveProperty('hook');
  });

  it('plans a piece anew under no angle that was retired, and without its hook, also once all angles are taken', async () => {
    const retired = ['The figure first', ...ANGLES.map(({ name }) => name)].map((angle) => ({
      format: 'X Post',
      variant: 1,
      angle,
      claimIds: [],
      hook: '41 of 60 asked a person!',
    }));
    const anew = async (count: number) =>
      (await planned(plan(good), { messages: [], pieces: [], retired: retired.slice(0, count) }))?.pieces ?? [];
    const [first] = await anew(1);
    expect(first?.angle).not.toBe('The figure first');
    expect(first).not.toHaveProperty('hook');
    const [further, sibling] = await anew(retired.length);
    expect(further?.angle).toBe('The figure first 2');
    expect(sibling?.angle).toBe('A contrary view 2');
  });

  it('tells what speaks against the opinion, as far as point and claim exist', async () => {
    const objections = [
      { point: 'o2', claim: 'c3' },
      { point: 'o2', claim: 'c3' },
      { point: 'o1', claim: 'c1' },
      { point: 'o9', claim: 'c1' },
      { point: 'o1', claim: 'c9' },
    ];
    expect((await planned(plan(good, objections)))?.objections).toEqual([
      { pointId: 'o2', claimId: 'c3' },
      { pointId: 'o1', claimId: 'c1' },
    ]);
  });

  it('is asked for once more, told what was wrong, and then done without', async () => {
    const order = { assignment: assignmentWith(), pieces, signal };
    const mended = modelThatSays(plan(good.slice(0, 2)), plan(good));
    expect(await askForPlan(mended, order)).not.toBeNull();
    expect(mended.asked[1]?.prompt).toContain('missing numbers 3');

    const hopeless = modelThatSays('I would rather chat.', '{"messages": []}');
    expect(await askForPlan(hopeless, order)).toBeNull();
    expect(hopeless.asked).toHaveLength(2);
  });
});
