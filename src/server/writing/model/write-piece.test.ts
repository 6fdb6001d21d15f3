import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { modelThatSays } from '../../../../test/fakes/scripted-model.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { SOUND_DESCRIPTIONS, words } from '../../../../test/support/sound-parts.ts';
import { descriptions } from '../../../core/formats/descriptions.ts';
import { xWeight } from '../../../core/checks/x-weight.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { TextRequest } from '../../llm/text-model.ts';
import { GaveUp, RetryLater } from '../writer.ts';
import type { Assignment, PersonaVoice, Plan } from '../writer.ts';
import { createModelWriter } from './model-writer.ts';

const signal = new AbortController().signal;

const OPINION = 'Buddies beat handbooks: a patient colleague answers in a minute.';
const LONG = `${OPINION} ${'Name one person who answers every question in the first week. '.repeat(6)}`;
const OFF = 'Onboarding remote engineers is an important process for new hires.';

/** One piece of the format written by a model that gives these answers. */
async function write(
  answers: readonly (string | Error)[],
  format = 'X Post',
  { language = null, ...persona }: Partial<PersonaVoice> & { readonly language?: string | null } = {},
) {
  const model = modelThatSays(...answers);
  const piece = { format, variant: 1, angle: 'A contrary view', claimIds: ['c3'] };
  const plan: Plan = { messages: ['Name a buddy.'], pieces: [piece, { ...piece, variant: 2, angle: 'Checklist' }] };
  const writer = createModelWriter(model, silentLogger);
  const given = assignmentWith();
  const text = await writer
    .write({ ...given, language, persona: { ...given.persona, ...persona } }, plan, piece, { signal })
    .then(
      (written) => written.text,
      (error: unknown) => error,
    );
  return { text, model };
}

/** What a repair was told to mend. */
const problemsIn = (request: TextRequest | undefined) =>
  /<problems>\n(?<lines>[^]*?)\n<\/problems>/.exec(request?.prompt ?? '')?.groups?.['lines']?.split('\n');

/** Descriptions without a figure of their own. */
const descriptionsWith = (bullets: readonly string[], long: string) =>
  descriptions
    .layout({ ...SOUND_DESCRIPTIONS, medium: `${OPINION} ${words(50)}`, long, bullets })
    .replaceAll('week four', 'due time');
const SOUND = descriptionsWith(['Patience', 'Plans', 'People'], words(140));

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
    expect(prompt).toContain('<sibling>Checklist</sibling>');
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

  it('is told exactly the failing rule and its place, and nothing of those that it kept', async () => {
    const { model } = await write([descriptionsWith(['Patience', 'Plans', 'x'.repeat(30)], ''), SOUND], 'Descriptions');
    expect(problemsIn(model.asked[1])).toEqual(['- Required parts: Missing: Long description']);

    const cheap = `${OPINION} Nothing beats a cheap day with a buddy.\nAsk for one.`;
    const post = await write([cheap, OPINION], 'X Post', { bannedTerms: ['cheap'] });
    expect(post.text).toBe(OPINION);
    expect(problemsIn(post.model.asked[1])).toEqual([
      `- Banned terms: Not to be used: cheap (line 1: “… in a minute. Nothing beats a cheap day with a buddy.”)`,
    ]);
  });

  it('is delivered as it is where nothing helps, since its report says what is wrong', async () => {
    const { text, model } = await write(['Just a line.', 'Just a line.', 'Just a line.', SOUND], 'Descriptions');
    expect(text).toBe('Just a line.');
    expect(model.asked.map((request) => request.useCase)).toEqual(['piece', 'repair', 'repair']);
  });

  it('is delivered in the version that breaks the fewest rules', async () => {
    const oneCheap = `${OPINION} A cheap day.`;
    const bare = 'Nothing of it: cheap, 42 %, and a made-up day.';
    const { text } = await write([bare, oneCheap, bare], 'X Post', { bannedTerms: ['cheap'] });
    expect(text).toBe(oneCheap);
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

  it('is told of its place, too', async () => {
    const { model } = await write([`${OPINION}\nIt saves 42 % of the week.`, OPINION]);
    expect(problemsIn(model.asked[1])).toEqual([expect.stringContaining('(line 2: “It saves 42 % of the week.”)')]);
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
    expect(heard.model.asked[1]?.prompt).toContain('Opinion: no sentence carries a point of the opinion; say o1');

    const deaf = await write([OFF, OFF, OFF]);
    expect(deaf.text).toBe(OFF);
    expect(deaf.model.asked).toHaveLength(3);
  });

  it('costs no repair in another language than its own, where its words cannot be looked for', async () => {
    const german = 'Niemand liest das Handbuch in der ersten Woche, und der Kollege ist da und hilft.';
    expect((await write([german], 'X Post', { language: 'de' })).model.asked).toHaveLength(1);
    expect((await write([german, german, german])).model.asked).toHaveLength(3);
  });
});

