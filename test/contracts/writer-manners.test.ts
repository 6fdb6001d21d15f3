import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/core/formats/registry.ts';
import { createModelWriter } from '../../src/server/writing/model/model-writer.ts';
import type { TextModel } from '../../src/server/llm/text-model.ts';
import type { Assignment, WrittenPiece } from '../../src/server/writing/writer.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { answerPrompt } from '../fakes/fake-model/answer-prompt.ts';
import { MANNERS } from '../fakes/fake-model/manners.ts';
import type { Manner } from '../fakes/fake-model/manners.ts';
import { readPrompt } from '../fakes/fake-model/read-prompt.ts';
import { claimOf } from '../fakes/findings.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { WRITING_CASES } from '../support/writing-cases/all-cases.ts';
import { expectHonest, expectTrue } from './writer-truth.ts';

const signal = new AbortController().signal;
const refs = FORMATS.map(({ label }) => ({ format: label, variant: 1 }));

const quarrel: Assignment = assignmentWith({
  ledger: [
    ...assignmentWith().ledger,
    claimOf({
      id: 'c4',
      source_id: 's1',
      quote: 'Only 12 of 60 new engineers asked a colleague before the handbook.',
      contradicts: ['c3'],
    }),
  ],
});

/** A model that writes our formats and has these habits, with what it was asked. */
function modelWith(manners: readonly Manner[], stubborn: boolean) {
  const asked: string[] = [];
  const model: TextModel = {
    name: 'ill-mannered',
    vendor: 'Ill-mannered',
    memory: null,
    async generate({ shared, prompt: task }) {
      const prompt = `${shared}\n\n${task}`;
      asked.push(prompt);
      const text = answerPrompt(readPrompt(prompt), { manners, stubborn });
      return {
        text,
        model: 'ill-mannered',
        usage: { inputTokens: null, cachedInputTokens: null, cacheWriteTokens: null, outputTokens: null },
      };
    },
  };
  return { model, asked };
}

async function writeAll(assignment: Assignment, manners: readonly Manner[], stubborn: boolean, wanted = refs) {
  const { model, asked } = modelWith(manners, stubborn);
  const writer = createModelWriter(model, silentLogger);
  const plan = await writer.plan(assignment, wanted, { signal });
  const written: { format: string; piece: WrittenPiece }[] = [];
  for (const piece of plan.pieces) {
    written.push({ format: piece.format, piece: await writer.write(assignment, plan, piece, { signal }) });
  }
  return { written, asked };
}

describe.each(MANNERS)('a model that %s', (manner) => {
  test('delivers pieces that are true all the same, however often it repeats itself', async () => {
    const { written, asked } = await writeAll(quarrel, [manner], true);
    expect(written.length).toBe(refs.length);
    for (const { format, piece } of written) expectTrue(piece, format, quarrel);
    // A plan; a draft, two edits at most, a check, and another that mends.
    expect(asked.length).toBeLessThanOrEqual(1 + 5 * refs.length);
  });
});

test('a model with every bad habit is held to the truth on every topic', async () => {
  for (const [index, { assignment }] of WRITING_CASES.entries()) {
    const wanted = [0, 3].map((step) => refs[(index + step) % refs.length]).filter((ref) => ref !== undefined);
    const { written } = await writeAll(assignment, MANNERS, true, wanted);
    // All at once is more than some formats have room for: such a piece is delivered, and its report says so.
    expect(written.length).toBe(wanted.length);
    for (const { format, piece } of written) expectHonest(piece, format, assignment);
  }
});

test('a model that mends what it is told leaves nothing to check', async () => {
  const { written, asked } = await writeAll(quarrel, MANNERS, false);
  expect(written.flatMap(({ piece }) => piece.flags)).toEqual([]);
  const edits = asked.filter((prompt) => prompt.includes('<task>edit</task>'));
  expect(edits.length).toBeGreaterThanOrEqual(refs.length);
  expect(edits.join('\n')).toMatch(/- Facts: The figure \d+ % is in no source and in nothing that we gave/);
  expect(edits.join('\n')).toMatch(
    /- Addresses: https:\/\/made-up\.example\/guide\?x=1 is an address that nobody gave/,
  );
  expect(edits.join('\n')).toMatch(/- Opinion: “Research shows it: .*” credits the author’s opinion/);
  expect(edits.join('\n')).toMatch(/- Own words: “.*” are the words of s1/);
});

test('an invention that stays is marked where it stands and told of, or taken out where a mark has no room', async () => {
  const { written } = await writeAll(quarrel, ['invents figures'], true);
  const marked = written.filter(({ piece }) => piece.flags.length > 0);
  expect(marked.map(({ format }) => format)).toEqual(expect.arrayContaining(['X Post', 'Blog Post', 'Descriptions']));
  for (const { format, piece } of written) {
    if (piece.flags.length === 0) expect(piece.text, format).not.toMatch(/\d+ %/);
    else expect(piece.text, format).toMatch(/\[Check: \d+ %\]/);
  }
  for (const { format, piece } of marked) {
    expect(piece.flags, format).toContainEqual({ kind: 'number', text: expect.stringMatching(/^\d+ %$/) });
  }
});

test('a source marked for what another says is cited right', async () => {
  const { written } = await writeAll(assignmentWith(), ['cites the wrong source'], true);
  for (const { format, piece } of written) {
    if (piece.text.includes('41 of 60'))
      expect(
        piece.citations.map(({ claim_id }) => claim_id),
        format,
      ).toContain('c3');
  }
});
