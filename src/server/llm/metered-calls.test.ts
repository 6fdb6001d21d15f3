import { afterEach, describe, expect, it } from 'vitest';
import { rateLimited } from '../../../test/fakes/fake-model/steps.ts';
import type { Step } from '../../../test/fakes/fake-model/steps.ts';
import { startFakeModelServer } from '../../../test/fakes/fake-model-server.ts';
import type { FakeModelOptions } from '../../../test/fakes/fake-model-server.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { recordingMeter } from '../../../test/fakes/recording-meter.ts';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import { anthropicWire } from '../../../test/fakes/vendor-wires/anthropic-wire.ts';
import { googleWire } from '../../../test/fakes/vendor-wires/google-wire.ts';
import { ollamaWire } from '../../../test/fakes/vendor-wires/ollama-wire.ts';
import { openAiWire } from '../../../test/fakes/vendor-wires/openai-wire.ts';
import type { VendorWire } from '../../../test/fakes/vendor-wires/vendor-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import type { CallMeter } from './call-meter.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import { createTokenAccount } from '../usage/token-account.ts';
import { ModelFailure } from './model-failure.ts';
import type { TextRequest } from './text-model.ts';

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function modelFor(env: Record<string, string>) {
  const choice = chooseModel(parseLlmSettings({ LLM_MODEL: 'fake-1', LLM_API_KEY: 'sk-key', ...env }));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const logger = recordingLogger();
  const model = createTextModel(choice, { logger, wait: async () => {} });
  const ask = (more: Partial<TextRequest> = {}) =>
    model.generate({
      useCase: 'draft',
      system: 'You write.',
      prompt: 'Write.',
      signal: new AbortController().signal,
      meter: undefined,
      ...more,
    });
  return { ask, logger };
}

async function fakeModel(options: FakeModelOptions, env: Record<string, string> = {}) {
  const server = await startFakeModelServer(options);
  servers.push(server);
  return { server, ...modelFor({ LLM_BASE_URL: server.url, ...env }) };
}

/** What is counted for an answer of one vendor, as it stands on the wire. */
async function countedFor(wire: VendorWire, body: string) {
  const api = await startVendorApi(wire, { steps: [{ body }] });
  servers.push(api);
  const meter = recordingMeter();
  const { ask } = modelFor({ LLM_PROVIDER: wire.id, LLM_BASE_URL: api.url });
  await ask({ meter }).catch((error: unknown) => {
    if (!(error instanceof ModelFailure)) throw error;
  });
  return meter.ends[0];
}

const tokens = (input: number, cached: number | null, written: number | null, output: number) => ({
  inputTokens: input,
  cachedInputTokens: cached,
  cacheWriteTokens: written,
  outputTokens: output,
});