describe('the sentences that carry it', () => {
  const said = async (answers: readonly string[], changes: Partial<Assignment> = {}) => {
    const model = modelThatSays(...answers);
    const piece = { format: 'X Post', variant: 1, angle: 'A contrary view', claimIds: ['c3'], pointIds: ['o2'] };
    const written = await createModelWriter(model, silentLogger).write(
      assignmentWith(changes),
      { messages: [], pieces: [piece] },
      piece,
      { signal },
    );
    return { ...written, asked: model.asked };
  };

  it('are told by the model’s marks, which no reader sees', async () => {
    const { text, stance, citations } = await said([
      'Give every new hire a patient human [o2]. 41 of 60 new engineers asked a colleague first [c3]. Buddies beat handbooks [o1].',
    ]);
    expect(text).toBe(
      'Give every new hire a patient human. 41 of 60 new engineers asked a colleague first. Buddies beat handbooks.',
    );
    expect(stance).toEqual([
      { pointId: 'o2', sentence: 'Give every new hire a patient human.' },
      { pointId: 'o1', sentence: 'Buddies beat handbooks.' },
    ]);
    expect(citations.map(({ claim_id }) => claim_id)).toEqual(['c3']);
  });

  it('are missing where nothing says a point, and then the one that was planned is asked for', async () => {
    const { stance, asked } = await said([OFF, 'Handbooks cannot answer. Any colleague can [o2].']);
    expect(problemsIn(asked[1])).toEqual([
      '- Opinion: no sentence carries a point of the opinion; say o2 in the author’s voice and mark the sentence',
    ]);
    expect(stance).toEqual([{ pointId: 'o2', sentence: 'Any colleague can.' }]);
  });

  it('lose the mark of a claim that does not say the same', async () => {
    const { citations, stance } = await said(['Nobody reads forty pages in week one [c1][o2].']);
    expect(citations).toEqual([]);
    expect(stance).toHaveLength(1);
  });
});

describe('required terms', () => {
  it('are asked for once, and along with whatever else is to be mended', async () => {
    const requiredTerms = ['Northkit', 'calendar'];
    const { text, model } = await write([OPINION, OPINION, OPINION], 'X Post', { requiredTerms });
    expect(text).toBe(OPINION);
    expect(model.asked).toHaveLength(2);
    expect(problemsIn(model.asked[1])).toEqual(['- Required terms: missing: Northkit, calendar']);

    const address = `${OPINION} Ask at northkit.example/start today.`;
    expect((await write([address], 'X Post', { requiredTerms: ['northkit.example/start'] })).text).toBe(address);

    const named = `${OPINION} Put it in the Northkit calendar.`;
    expect((await write([OFF, named], 'X Post', { requiredTerms })).text).toBe(named);
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

  it('during a repair costs no text that stands, whatever it breaks', async () => {
    for (const failure of [later, never]) {
      expect((await write([LONG, failure])).text).toMatch(/^Buddies beat handbooks/);
      expect((await write(['Just a line.', failure], 'Descriptions')).text).toBe('Just a line.');
    }
  });

  it('leaves the piece to the queue where there is no text at all', async () => {
    const nothing = 'https://made-up.example/guide';
    expect((await write([nothing, later])).text).toBeInstanceOf(RetryLater);
    expect((await write([nothing, nothing, nothing])).text).toBeInstanceOf(GaveUp);
  });

  it('by the caller stays an abort', async () => {
    const gone = AbortSignal.abort(new Error('deleted'));
    const writer = createModelWriter(modelThatSays(OPINION), silentLogger);
    const piece = { format: 'X Post', variant: 1, angle: 'a', claimIds: [] };
    await expect(
      writer.write(assignmentWith(), { messages: [], pieces: [piece] }, piece, { signal: gone }),
    ).rejects.toThrow('deleted');
  });
});
