import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import type { VendorApi, VendorStep } from '../../../test/fakes/vendor-api.ts';
import { anthropicWire } from '../../../test/fakes/vendor-wires/anthropic-wire.ts';
import { googleWire } from '../../../test/fakes/vendor-wires/google-wire.ts';
import { ollamaWire } from '../../../test/fakes/vendor-wires/ollama-wire.ts';
import { openAiWire } from '../../../test/fakes/vendor-wires/openai-wire.ts';
import type { VendorWire } from '../../../test/fakes/vendor-wires/vendor-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import { ModelFailure } from './model-failure.ts';

const KEY = 'sk-very-secret-key-1234567890';
const SECRET = `upstream failed for key ${KEY}`;
const WIRES = [openAiWire, anthropicWire, googleWire, ollamaWire];

const apis: VendorApi[] = [];
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.close()));
});

/** The real package of a vendor against an imitation of its API; waits between tries are noted instead of waited. */
async function setUp(wire: VendorWire, ...steps: readonly VendorStep[]) {
  const api = await startVendorApi(wire, { steps });
  apis.push(api);
  const choice = chooseModel(
    parseLlmSettings({ LLM_PROVIDER: wire.id, LLM_BASE_URL: api.url, LLM_MODEL: 'fake-1', LLM_API_KEY: KEY }),
  );
  if (choice.kind !== 'model') throw new Error('expected a model');
  const waits: number[] = [];
  const logger = recordingLogger();
  const wait = async (ms: number) => void waits.push(ms);
  const model = createTextModel(choice, { logger, wait });
  const ask = (signal = new AbortController().signal) =>
    model.generate({
      useCase: 'draft',
      system: 'You write.',
      shared: 'What all share.',
      prompt: 'Write.',
      signal,
      meter: undefined,
    });
  return { api, ask, waits, logger };
}

async function failureOf(work: Promise<unknown>): Promise<ModelFailure> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ModelFailure) return error;
  throw new Error('expected the call to fail', { cause: error });
}

const WHOLE = 'A whole answer, in several words.';

describe.each(WIRES.map((wire) => ({ name: wire.id, wire })))('$name', ({ wire }) => {
  it('brings the whole answer and what the vendor counted, and is sent the key and no sampling parameters', async () => {
    const { api, ask } = await setUp(wire, { body: wire.whole(WHOLE) });
    expect(await ask()).toEqual({
      text: WHOLE,
      model: 'fake-1',
      usage: {
        inputTokens: 1000,
        cachedInputTokens: wire === ollamaWire ? null : 800,
        // Only Anthropic charges for what it puts into its cache, and tells of it.
        cacheWriteTokens: wire === anthropicWire ? 0 : null,
        outputTokens: 50,
      },
    });
    const [call] = api.calls;
    expect(call?.headers[wire.key.header]).toBe(wire.key.of(KEY));
    expect(call?.body).toContain('You write.');
    expect(call?.body).toContain('What all share.');
    expect(call?.body).not.toMatch(/temperature|top_?[pk]|penalty|"seed"|mirostat|min_p/i);
  });

  it.each([
    ['an empty answer', () => ({ body: wire.whole('') })],
    ['a stream that ends in the middle', () => ({ body: wire.cut('Half an ans') })],
    ['a connection that breaks', () => ({ body: wire.cut('Half an ans'), after: 'break' as const })],
    ['an error in mid-stream', () => ({ body: wire.broken('Half an ans', SECRET) })],
    ['no body', () => ({ body: '' })],
    ['garbage', () => ({ body: '{"half":\n\n\0\x01 data' })],
    ['a fault of the vendor', () => ({ status: 500 })],
    ['an overloaded vendor', () => ({ status: 529 })],
    ['a way to somewhere else', () => ({ status: 307, headers: { location: 'http://127.0.0.1:9/' } })],
  ] satisfies [string, () => VendorStep][])('%s is no answer: it is asked again', async (_, step) => {
    const { api, ask } = await setUp(wire, step(), { body: wire.whole(WHOLE) });
    expect((await ask()).text).toBe(WHOLE);
    expect(api.calls).toHaveLength(2);
  });

  it('an answer that ran out of room is asked for once more, with a number for its room', async () => {
    const { api, ask } = await setUp(wire, { body: wire.tooLong('Half') }, { body: wire.whole(WHOLE) });
    expect((await ask()).text).toBe(WHOLE);
    expect(api.calls[1]?.body).toMatch(/"(max_output_tokens|max_tokens|maxOutputTokens|num_predict)":(16000|32000)/);
    const again = await setUp(wire, { body: wire.tooLong('Half') }, { body: wire.tooLong('Half') });
    expect(await failureOf(again.ask())).toMatchObject({ kind: 'cut-off', retryAfterMs: null });
  });

  it('a wait that it asks for is kept', async () => {
    const retryAfter = (seconds: string) => ({ status: 429, headers: { 'retry-after': seconds } });
    const short = await setUp(wire, retryAfter('20'), { body: wire.whole(WHOLE) });
    await short.ask();
    expect(short.waits).toEqual([20_000]);
    const long = await setUp(wire, retryAfter('90'));
    expect(await failureOf(long.ask())).toMatchObject({ kind: 'quota', retryAfterMs: 90_000 });
    expect([long.waits, long.api.calls.length]).toEqual([[], 1]);
  });

  it.each([
    [401, 'key'],
    [404, 'unknown-model'],
    [402, 'credit'],
    [400, 'rejected'],
  ])('%i is given up as %s', async (status, kind) => {
    const { api, ask } = await setUp(wire, { status, message: SECRET });
    expect(await failureOf(ask())).toMatchObject({ kind, retryAfterMs: null });
    expect(api.calls).toHaveLength(1);
  });

  it('nothing that it says is repeated, in no message, cause, log line or print', async () => {
    for (const step of [{ status: 401, message: SECRET }, { body: wire.broken('Half', SECRET) }]) {
      const { ask, logger } = await setUp(wire, step, step, step);
      const failure = await failureOf(ask());
      expect(logger.written()).toContain('A model call failed');
      const seen = inspect(failure, { depth: null, showHidden: true }) + logger.written();
      expect(seen).not.toMatch(/sk-very|upstream/);
    }
  });

  it('a caller that goes away ends the request, before the answer and in the middle of it', async () => {
    for (const body of ['', wire.cut('Half an ans')]) {
      const { api, ask } = await setUp(wire, { body, after: 'hold' });
      const gone = new AbortController();
      const asked = ask(gone.signal);
      await expect.poll(() => api.calls.length).toBe(1);
      gone.abort(new Error('the job was deleted'));
      await expect(asked).rejects.toThrow('the job was deleted');
      await api.calls[0]?.closed;
    }
  });
});

