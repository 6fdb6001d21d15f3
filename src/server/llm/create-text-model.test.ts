import { inspect } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { rateLimited } from '../../../test/fakes/fake-model/steps.ts';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import type { FakeModelOptions, FakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { TextRequest } from './text-model.ts';

const KEY = 'sk-very-secret-key-1234567890';

const servers: FakeModelServer[] = [];
afterAll(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** The real client against a fake endpoint; waits between tries are noted instead of waited. */
async function setUp(options: FakeModelOptions, env: Record<string, string> = {}) {
  const server = await startFakeModelServer(options);
  servers.push(server);
  const settings = parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'fake-1', LLM_API_KEY: KEY, ...env });
  const choice = chooseModel(settings);
  if (choice.kind !== 'model') throw new Error('expected a model');
  const waits: number[] = [];
  const logger = recordingLogger();
  const model = createTextModel(choice, {
    logger,
    clock: { now: () => new Date('2026-05-04T10:00:00Z') },
    wait: async (ms, signal) => {
      waits.push(ms);
      signal.throwIfAborted();
    },
  });
  return { server, model, waits, logger };
}

function ask(more: Partial<TextRequest> = {}): TextRequest {
  return {
    useCase: 'draft',
    system: 'You write.',
    prompt: 'Write.',
    signal: new AbortController().signal,
    meter: undefined,
    ...more,
  };
}

async function failureFrom(work: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ModelFailure) return error;
  throw new Error('expected the call to fail', { cause: error });
}

/** Silence is waited out; where an answer is to come after it, that one has time on a busy machine, too. */
const patience = (step: Step, seconds: string): Record<string, string> =>
  typeof step === 'object' && 'fault' in step && ['silent', 'stalled'].includes(step.fault)
    ? { LLM_FIRST_TOKEN_TIMEOUT: seconds, LLM_IDLE_TIMEOUT: seconds }
    : {};

describe('a call that goes well', () => {
  it('brings the whole text and what the vendor counted', async () => {
    const { model, server, waits } = await setUp({ script: [{ text: 'A whole answer, in several words.' }] });
    const answer = await model.generate(ask());
    expect(answer.text).toBe('A whole answer, in several words.');
    expect(answer.usage.inputTokens).toBeGreaterThan(0);
    expect(answer.usage.outputTokens).toBeGreaterThan(0);
    expect(waits).toEqual([]);
    expect(server.requests[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      model: 'fake-1',
      stream: true,
      system: 'You write.',
      prompt: 'Write.',
      maxTokens: null,
    });
  });

  it('leaves out the thoughts of a reasoning model and what no database can store', async () => {
    const { model } = await setUp({ script: [{ text: '<think>Hm, a hook.</think>\n\nThe \0text.' }] });
    expect((await model.generate(ask())).text).toBe('The text.');
  });
});

