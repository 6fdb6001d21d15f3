import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { WRITING_CASES } from '../../../../test/support/writing-cases/all-cases.ts';
import { findTerms } from '../../../core/checks/terms.ts';
import { findFormat, FORMATS } from '../../../core/formats/registry.ts';
import type { Assignment } from '../writer.ts';
import { createBuiltinWriter } from './builtin-writer.ts';
import { jobQuotes } from './reading/job-quotes.ts';
import { avoidableTerms } from './text/permitted.ts';

const { signal } = new AbortController();

/** Each stands in many of the writer’s own lines, or in its sources, and in no label of a layout. */
const BANNED = ['our', 'what', 'you', 'our notes', 'people', 'overlook*', 'own', 'onboarding', 'in a sentence', 'view'];

const banning = (assignment: Assignment, ...bannedTerms: string[]): Assignment => ({
  ...assignment,
  persona: { ...assignment.persona, bannedTerms },
});

/** A piece of each format, one of the three variants in turn, as it would be copied. */
async function piecesOf(assignment: Assignment): Promise<{ format: string; text: string }[]> {
  const writer = createBuiltinWriter();
  const refs = FORMATS.map(({ label }, at) => ({ format: label, variant: (at % 3) + 1 }));
  const plan = await writer.plan(assignment, refs, { signal });
  return await Promise.all(
    plan.pieces.map(async (piece) => {
      const { text } = await writer.write(assignment, plan, piece, { signal });
      return { format: piece.format, text };
    }),
  );
}

describe('what the persona bans', () => {
  // Every third case: they are all written with nothing banned elsewhere.
  it.each(WRITING_CASES.filter((_, at) => at % 3 === 0))(
    'stands in no piece on $name, save where it was given',
    async ({ assignment }) => {
      const banned = banning(assignment, ...BANNED);
      const terms = avoidableTerms(banned);
      expect(terms.length).toBeGreaterThan(0);
      for (const { format, text } of await piecesOf(banned)) {
        expect(findTerms(text, terms), text).toEqual([]);
        const broken = findFormat(format)?.check(text);
        expect(
          broken?.filter(({ status }) => status === 'fail'),
          text,
        ).toEqual([]);
      }
    },
  );

  it('is quoted from nobody, and no source that is named after it is used', () => {
    const quoted = (assignment: Assignment) => jobQuotes(assignment).map(({ text }) => text);
    const free = assignmentWith();
    expect(quoted(banning(free, 'handbook')).join('\n')).not.toContain('handbook');
    expect(quoted(banning(free, 'handbook'))).toEqual(quoted(free).filter((text) => !text.includes('handbook')));
    expect(jobQuotes(banning(free, 'onboarding')).map(({ source }) => source.title)).not.toContain('Onboarding');
    expect(quoted(free).join('\n')).toContain('handbook');
  });

  it('does not silence the author: what topic and opinion hold stays', async () => {
    const assignment = banning(assignmentWith(), 'buddies', 'remote');
    const [post] = await piecesOf(assignment).then((pieces) => pieces.filter(({ format }) => format === 'X Post'));
    expect(post?.text).toContain('Buddies beat handbooks.');
  });

  it('changes nothing where it stands nowhere', async () => {
    expect(await piecesOf(banning(assignmentWith(), 'zeppelin'))).toEqual(await piecesOf(assignmentWith()));
  });
});

describe('a language that was chosen', () => {
  const textsIn = async (language: string | null, topic: string) =>
    (await piecesOf(assignmentWith({ language, topic }))).map(({ text }) => text);

  it('other than English leaves the writer’s own English words out, as with a topic in that language', async () => {
    const texts = await textsIn('de', 'Remote onboarding for new engineers');
    expect(texts).not.toEqual(await textsIn(null, 'Remote onboarding for new engineers'));
    expect(texts.join('\n')).not.toMatch(/Our view|What we think|Tell us/u);
    expect(texts.join('\n')).toContain('Buddies beat handbooks');
  });

  it('makes no English of a topic in another language', async () => {
    const topic = 'Warum wir neue Kolleginnen und Kollegen nicht allein lassen';
    expect(await textsIn('en', topic)).toEqual(await textsIn(null, topic));
  });

  it('that is English anyway changes nothing', async () => {
    const topic = 'Remote onboarding for new engineers';
    expect(await textsIn('en-GB', topic)).toEqual(await textsIn(null, topic));
  });
});