it.each([openAiWire, anthropicWire, googleWire])('$id: what its filter stopped is given up', async (wire) => {
  const { api, ask } = await setUp(wire, { body: wire.filtered('I cann') });
  expect(await failureOf(ask())).toMatchObject({ kind: 'filtered' });
  expect(api.calls).toHaveLength(1);
});

describe('what only the words of a refusal tell', () => {
  it.each([
    [openAiWire, 429, 'insufficient_quota', 'credit'],
    [anthropicWire, 400, 'Your credit balance is too low to access the API', 'credit'],
    [googleWire, 400, 'API_KEY_INVALID', 'key'],
    [googleWire, 403, 'PERMISSION_DENIED', 'key'],
    [anthropicWire, 403, 'permission_error', 'key'],
    [openAiWire, 403, 'model_not_found', 'unknown-model'],
    [openAiWire, 403, 'unsupported_country_region_territory', 'denied'],
  ])('$id: %i with "%s" is a matter of %s', async (wire, status, message, kind) => {
    const { api, ask } = await setUp(wire, { status, message });
    expect(await failureOf(ask())).toMatchObject({ kind });
    expect(api.calls).toHaveLength(1);
  });
});

it('OpenAI: nothing is kept at the vendor to be looked up later', async () => {
  const { api, ask } = await setUp(openAiWire, { body: openAiWire.whole(WHOLE) });
  await ask();
  expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({ store: false, stream: true });
});

describe('Ollama', () => {
  it('is asked for room for the whole prompt, and to refuse what does not fit', async () => {
    const { api, ask } = await setUp(ollamaWire, { body: ollamaWire.whole(WHOLE) });
    await ask();
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({
      stream: true,
      options: { num_ctx: 32_768 },
      truncate: false,
      shift: false,
    });
  });

  it('an answer that ends for no reason, or with a line that cannot be read, is none', async () => {
    const part = '{"message":{"role":"assistant","content":"Half"},"done":false}\n';
    for (const body of [`${part}{"done":true}\n`, `${part}{"message":\n${part}{"done":true,"done_reason":"stop"}\n`]) {
      const { api, ask } = await setUp(ollamaWire, { body }, { body: ollamaWire.whole(WHOLE) });
      expect((await ask()).text).toBe(WHOLE);
      expect(api.calls).toHaveLength(2);
    }
  });

  it('thoughts are no part of the answer', async () => {
    const thought = '{"message":{"role":"assistant","content":"","thinking":"Hm."},"done":false}\n';
    const { ask } = await setUp(ollamaWire, { body: thought + ollamaWire.whole(WHOLE) });
    expect((await ask()).text).toBe(WHOLE);
  });
});