describe('a fault that passes', () => {
  const passing: readonly [string, Step][] = [
    ['429 without a time', rateLimited()],
    ['429 for a second', rateLimited('1')],
    ['429 for twenty seconds', rateLimited('20')],
    ['500', { status: 500 }],
    ['529', { status: 529 }],
    ['a request timeout', { status: 408 }],
    ['a reset connection', { fault: 'reset' }],
    ['a page instead of an answer', { fault: 'html' }],
    ['broken JSON', { fault: 'broken-json' }],
    ['an empty answer', { fault: 'empty' }],
    ['no body at all', { fault: 'no-body' }],
    ['a cut stream', { fault: 'cut' }],
    ['a stream without an end', { fault: 'unfinished' }],
    ['garbage', { fault: 'garbage' }],
    ['an error in mid-stream', { fault: 'error-event' }],
    ['an end that is no stop', { text: 'Half an ans', finish: 'something_else' }],
    ['a stalled stream', { fault: 'stalled' }],
    ['silence', { fault: 'silent' }],
  ];

  // At once: two of them wait for seconds.
  it.concurrent.each(passing)('%s: asked again, and never taken for an answer', async (_, step) => {
    const { model, server, waits } = await setUp({ script: [step, { text: 'The good answer.' }] }, patience(step, '2'));
    expect((await model.generate(ask())).text).toBe('The good answer.');
    expect(server.requests).toHaveLength(2);
    expect(waits).toHaveLength(1);
  });

  it('waits as long as the vendor asks, else longer each time', async () => {
    const asked = await setUp({ script: [rateLimited('20'), rateLimited('1'), { text: 'Done.' }] });
    await asked.model.generate(ask());
    expect(asked.waits).toEqual([20_000, 1_000]);

    const unasked = await setUp({ script: [{ status: 500 }, { status: 503 }, { text: 'Done.' }] });
    await unasked.model.generate(ask());
    expect(unasked.waits).toEqual([1_000, 4_000]);
  });

  it('reads a date against the clock of the vendor, not against ours', async () => {
    const headers = { date: 'Mon, 04 May 2026 20:00:00 GMT', 'retry-after': 'Mon, 04 May 2026 20:00:30 GMT' };
    const { model, waits } = await setUp({ script: [{ status: 429, headers }, { text: 'Done.' }] });
    await model.generate(ask());
    expect(waits).toEqual([30_000]);
  });
});