describe('what each vendor tells of tokens', () => {
  it.each([
    ['OpenAI', openAiWire, tokens(1_000, 800, null, 50)],
    ['Anthropic', anthropicWire, tokens(1_000, 800, 0, 50)],
    ['Google', googleWire, tokens(1_000, 800, null, 50)],
    ['Ollama', ollamaWire, tokens(1_000, null, null, 50)],
  ] as const)('%s: cached ones are part of the input', async (_, wire, usage) => {
    expect(await countedFor(wire, wire.whole('Done.'))).toEqual({
      provider: wire.id,
      vendor: expect.any(String),
      model: 'fake-1',
      isLocal: true,
      usage,
      failure: null,
    });
  });

  it('a compatible endpoint: the same', async () => {
    const told = { prompt: 1_000, cached: 800, completion: 50 };
    const { ask } = await fakeModel({ script: [{ text: 'Done.' }], tokens: () => told });
    const meter = recordingMeter();
    await ask({ meter });
    expect(meter.ends).toMatchObject([{ provider: 'openai-compatible', usage: tokens(1_000, 800, null, 50) }]);
  });

  it('Anthropic tells what it read, what it had and what it keeps apart: all of it was input', async () => {
    const body = anthropicWire
      .whole('Done.')
      .replace('"cache_creation_input_tokens":0', '"cache_creation_input_tokens":300');
    expect(await countedFor(anthropicWire, body)).toMatchObject({ usage: tokens(1_300, 800, 300, 50) });
  });

  it('OpenAI tells what it keeps as part of the input', async () => {
    const body = openAiWire
      .whole('Done.')
      .replace('"cached_tokens":800', '"cached_tokens":800,"cache_write_tokens":100');
    expect(await countedFor(openAiWire, body)).toMatchObject({ usage: tokens(1_000, 800, 100, 50) });
  });

  it('Google tells of thoughts apart from the text: both are output', async () => {
    const body = googleWire
      .whole('Done.')
      .replace('"candidatesTokenCount":50', '"candidatesTokenCount":50,"thoughtsTokenCount":30');
    expect(await countedFor(googleWire, body)).toMatchObject({ usage: tokens(1_000, 800, null, 80) });
  });

  it.each([openAiWire, anthropicWire, googleWire, ollamaWire])(
    '$id: an answer that was cut is charged, too',
    async (wire) => {
      expect(await countedFor(wire, wire.tooLong('Half'))).toMatchObject({
        failure: 'cut-off',
        usage: { inputTokens: 1_000, outputTokens: 50 },
      });
    },
  );

  it.each([openAiWire, anthropicWire, googleWire])('$id: so is one that its filter ended', async (wire) => {
    expect(await countedFor(wire, wire.filtered('I cann'))).toMatchObject({
      failure: 'filtered',
      usage: { inputTokens: 1_000, outputTokens: 50 },
    });
  });

  it.each([
    ['nothing', null],
    ['nought', { prompt: 0, completion: 0 }],
    ['nonsense', { prompt: -5, completion: 1.5 }],
  ])('%s: the tokens are unknown, not none', async (_, told) => {
    const { ask } = await fakeModel({ script: [{ text: 'Done.' }], tokens: () => told });
    const meter = recordingMeter();
    await ask({ meter });
    expect(meter.ends).toMatchObject([{ usage: { inputTokens: null, outputTokens: null }, failure: null }]);
  });
});

