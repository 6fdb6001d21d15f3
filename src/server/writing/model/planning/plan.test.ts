import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../../test/fakes/assignment.ts';
import { modelThatSays } from '../../../../../test/fakes/scripted-model.ts';
import type { PieceRef, Plan } from '../../writer.ts';
import { askForPlan } from '../prompts/plan-prompt.ts';
import { readPlan } from './read-plan.ts';

const pieces: PieceRef[] = [
  { format: 'X Post', variant: 1 },
  { format: 'X Post', variant: 2 },
  { format: 'Blog Post', variant: 1 },
];
const signal = new AbortController().signal;

const page = {
  idea: 'A handbook answers questions that nobody has asked yet.',
  reader: 'Monday, ten past nine, a laptop and forty open tabs.',
  proof: [
    { source: 's2', words: 'in our survey 41 of 60 new engineers asked a colleague before they opened the handbook' },
    { source: 's1', words: 'Onboarding doubles retention.' },
    { source: null, words: 'Nobody reads forty pages in week one.' },
  ],
  everybody_uses: 'First impressions count.',
  objection: 'A colleague who answers all day gets nothing done.',
  answer: 'True in week one.',
  tomorrow: 'Name one person.',
  own_words: ['Buddies beat handbooks.'],
  not_to_claim: ['What the demo call contains.'],
};
const ways = [
  { number: 1, angle: 'The tabs', first_line: 'Forty tabs, one question.', how: 'A scene.', leaves_out: 'The survey.' },
  { number: 2, angle: 'The figure', first_line: '41 of 60 asked a colleague.', how: 'Bare.', leaves_out: 'The scene.' },
  { number: 3, angle: 'The tabs', first_line: 'Forty tabs, one question!', how: 'All of it.', leaves_out: '' },
];
const said = (more: object) => JSON.stringify({ ...page, pieces: ways, ...more });

async function planned(answer: string, standing?: Plan, assignment = assignmentWith()): Promise<Plan> {
  const asked = await askForPlan(modelThatSays(answer), { assignment, pieces, signal, standing });
  if (!asked) throw new Error('expected a plan');
  return readPlan(asked, { assignment, pieces, standing });
}

describe('the page of the editor in chief', () => {
  it('holds what all writers keep to', async () => {
    expect((await planned(said({}))).page).toMatchObject({
      idea: page.idea,
      reader: page.reader,
      leftOut: page.everybody_uses,
      objection: page.objection,
      answer: page.answer,
      tomorrow: page.tomorrow,
      ownWords: page.own_words,
      notToClaim: page.not_to_claim,
    });
  });

  it('proves with words that are in their source, as they are there, and with what the author says', async () => {
    expect((await planned(said({}))).page?.proof).toEqual([
      {
        sourceId: 's2',
        words: 'In our survey 41 of 60 new engineers asked a colleague before they opened the handbook',
      },
      { sourceId: null, words: 'Nobody reads forty pages in week one.' },
    ]);
  });

  it('tells what speaks against the opinion where point and words exist, and becomes a claim where there is none', async () => {
    const handbook = 'A handbook saves mentors time.';
    const assignment = assignmentWith();
    const texts = new Map([...assignment.texts, ['s1', `${assignment.texts.get('s1')}\n\n${handbook}`] as const]);
    const against = [
      { point: 'o1', source: 's1', words: 'a handbook saves mentors time' },
      { point: 'o1', source: 's1', words: 'Socialization techniques lead to positive outcomes for new employees.' },
      { point: 'o9', source: 's1', words: handbook },
      { point: 'o1', source: 's1', words: 'Nobody ever wrote this.' },
    ];
    const { objections = [], claims = [] } = await planned(said({ against }), undefined, { ...assignment, texts });
    expect(objections.map(({ pointId }) => pointId)).toEqual(['o1', 'o1']);
    expect(objections[1]?.claimId).toBe('c2');
    expect(claims).toMatchObject([
      { id: objections[0]?.claimId, source_id: 's1', quote: 'A handbook saves mentors time' },
    ]);
  });
});

describe('the way in of each piece', () => {
  it('is given in the order asked for', async () => {
    expect((await planned(said({}))).pieces).toMatchObject([
      { format: 'X Post', variant: 1, angle: 'The tabs', hook: 'Forty tabs, one question.', approach: 'A scene.' },
      { format: 'X Post', variant: 2, angle: 'The figure', leavesOut: 'The scene.' },
      { format: 'Blog Post', variant: 1, angle: 'The tabs' },
    ]);
  });

  it('opens no two pieces with the same line, and none with a figure that no material has', async () => {
    const invented = ways.map((way) => (way.number === 2 ? { ...way, first_line: '78 % never open it.' } : way));
    const { pieces: all } = await planned(said({ pieces: invented }));
    expect(all.map(({ hook }) => hook)).toEqual(['Forty tabs, one question.', undefined, undefined]);
  });

  it('never has two variants of a format under one angle', async () => {
    const same = ways.map((way) => ({ ...way, angle: 'The tabs' }));
    expect((await planned(said({ pieces: same }))).pieces.map(({ angle }) => angle)).toEqual([
      'The tabs',
      'The tabs 2',
      'The tabs',
    ]);
  });

  it('leaves the angles and first lines alone that are planned already, and keeps their page', async () => {
    const standing = await planned(said({}));
    const other: PieceRef[] = [{ format: 'X Post', variant: 3 }];
    const model = modelThatSays(JSON.stringify({ pieces: [{ ...ways[0], angle: 'The tabs' }] }));
    const assignment = assignmentWith();
    const asked = await askForPlan(model, { assignment, pieces: other, signal, standing });
    if (!asked) throw new Error('expected a plan');
    const added = readPlan(asked, { assignment, pieces: other, standing });
    expect(added.page).toBe(standing.page);
    expect(added.pieces).toMatchObject([{ variant: 3, angle: 'The tabs 2' }]);
    expect(added.pieces[0]).not.toHaveProperty('hook');
    expect(model.asked[0]?.prompt).toContain('opens with: Forty tabs, one question.');
    expect(model.asked[0]?.prompt).toContain(`<idea>${page.idea}</idea>`);
  });
});

it('a plan is asked for once more, with what was wrong, and then done without', async () => {
  const order = { assignment: assignmentWith(), pieces, signal };
  const mended = modelThatSays(said({ pieces: ways.slice(0, 2) }), said({}));
  expect(await askForPlan(mended, order)).not.toBeNull();
  expect(mended.asked[1]?.prompt).toContain('missing numbers 3');

  const hopeless = modelThatSays('I would rather chat.', '{"idea": "none"}');
  expect(await askForPlan(hopeless, order)).toBeNull();
  expect(hopeless.asked).toHaveLength(2);
});
