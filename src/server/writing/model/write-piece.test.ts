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
import type { Assignment, PersonaVoice, Plan, WritingRun } from '../writer.ts';
import { createModelWriter } from './model-writer.ts';

const signal = new AbortController().signal;

const OPINION = 'Buddies beat handbooks: a patient colleague answers in a minute.';
const SHARPER = 'Buddies beat handbooks. A patient colleague answers in a minute; page 31 never does.';
const LONG = `${OPINION} ${'Name one person who answers every question in the first week. '.repeat(6)}`;
const OFF = 'Onboarding remote engineers is an important process for new hires.';
/** Nothing in the text is wrong. */
const FINE = '{"sentences": []}';

type Changes = Partial<PersonaVoice> & Partial<Pick<WritingRun, 'mode' | 'isLastTry' | 'siblings'>>;

/** One piece of the format written by a model that gives these answers, in the order of its calls. */
async function write(
  answers: readonly (string | Error)[],
  format = 'X Post',
  { mode = 'best', isLastTry = false, siblings, ...persona }: Changes = {},
) {
  const model = modelThatSays(...answers);
  const piece = { format, variant: 1, angle: 'A contrary view', claimIds: [] };
  const plan: Plan = { messages: [], pieces: [piece, { ...piece, variant: 2, angle: 'Checklist' }] };
  const writer = createModelWriter(model, silentLogger);
  const given = assignmentWith();
  const text = await writer
    .write({ ...given, persona: { ...given.persona, ...persona } }, plan, piece, { signal, mode, isLastTry, siblings })
    .then(
      (written) => written.text,
      (error: unknown) => error,
    );
  return { text, model, uses: model.asked.map(({ useCase }) => useCase) };
}

/** What an editor is told of a draft. */
const foundIn = (request: TextRequest | undefined) =>
  /<found>\n(?<lines>[^]*?)\n<\/found>/.exec(request?.prompt ?? '')?.groups?.['lines']?.split('\n') ?? [];

/** Descriptions without a figure of their own. */
const descriptionsWith = (bullets: readonly string[], long: string) =>
  descriptions
    .layout({ ...SOUND_DESCRIPTIONS, medium: `${OPINION} ${words(50)}`, long, bullets })
    .replaceAll('week four', 'due time');

describe('a piece', () => {
  it('is drafted, edited by somebody who did not write it, and its facts are checked', async () => {
    const { text, uses, model } = await write([OPINION, SHARPER, FINE]);
    expect(text).toBe(SHARPER);
    expect(uses).toEqual(['draft', 'edit', 'check']);
    expect(model.asked[1]?.prompt).toContain(`<draft>${OPINION}</draft>`);
    expect(model.asked[2]?.prompt).toContain('<sentence n="1">Buddies beat handbooks.</sentence>');
  });

  it('is ordered with its way in, its format, and what the other texts of the format do', async () => {
    const { model } = await write([OPINION, OPINION, FINE]);
    for (const { prompt } of model.asked.slice(0, 2)) {
      expect(prompt).toContain('this piece: X Post, variant 1.');
      expect(prompt).toContain('<angle>A contrary view</angle>');
      expect(prompt).toContain('<sibling>Checklist</sibling>');
      expect(prompt).toContain('280 characters');
    }
  });

  it('is taken without what a model puts around it, and without links that nobody gave', async () => {
    const edited = `Here's your X post:\n\n\`\`\`\n${OPINION} More: https://made-up.example/guide\n\`\`\``;
    expect((await write([edited, edited, FINE])).text).toBe(`${OPINION} More:`);
  });

  it('in a hurry is planned and drafted in one call, and its facts are checked', async () => {
    const fast = `<notes>Idea: ask a person.</notes>\n${OPINION}`;
    const { text, uses } = await write([fast, FINE], 'X Post', { mode: 'fast' });
    expect(text).toBe(OPINION);
    expect(uses).toEqual(['draft', 'check']);
  });
});

