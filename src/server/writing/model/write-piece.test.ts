import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { modelThatSays } from '../../../../test/fakes/scripted-model.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { xWeight } from '../../../core/checks/x-weight.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import { GaveUp, RetryLater } from '../writer.ts';
import type { Plan } from '../writer.ts';
import { createModelWriter } from './model-writer.ts';

const signal = new AbortController().signal;

const OPINION = 'Buddies beat handbooks: a patient colleague answers in a minute.';
const LONG = `${OPINION} ${'Name one person who answers every question in the first week. '.repeat(6)}`;
const OFF = 'Onboarding remote engineers is an important process for new hires.';

/** One piece of the format written by a model that gives these answers. */
async function write(answers: readonly (string | Error)[], format = 'X Post') {
  const model = modelThatSays(...answers);
  const piece = { format, variant: 1, angle: 'A contrary view', claimIds: ['c3'] };
  const plan: Plan = { messages: ['Name a buddy.'], pieces: [piece, { ...piece, variant: 2, angle: 'Checklist' }] };
  const writer = createModelWriter(model, silentLogger);
  const text = await writer.write(assignmentWith(), plan, piece, signal).then(
    (written) => written.text,
    (error: unknown) => error,
  );
  return { text, model };
}

describe('an answer within the rules', () => {
  it('is taken as it is, without what a model puts around it', async () => {
    const { text, model } = await write([
      `Here's your X post:\n\n\`\`\`\n${OPINION} 41 of 60 asked a person first [c3].\n\`\`\``,
    ]);
    expect(text).toBe(`${OPINION} 41 of 60 asked a person first.`);
    expect(model.asked.map((request) => request.useCase)).toEqual(['piece']);
  });

  it('loses the links that nobody gave', async () => {
    const { text } = await write([`${OPINION} More: https://made-up.example/guide`]);
    expect(text).toBe(`${OPINION} More:`);
  });

  it('was asked for with the angle, the claims, the format and what the siblings do', async () => {
    const { model } = await write([OPINION]);
    const prompt = model.asked[0]?.prompt ?? '';
    expect(prompt).toContain('Write this piece: X Post, variant 1.');
    expect(prompt).toContain('<angle>A contrary view</angle>');
    expect(prompt).toContain('<claims>c3</claims>');
    expect(prompt).toContain('<sibling>X Post: Checklist</sibling>');
    expect(prompt).toContain('At most 280 characters');
  });
});

describe('an answer that breaks a rule', () => {
  it('is repaired by the model, told exactly what is wrong', async () => {
    const { text, model } = await write([LONG, OPINION]);
    expect(text).toBe(OPINION);
    expect(model.asked.map((request) => request.useCase)).toEqual(['piece', 'repair']);
    expect(model.asked[1]?.prompt).toMatch(/Length on X: \d+ of 280 characters/);
    expect(model.asked[1]?.prompt).toContain(`<draft>${LONG.trim()}</draft>`);
  });

  it('is cut by the format after two repairs in vain, never delivered too long', async () => {
    const { text, model } = await write([LONG, LONG, LONG, OPINION]);
    expect(model.asked).toHaveLength(3);
    expect(text).toMatch(/^Buddies beat handbooks/);
    expect(xWeight(String(text))).toBeLessThanOrEqual(280);
  });

  it('is given up with the rule where nothing helps', async () => {
    const { text } = await write(['Just a line.', 'Just a line.', 'Just a line.'], 'Descriptions');
    expect(text).toBeInstanceOf(GaveUp);
    expect(text).toMatchObject({
      reason: expect.stringMatching(/rule of Descriptions\. Required parts: Missing: .*Bullets/),
    });
  });

  it('survives a repair that gets worse', async () => {
    const worse = `${OFF} ${'And so on and on it goes for everyone. '.repeat(10)}`;
    const { text } = await write([OFF, worse, worse]);
    expect(text).toBe(OFF);
  });
});

describe('an answer that states what nothing stands behind', () => {
  it('is repaired by the model, told what to take out', async () => {
    const { text, model } = await write([`${OPINION} It saves 42 % of the week.`, OPINION]);
    expect(text).toBe(OPINION);
    expect(model.asked[1]?.prompt).toContain(
      'The figure 42 % stands in no claim, topic, persona or opinion: take it out, or use one that does',
    );
  });

  it('is shown with the marks that the model set, so that a mended sentence keeps its claim', async () => {
    const { model } = await write([`${OPINION} 41 of 60, or 68 %, asked a person first [c3].`, OPINION]);
    expect(model.asked[1]?.prompt).toContain('asked a person first [c3].</draft>');
  });

  it('is marked after two repairs in vain, also where the model has set such a mark by itself', async () => {
    const own = `${OPINION} It saves [Check: 42 %] of the week.`;
    const { text, model } = await write([`${OPINION} It saves 42 % of the week.`, own, own, OPINION]);
    expect(text).toBe(own);
    expect(model.asked).toHaveLength(3);
  });
});

describe('the opinion', () => {
  it('is asked for again where it is not heard, and its lack alone costs no piece', async () => {
    const heard = await write([OFF, OPINION]);
    expect(heard.text).toBe(OPINION);
    expect(heard.model.asked[1]?.prompt).toContain('Opinion: the author’s opinion is not heard');

    const deaf = await write([OFF, OFF, OFF]);
    expect(deaf.text).toBe(OFF);
    expect(deaf.model.asked).toHaveLength(3);
  });
});

describe('a call that fails', () => {
  const later = new ModelFailure('quota', 'The model is over its quota.', 90_000);
  const never = new ModelFailure('key', 'The model refused the key.', null);

  it('leaves the piece to the queue or gives it up, with the reason', async () => {
    expect((await write([later])).text).toSatisfy(
      (error) => error instanceof RetryLater && error.retryAfterMs === 90_000,
    );
    expect((await write([never])).text).toSatisfy((error) => error instanceof GaveUp && error.reason === never.reason);
  });

  it('during a repair does not cost a text that the format can mend', async () => {
    const { text } = await write([LONG, later]);
    expect(text).toMatch(/^Buddies beat handbooks/);
    expect((await write(['Just a line.', later], 'Descriptions')).text).toBeInstanceOf(RetryLater);
  });

  it('during a repair leaves a piece to the queue that would be given up without it', async () => {
    const invented = `Everybody saves 4,242 hours ${'and '.repeat(60)}more.`.slice(0, 279);
    expect((await write([invented, later])).text).toBeInstanceOf(RetryLater);
    expect((await write([invented, invented, invented])).text).toBeInstanceOf(GaveUp);
  });

  it('by the caller stays an abort', async () => {
    const gone = AbortSignal.abort(new Error('deleted'));
    const writer = createModelWriter(modelThatSays(OPINION), silentLogger);
    const piece = { format: 'X Post', variant: 1, angle: 'a', claimIds: [] };
    await expect(writer.write(assignmentWith(), { messages: [], pieces: [piece] }, piece, gone)).rejects.toThrow(
      'deleted',
    );
  });
});