describe('a try that brings no answer', () => {
  const free: readonly [string, Step][] = [
    ['a quota', rateLimited()],
    ['a fault of the vendor', { status: 500 }],
    ['a connection that is never made', { fault: 'reset' }],
    ['a wrong key', { status: 401 }],
    ['a request that is refused', { status: 400 }],
    ['a way to somewhere else', { status: 307 }],
  ];

  it.each(free)('%s: nobody charges for it', async (_, step) => {
    const { ask } = await fakeModel({ script: [step, { text: 'Done.' }] });
    const meter = recordingMeter();
    await ask({ meter }).catch(() => null);
    expect(meter.ends[0]).toBe('dropped');
    expect(meter.intents.length).toBe(meter.ends.length);
  });

  const charged: readonly [string, Step, string][] = [
    ['a stream that breaks', { fault: 'cut' }, 'interrupted'],
    ['an error in mid-stream', { fault: 'error-event' }, 'overloaded'],
    ['silence after some words', { fault: 'stalled' }, 'silent'],
    ['silence', { fault: 'silent' }, 'silent'],
  ];

  it.each(charged)('%s may be charged for, and nobody knows how much', async (_, step, failure) => {
    const { ask } = await fakeModel(
      { script: () => step },
      { LLM_FIRST_TOKEN_TIMEOUT: '0.3', LLM_IDLE_TIMEOUT: '0.3' },
    );
    const meter = recordingMeter();
    await expect(ask({ meter })).rejects.toBeInstanceOf(ModelFailure);
    expect(meter.ends[0]).toMatchObject({ failure, usage: null });
  });

  it('a caller that goes away in the middle of an answer pays for it, one that still waits in line does not', async () => {
    const { ask, server } = await fakeModel({ script: () => ({ fault: 'stalled' }) }, { LLM_MAX_CONCURRENCY: '1' });
    const meters = [recordingMeter(), recordingMeter()];
    const gone = new AbortController();
    const calls = meters.map((meter) => ask({ meter, signal: gone.signal }).catch(() => 'gone'));
    await waitFor('the first call', () => server.requests.length === 1);
    gone.abort();
    expect(await Promise.all(calls)).toEqual(['gone', 'gone']);
    expect(meters.map(({ ends }) => ends)).toEqual([
      [expect.objectContaining({ failure: 'interrupted', usage: null })],
      [],
    ]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a meter', () => {
  it('that refuses ends the call at once, and nobody is asked', async () => {
    const { ask, server } = await fakeModel({});
    const failure: unknown = await ask({ meter: recordingMeter({ calls: 0 }) }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ kind: 'job-limit', retryAfterMs: null });
    expect(server.requests).toEqual([]);
  });

  it('is asked before each try: with more room, at the next model, after a wait', async () => {
    const half = { text: 'Half', finish: 'length' } as const;
    for (const [script, env] of [
      [[half], {}],
      [[rateLimited('90')], { LLM_MODEL: 'a, b' }],
      [[{ status: 500 }], {}],
    ] satisfies [Step[], Record<string, string>][]) {
      const { ask, server } = await fakeModel({ script }, env);
      await expect(ask({ meter: recordingMeter({ calls: 1 }) })).rejects.toMatchObject({ kind: 'job-limit' });
      expect(server.requests).toHaveLength(1);
    }
  });

  it('that has no room for a try by the time of its place gives the place to others, and waits holding none', async () => {
    const { ask, server } = await fakeModel(
      { script: ({ prompt }) => (prompt.includes('First') ? { fault: 'stalled' } : { text: 'Done.' }) },
      { LLM_MAX_CONCURRENCY: '2' },
    );
    const account = createTokenAccount({ used: 0, limit: 3_000 });
    const meter: CallMeter = {
      fits: ({ expectedTokens }, signal) => account.fits(() => expectedTokens, signal),
      admit({ expectedTokens }) {
        const held = account.hold(expectedTokens);
        return held && { ended: async () => void held.settle(100), dropped: () => held.release() };
      },
    };
    const gone = new AbortController();
    const first = ask({ meter, prompt: 'First', signal: gone.signal }).catch(() => 'gone');
    const second = ask({ meter, prompt: 'Second' });
    await waitFor('the first call', () => server.requests.length === 1);
    const others = [1, 2, 3].map(() => ask({ prompt: 'Of another project' }));
    await Promise.all(others);
    expect(server.requests, 'all but the second').toHaveLength(4);
    gone.abort();
    expect([await first, (await second).text]).toEqual(['gone', 'Done.']);
  });

  it('that fails breaks no call, and is written about', async () => {
    const broken = (): never => {
      throw new Error('no meter today');
    };
    const meters: CallMeter[] = [
      { fits: broken, admit: broken },
      { fits: () => Promise.reject(new Error('no meter today')), admit: broken },
      {
        fits: async () => true,
        admit: () => ({ ended: () => Promise.reject(new Error('no meter today')), dropped: broken }),
      },
    ];
    for (const meter of meters) {
      const { ask, logger } = await fakeModel({ script: [rateLimited(), { text: 'Done.' }] });
      expect((await ask({ meter })).text).toBe('Done.');
      expect(logger.written()).toContain('a model call could not be metered');
    }
  });
});

describe('a listener', () => {
  it('hears each try begin, and its text as it comes', async () => {
    const { ask } = await fakeModel({ script: [{ fault: 'cut' }, { text: 'The good answer, '.repeat(20) }] });
    const tries: string[][] = [];
    const listener = { begin: () => void tries.push([]), add: (text: string) => void tries.at(-1)?.push(text) };
    const answer = await ask({ listener });
    expect(tries).toHaveLength(2);
    expect(tries[0]?.join('')).toBe('Here are some words of an answer that');
    expect(tries[1]?.length).toBeGreaterThan(1);
    expect(tries[1]?.join('').trim()).toBe(answer.text);
  });

  it('that fails breaks no call', async () => {
    const { ask } = await fakeModel({ script: [{ text: 'Done.' }] });
    const fail = () => {
      throw new Error('deaf');
    };
    expect((await ask({ listener: { begin: fail, add: fail } })).text).toBe('Done.');
  });
});
