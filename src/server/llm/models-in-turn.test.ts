import { afterAll, describe, expect, it } from 'vitest';
import { rateLimited } from '../../../test/fakes/fake-model/steps.ts';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import type { FakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { BudgetSpent, type CallBudget, type CallRequest } from './budget/call-budget.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { TextRequest } from './text-model.ts';
import type { UseCase } from './use-cases.ts';

const servers: FakeModelServer[] = [];
afterAll(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Given {
  /** What each model does at its calls, one after the other, and `ok` after the last. */
  readonly models: Readonly<Record<string, readonly Step[]>>;
  readonly env?: Record<string, string>;
  readonly budget?: CallBudget;
}

async function setUp({ models, env = {}, budget }: Given) {
  const left = new Map(Object.entries(models).map(([name, steps]) => [name, [...steps]]));
  const server = await startFakeModelServer({ script: ({ model }) => left.get(model)?.shift() ?? { text: 'Done.' } });
  servers.push(server);
  const names = Object.keys(models).join(', ');
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: names, ...env }));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const waits: number[] = [];
  const clock = createSetClock('2026-05-04T10:00:00Z');
  const model = createTextModel(choice, {
    logger: silentLogger,
    clock,
    wait: async (ms) => void waits.push(ms),
    ...(budget ? { budget } : {}),
  });
  const ask = (useCase: UseCase = 'draft', more: Partial<TextRequest> = {}) =>
    model.generate({
      useCase,
      system: 'You write.',
      prompt: 'Write.',
      signal: new AbortController().signal,
      meter: undefined,
      ...more,
    });
  return { ask, clock, waits, asked: () => server.requests.map((call) => call.model) };
}

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof ModelFailure) return error;
  throw new Error('expected the call to fail', { cause: error });
}

describe('a list of models', () => {
  it.each([
    ['out of quota', rateLimited()],
    ['overloaded', { status: 529 }],
    ['out of reach', { fault: 'reset' }],
    ['without credit', { status: 402 }],
    ['refusing the key', { status: 401 }],
    ['unknown', { status: 404 }],
  ] satisfies [string, Step][])('the next is asked at once where the first is %s', async (_, step) => {
    const { ask, asked, waits } = await setUp({ models: { first: [step], second: [] } });
    expect(await ask()).toMatchObject({ text: 'Done.', model: 'second' });
    expect(asked()).toEqual(['first', 'second']);
    expect(waits).toEqual([]);
  });

  it('so it is where the first is silent', async () => {
    const { ask, asked } = await setUp({
      models: { first: [{ fault: 'silent' }], second: [] },
      env: { LLM_FIRST_TOKEN_TIMEOUT: '1' },
    });
    expect((await ask()).model).toBe('second');
    expect(asked()).toEqual(['first', 'second']);
  });

  it('a broken answer is asked for again where it came from', async () => {
    const { ask, asked } = await setUp({ models: { first: [{ fault: 'cut' }], second: [] } });
    expect((await ask()).model).toBe('first');
    expect(asked()).toEqual(['first', 'first']);
  });

  it('what a filter stopped is not carried to the next', async () => {
    const { ask, asked } = await setUp({ models: { first: [{ text: 'I', finish: 'content_filter' }], second: [] } });
    expect((await failureOf(ask())).kind).toBe('filtered');
    expect(asked()).toEqual(['first']);
  });

  it('waits only once all have failed, and does not ask in vain again', async () => {
    const { ask, asked, waits } = await setUp({ models: { first: [{ status: 401 }], second: [{ status: 500 }] } });
    expect((await ask()).model).toBe('second');
    expect(asked()).toEqual(['first', 'second', 'second']);
    expect(waits).toEqual([1_000]);
  });

  it('tells of the one that may be asked again soonest when none answers', async () => {
    const { ask } = await setUp({ models: { first: [{ status: 401 }], second: [rateLimited('120')] } });
    expect(await failureOf(ask())).toMatchObject({ kind: 'quota', retryAfterMs: 120_000 });
    const hopeless = await setUp({ models: { first: [{ status: 401 }], second: [{ status: 404 }] } });
    expect(await failureOf(hopeless.ask())).toMatchObject({ kind: 'key', retryAfterMs: null });
  });

  it('leaves a model alone for as long as it asked, in all calls', async () => {
    const { ask, asked, clock } = await setUp({ models: { first: [rateLimited('90')], second: [] } });
    await ask();
    await ask();
    expect(asked()).toEqual(['first', 'second', 'second']);
    clock.advance(90_000);
    expect((await ask()).model).toBe('first');
  });

  it('may be another one for each use', async () => {
    const { ask, asked } = await setUp({
      models: { usual: [] },
      env: { LLM_MODEL_PLAN: 'wise', LLM_MODEL_VOICE: 'v' },
    });
    for (const use of ['brief', 'plan', 'draft', 'edit', 'voice'] as const) await ask(use);
    expect(asked()).toEqual(['usual', 'wise', 'usual', 'usual', 'v']);
  });
});

describe('the budget', () => {
  it('is asked for what question and answer may take together', async () => {
    const requests: CallRequest[] = [];
    const budget: CallBudget = {
      run: (request, call) => {
        requests.push(request);
        return call();
      },
    };
    const { ask } = await setUp({ models: { first: [] }, budget });
    await ask('draft', { system: 'a'.repeat(4_000), shared: '語'.repeat(4_000), prompt: 'Write' });
    expect(requests.map(({ expectedTokens }) => expectedTokens)).toEqual([1_000 + 3_000 + 2 + 2_000]);
  });

  it('ends a call that it has no tokens for, with the time of the next ones and no model asked', async () => {
    const budget: CallBudget = { run: () => Promise.reject(new BudgetSpent(3_600_000)) };
    const { ask, asked } = await setUp({ models: { first: [], second: [] }, budget });
    const failure = await failureOf(ask());
    expect(failure).toMatchObject({ kind: 'budget', retryAfterMs: 3_600_000 });
    // Whoever waits has no promise that it goes on by itself: the queue may give up before midnight.
    expect(failure.reason).toContain('there are new ones after midnight UTC');
    expect(failure.reason).toContain('LLM_DAILY_TOKEN_LIMIT');
    expect(asked()).toEqual([]);
  });
});