describe('an editor', () => {
  it('hears what our checks have found in the draft: its limits, its place, and what nothing says', async () => {
    const { model } = await write([LONG, OPINION, FINE]);
    expect(foundIn(model.asked[1])).toContainEqual(expect.stringMatching(/^- Length on X: \d+ of 280 characters/));

    const figure = await write([`${OPINION}\nIt saves 42 % of the week.`, OPINION, FINE]);
    expect(foundIn(figure.model.asked[1])).toContainEqual(
      expect.stringMatching(/The figure 42 % is in no source .* \(line 2: “It saves 42 % of the week.”\)/),
    );
  });

  it('hears of a missing opinion, missing terms, and words that are a source’s own', async () => {
    const copied =
      'Onboarding refers to the mechanism through which new employees acquire the necessary knowledge, we say.';
    const { model } = await write([copied, OPINION, FINE], 'X Post', { requiredTerms: ['Northkit'] });
    const found = foundIn(model.asked[1]).join('\n');
    expect(found).toContain('- Opinion: no sentence says a point of our opinion (o1, o2); one is enough');
    expect(found).toContain('- Required terms: missing: Northkit');
    expect(found).toMatch(/- Own words: “Onboarding refers to the mechanism .*” are the words of s1/);
  });

  it('hears of what another text of the format says in the same words', async () => {
    const other = `${OFF} Ask the one person who has seen it all before you read a page.`;
    const siblings = { texts: () => [other], drafted: () => {} };
    const { model } = await write([`${other} Really.`, OPINION, FINE], 'X Post', { siblings });
    expect(foundIn(model.asked[1])).toContainEqual(
      expect.stringMatching(/Variants differ: \d+ % of it is word for word/),
    );
  });

  it('whose text is worse than the draft by our checks is not followed', async () => {
    const { text, uses } = await write([OPINION, LONG, LONG, FINE]);
    expect(text).toBe(OPINION);
    expect(uses).toEqual(['draft', 'edit', 'edit', 'check']);
    const lost = await write([SOUND, 'Just a line.', FINE], 'Descriptions');
    expect(lost.text).toContain('Patience');
    expect(lost.uses).toEqual(['draft', 'edit', 'check']);
  });

  it('which breaks a limit is not given away for it: it is edited once more, from where it stands', async () => {
    const shorter = 'Ask a buddy, not a handbook. Buddies beat handbooks.';
    const { text, uses, model } = await write([OPINION, LONG, shorter, FINE]);
    expect(uses).toEqual(['draft', 'edit', 'edit', 'check']);
    expect(model.asked[2]?.prompt).toContain(LONG.slice(0, 60));
    expect(model.asked[2]?.prompt).toContain('as few changes as you can');
    expect(text).toBe(shorter);
  });

  it('whose text has a figure of its own is followed all the same: the check of facts sees to that', async () => {
    const { text, uses } = await write([OPINION, `${OPINION} It saves 42 %.`, FINE, FINE]);
    expect(uses).toEqual(['draft', 'edit', 'check', 'check']);
    expect(text).toContain('[Check: 42 %]');
  });

  it('edits once more where a hard rule is still broken, and the format cuts what then is too long', async () => {
    const slightly = `${OPINION} ${'Name one person who answers every question in week one. '.repeat(5)}`;
    const { text, uses } = await write([LONG, slightly, slightly, FINE]);
    expect(uses).toEqual(['draft', 'edit', 'edit', 'check']);
    expect(text).toMatch(/^Buddies beat handbooks/);
    expect(xWeight(String(text))).toBeLessThanOrEqual(280);
  });

  it('in a hurry is asked only where a hard rule is broken', async () => {
    const { uses, text } = await write([LONG, OPINION, FINE], 'X Post', { mode: 'fast' });
    expect(uses).toEqual(['draft', 'edit', 'check']);
    expect(text).toBe(OPINION);
  });
});

const SOUND = descriptionsWith(['Patience', 'Plans', 'People'], words(140));

describe('the sentences that carry the opinion', () => {
  const said = async (edited: string, changes: Partial<Assignment> = {}) => {
    const piece = { format: 'X Post', variant: 1, angle: 'A contrary view', claimIds: [] };
    return await createModelWriter(modelThatSays(OPINION, edited, FINE), silentLogger).write(
      assignmentWith(changes),
      { messages: [], pieces: [piece] },
      piece,
      { signal },
    );
  };

  it('are known by the editor’s marks, which no reader sees', async () => {
    const { text, stance, citations } = await said(
      'Give every new hire a patient human [o2]. “41 of 60 new engineers asked a colleague before they opened the handbook” [s2]. Buddies beat handbooks [o1].',
    );
    expect(text).toBe(
      'Give every new hire a patient human. “41 of 60 new engineers asked a colleague before they opened the handbook”. Buddies beat handbooks.',
    );
    expect(stance).toEqual([
      { pointId: 'o2', sentence: 'Give every new hire a patient human.' },
      { pointId: 'o1', sentence: 'Buddies beat handbooks.' },
    ]);
    expect(citations.map(({ claim_id }) => claim_id)).toEqual(['c3']);
  });
});

it('says of each sentence what it rests on: a source, a note of ours, the opinion, or nothing that needs one', async () => {
  const edited =
    'Buddies beat handbooks [o1]. “41 of 60 new engineers asked a colleague before they opened the handbook” [s2]. Ask one today.';
  const piece = { format: 'X Post', variant: 1, angle: 'A contrary view', claimIds: [] };
  const { grounds } = await createModelWriter(modelThatSays(OPINION, edited, FINE), silentLogger).write(
    assignmentWith(),
    { messages: [], pieces: [piece] },
    piece,
    { signal },
  );
  expect(grounds?.map(({ ground }) => ground)).toEqual(['opinion', 'ours', 'none']);
});

describe('a call that fails', () => {
  const later = new ModelFailure('quota', 'The model is over its quota.', 90_000);
  const never = new ModelFailure('key', 'The model refused the key.', null);

  it('leaves the piece to the queue or gives it up, with the reason', async () => {
    expect((await write([later])).text).toSatisfy(
      (error) => error instanceof RetryLater && error.retryAfterMs === 90_000,
    );
    expect((await write([never])).text).toBeInstanceOf(GaveUp);
    expect((await write([''])).text).toBeInstanceOf(GaveUp);
  });

  it('costs no draft: an edit or a check is waited for, and done without in the end', async () => {
    expect((await write([OPINION, later])).text).toBeInstanceOf(RetryLater);
    expect((await write([OPINION, later, FINE], 'X Post', { isLastTry: true })).text).toBe(OPINION);
    expect((await write([OPINION, never, FINE])).text).toBe(OPINION);
    expect((await write([OPINION, SHARPER, later])).text).toBeInstanceOf(RetryLater);
    expect((await write([OPINION, SHARPER, never])).text).toBe(SHARPER);
    const invented = `${OPINION} It saves 42 % of the week.`;
    const unchecked = await write([invented, invented, later], 'X Post', { isLastTry: true });
    expect(unchecked.text).toBe(`${OPINION} It saves [Check: 42 %] of the week.`);
  });

  it('costs no text when the reader of an answer is us', async () => {
    expect((await write([OPINION, SHARPER, 'I would rather chat.'])).text).toBe(SHARPER);
  });
});
