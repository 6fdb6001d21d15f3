import { afterEach, describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { rateLimited } from '../../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../../test/fakes/fake-model-server.ts';
import type { FakeModelOptions, FakeModelServer } from '../../../../test/fakes/fake-model-server.ts';
import { recordingLogger } from '../../../../test/fakes/recording-logger.ts';
import { parseLlmSettings } from '../../../../test/support/llm-settings.ts';
import { opinionHeard } from '../../../core/checks/opinion-heard.ts';
import { FORMATS, findFormat } from '../../../core/formats/registry.ts';
import { chooseModel } from '../../llm/choose-model.ts';
import { createTextModel } from '../../llm/create-text-model.ts';
import { GaveUp, RetryLater } from '../writer.ts';
import type { PieceRef } from '../writer.ts';
import { derivedPlan } from './planning/derived-plan.ts';
import { createModelWriter } from './model-writer.ts';

const signal = new AbortController().signal;
const servers: FakeModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function setUp(options: FakeModelOptions = {}) {
  const server = await startFakeModelServer(options);
  servers.push(server);
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake-1' }));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const logger = recordingLogger();
  const model = createTextModel(choice, { logger, wait: async () => {} });
  return { server, logger, writer: createModelWriter(model, logger) };
}

const everyFormatTwice: PieceRef[] = FORMATS.flatMap(({ label }) => [
  { format: label, variant: 1 },
  { format: label, variant: 2 },
]);

describe('a whole job over HTTP', () => {
  it('plans every piece and writes each within its rules, with the opinion and without a mark left over', async () => {
    const { writer } = await setUp();
    const assignment = assignmentWith();
    const plan = await writer.plan(assignment, everyFormatTwice, { signal });
    expect(plan.pieces).toMatchObject(everyFormatTwice);
    expect(plan.pieces.every((piece) => piece.angle !== '')).toBe(true);
    for (const { label } of FORMATS) {
      const [first, second] = plan.pieces.filter((piece) => piece.format === label);
      expect(first?.angle).not.toBe(second?.angle);
    }

    const written = await Promise.all(plan.pieces.map((piece) => writer.write(assignment, plan, piece, { signal })));
    const texts = written.map(({ text }) => text);
    for (const [index, text] of texts.entries()) {
      const { format, variant } = plan.pieces[index] ?? { format: '', variant: 0 };
      const broken = findFormat(format)
        ?.check(text)
        .filter((result) => result.status === 'fail');
      expect(broken, `${format} ${variant}`).toEqual([]);
      expect(text).not.toMatch(/\[[cso]\d+/);
      expect(opinionHeard(text, assignment.opinion, assignment.topic), `${format} ${variant}`).toBe(true);
    }
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  });

  it('opens every prompt with the same bytes, so that a prompt cache is warm from the plan on', async () => {
    const { writer, server } = await setUp();
    const assignment = assignmentWith();
    const plan = await writer.plan(assignment, everyFormatTwice, { signal });
    for (const piece of plan.pieces) await writer.write(assignment, plan, piece, { signal });

    const prompts = server.requests.map((call) => call.prompt);
    const [prefix = ''] = /^[\s\S]*<\/assignment>/.exec(prompts[0] ?? '') ?? [];
    expect(prefix).toContain('In our survey 41 of 60 new engineers asked a colleague');
    expect(prompts.filter((prompt) => !prompt.startsWith(prefix))).toEqual([]);
    expect(new Set(server.requests.map((call) => call.system)).size).toBe(1);
  });

  it('cites in a blog post by numbers, with the sources listed, and links to nobody else', async () => {
    const { writer } = await setUp();
    const assignment = assignmentWith();
    const plan = await writer.plan(assignment, [{ format: 'Blog Post', variant: 1 }], { signal });
    const [piece] = plan.pieces;
    if (!piece) throw new Error('expected a piece');
    const { text } = await writer.write(assignment, plan, piece, { signal });
    expect(text).toMatch(/\[1\]/);
    expect(text).toContain('[[1]](https://en.wikipedia.org/wiki/Onboarding)');
    expect(new Set(text.match(/https?:\/\/[^\s)>]+/g))).toEqual(new Set(['https://en.wikipedia.org/wiki/Onboarding']));
  });
});

describe('a plan that the model cannot make', () => {
  it('is derived instead, and the log says so', async () => {
    const { writer, logger, server } = await setUp({ script: [{ text: 'No.' }, { text: '{"idea":""}' }] });
    const plan = await writer.plan(assignmentWith(), everyFormatTwice, { signal });
    expect(plan.pieces).toMatchObject(everyFormatTwice);
    expect(new Set(plan.pieces.slice(0, 9).map((piece) => piece.angle)).size).toBe(9);
    expect(logger.written()).toContain('written from a derived one');
    expect(server.requests).toHaveLength(2);
  });

  it('keeps the angles of added variants apart from those that stand', async () => {
    const { writer } = await setUp({ script: [{ text: 'No.' }, { text: 'No.' }] });
    const assignment = assignmentWith();
    const standing = derivedPlan(assignment, [{ format: 'X Post', variant: 1 }]);
    const [added] = (await writer.plan(assignment, [{ format: 'X Post', variant: 2 }], { signal, standing })).pieces;
    expect(added).toMatchObject({ format: 'X Post', variant: 2, angle: expect.any(String) });
    expect(added?.angle).not.toBe(standing.pieces[0]?.angle);
  });

  it('waits where the model asks for time, and fails where no call will help', async () => {
    const busy = await setUp({ script: [rateLimited('90')] });
    await expect(busy.writer.plan(assignmentWith(), everyFormatTwice, { signal })).rejects.toMatchObject({
      constructor: RetryLater,
      retryAfterMs: 90_000,
    });
    const locked = await setUp({ script: [{ status: 401, echoKey: true }] });
    await expect(locked.writer.plan(assignmentWith(), everyFormatTwice, { signal })).rejects.toBeInstanceOf(GaveUp);
  });
});