describe('a fault that stays', () => {
  const staying: readonly [string, Step, number, RegExp][] = [
    ['a vendor with a fault of its own', { status: 500 }, 3, /overloaded or has a fault/],
    ['a quota', rateLimited(), 3, /over its quota/],
    ['a reset connection', { fault: 'reset' }, 3, /cannot be reached/],
    ['a stream that is always cut', { fault: 'cut' }, 3, /connection to the model broke/],
    ['silence', { fault: 'silent' }, 2, /did not answer in time/],
    ['a stream that always stalls', { fault: 'stalled' }, 2, /did not answer in time/],
  ];

  it.concurrent.each(staying)('%s: left to the queue after a few tries', async (_, step, calls, reason) => {
    const { model, server } = await setUp({ script: () => step }, patience(step, '0.5'));
    const failure = await failureFrom(model.generate(ask()));
    expect(failure.reason).toMatch(reason);
    expect(failure.retryAfterMs).toBe(60_000);
    expect(server.requests).toHaveLength(calls);
  });

  it('a wait beyond a minute is not waited here: the queue gets the time', async () => {
    const { model, server, waits } = await setUp({ script: [rateLimited('90')] });
    const failure = await failureFrom(model.generate(ask()));
    expect(failure.retryAfterMs).toBe(90_000);
    expect(waits).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  const hopeless: readonly [string, Step, number, RegExp][] = [
    ['a wrong key', { status: 401, echoKey: true }, 1, /refused the key/],
    ['a key without the right', { status: 403, echoKey: true }, 1, /refused this request/],
    ['no credit', { status: 402 }, 1, /no credit/],
    ['a request that is too long', { status: 400, code: 'context_length_exceeded' }, 1, /too much material/],
    ['an unknown model', { status: 404 }, 1, /does not know the model fake-1/],
    ['a safety filter', { text: 'I cann', finish: 'content_filter' }, 1, /safety filter/],
    ['answers that are always empty', { fault: 'empty' }, 3, /empty answer/],
    ['a page at every call', { fault: 'html' }, 3, /could not be read/],
    ['broken JSON at every call', { fault: 'broken-json' }, 3, /could not be read/],
  ];

  it.each(hopeless)('%s: given up with a reason of our own', async (_, step, calls, reason) => {
    const { model, server } = await setUp({ script: () => step });
    const failure = await failureFrom(model.generate(ask()));
    expect(failure.reason).toMatch(reason);
    expect(failure.retryAfterMs).toBeNull();
    expect(server.requests).toHaveLength(calls);
  });

  it('says that nobody answers where nobody listens', async () => {
    const { model, server } = await setUp({});
    await server.close();
    expect((await failureFrom(model.generate(ask()))).reason).toMatch(/cannot be reached/);
  });

  it('never repeats what a vendor said, in no message, cause or log line', async () => {
    for (const step of [{ status: 401, echoKey: true }, { fault: 'error-event' }] satisfies Step[]) {
      const { model, logger } = await setUp({ script: () => step });
      const failure = await failureFrom(model.generate(ask()));
      const seen = `${inspect(failure, { depth: null, showHidden: true })}\n${logger.written()}`;
      expect(logger.written()).toContain('A model call failed');
      expect(seen).not.toMatch(/sk-|Incorrect API key|upstream/);
    }
  });
});

describe('an answer that ran out of room', () => {
  it('is asked for once more with more room', async () => {
    const { model, server } = await setUp({ script: [{ text: 'Half', finish: 'length' }, { text: 'Whole.' }] });
    expect((await model.generate(ask({ maxOutputTokens: 9_000 }))).text).toBe('Whole.');
    expect(server.requests.map((call) => call.maxTokens)).toEqual([9_000, 18_000]);
  });

  it('is given up when more room does not help, or is not to be had', async () => {
    const half = { text: 'Half', finish: 'length' } as const;
    for (const script of [
      [half, half],
      [half, { status: 400 }, { status: 400 }],
    ] satisfies Step[][]) {
      const { model, server } = await setUp({ script });
      const failure = await failureFrom(model.generate(ask()));
      expect(failure).toMatchObject({ kind: 'cut-off', retryAfterMs: null });
      expect(server.requests).toHaveLength(script.length);
    }
  });
});

describe('a caller that goes away', () => {
  it('ends the request and gets its own reason back', async () => {
    const { model, server } = await setUp({ script: () => ({ fault: 'silent' }) });
    const gone = new AbortController();
    const call = model.generate(ask({ signal: gone.signal }));
    await waitFor('the request', () => server.requests.length === 1);
    gone.abort(new Error('the job was deleted'));
    await expect(call).rejects.toThrow('the job was deleted');
    expect(server.requests).toHaveLength(1);
  });

  it('is not asked for again while it waits for a next try', async () => {
    const gone = new AbortController();
    const { model, server } = await setUp({
      script: () => {
        gone.abort(new Error('cancelled'));
        return { status: 500 };
      },
    });
    await expect(model.generate(ask({ signal: gone.signal }))).rejects.toThrow('cancelled');
    expect(server.requests).toHaveLength(1);
  });
});

describe('calls at once', () => {
  it('are never more than the setting allows', async () => {
    const { model, server } = await setUp({ script: () => ({ fault: 'silent' }) }, { LLM_MAX_CONCURRENCY: '2' });
    const callers = Array.from({ length: 5 }, () => new AbortController());
    const calls = callers.map(({ signal }) => model.generate(ask({ signal })).catch(() => 'gone'));
    await waitFor('two requests', () => server.requests.length === 2);
    for (const [index, caller] of callers.entries()) {
      caller.abort();
      await waitFor('the next request', () => server.requests.length === Math.min(5, index + 3));
    }
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 5 }, () => 'gone'));
  });

  it('leave their place free while they wait for a next try', async () => {
    const waited = Promise.withResolvers<void>();
    const server = await startFakeModelServer({ script: [{ status: 500 }, { text: 'Other.' }, { text: 'First.' }] });
    servers.push(server);
    const choice = chooseModel(
      parseLlmSettings({ LLM_BASE_URL: server.url, LLM_MODEL: 'm', LLM_MAX_CONCURRENCY: '1' }),
    );
    if (choice.kind !== 'model') throw new Error('expected a model');
    const model = createTextModel(choice, { logger: recordingLogger(), wait: () => waited.promise });
    const first = model.generate(ask());
    const other = await model.generate(ask());
    waited.resolve();
    expect([other.text, (await first).text]).toEqual(['Other.', 'First.']);
  });
});
