import { afterEach, expect, it } from 'vitest';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import type { VendorApi, VendorStep } from '../../../test/fakes/vendor-api.ts';
import { anthropicWire } from '../../../test/fakes/vendor-wires/anthropic-wire.ts';
import { openAiWire } from '../../../test/fakes/vendor-wires/openai-wire.ts';
import type { VendorWire } from '../../../test/fakes/vendor-wires/vendor-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import { createModelHealth } from './model-health.ts';
import { ModelFailure } from './model-failure.ts';

const apis: VendorApi[] = [];
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.close()));
});

/** A model and what is known of it, as the product puts them together; the list of models answers with that status. */
async function setUp(wire: VendorWire, list: number, ...steps: VendorStep[]) {
  const page = { status: list, json: { data: [{ id: 'fake-1' }] } };
  const api = await startVendorApi(wire, { steps, pages: { '/v1/models': page, '/v1/models?limit=1000': page } });
  apis.push(api);
  const settings = { LLM_PROVIDER: wire.id, LLM_BASE_URL: api.url, LLM_MODEL: 'fake-1', LLM_API_KEY: 'k' };
  const choice = chooseModel(parseLlmSettings(settings));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const logger = recordingLogger();
  const clock = createSetClock();
  const health = createModelHealth(choice, { clock });
  const model = createTextModel(choice, { logger, listener: health, wait: async () => undefined });
  const ask = async (): Promise<string> => {
    const { signal } = new AbortController();
    const request = { useCase: 'draft', system: 'You write.', prompt: 'Write.', signal, meter: undefined } as const;
    try {
      await model.generate(request);
      return 'worked';
    } catch (error) {
      if (error instanceof ModelFailure) return error.kind;
      throw error;
    }
  };
  return { api, ask, health, logger };
}

const works = { body: openAiWire.whole('An answer.') };
const denies = { status: 403, message: 'Your input was not accepted' };

it('a 403 while calls work is for the text: the key is not doubted, and the next call goes on', async () => {
  for (const list of [200, 403, 404]) {
    const { ask, health } = await setUp(openAiWire, list, works, denies, works);
    expect([await ask(), await ask()], String(list)).toEqual(['worked', 'filtered']);
    expect(health.trouble()).toBeNull();
    expect(await ask()).toBe('worked');
  }
});

it('a 403 before any call has worked is shown to the one who called, and to nobody else', async () => {
  const { ask, health } = await setUp(openAiWire, 200, denies);
  expect(await ask()).toBe('denied');
  expect(health.trouble()).toBeNull();
});

it('a 403 is for the key where the list of models refuses it as well', async () => {
  for (const list of [401, 403]) {
    const { ask, health } = await setUp(openAiWire, list, denies);
    expect(await ask(), String(list)).toBe('key');
    expect(health.trouble()).toMatch(/refused the key/);
  }
  const revoked = await setUp(openAiWire, 401, works, denies);
  expect([await revoked.ask(), await revoked.ask()]).toEqual(['worked', 'key']);
});

it('the vendor’s own code for a key counts as long as no call has worked', async () => {
  const code = { status: 403, message: 'permission_error' };
  const first = await setUp(anthropicWire, 200, code);
  expect(await first.ask()).toBe('key');
  const later = await setUp(anthropicWire, 200, { body: anthropicWire.whole('An answer.') }, code);
  expect([await later.ask(), await later.ask()]).toEqual(['worked', 'filtered']);
  expect(later.health.trouble()).toBeNull();
});

it('many refusals ask the list once', async () => {
  const { api, ask } = await setUp(openAiWire, 200, works, denies, denies, denies);
  for (let n = 0; n < 4; n += 1) await ask();
  expect(api.asked).toHaveLength(1);
});

it('a gateway that names flagged text is believed at once', async () => {
  const compatible = { ...openAiWire, id: 'openai-compatible', path: '/v1/chat/completions' } as VendorWire;
  const { ask, health } = await setUp(compatible, 401, { status: 403, message: 'flagged_input: something' });
  expect(await ask()).toBe('filtered');
  expect(health.trouble()).toBeNull();
});

it('what users read names no host of an endpoint of one’s own; the log does', async () => {
  for (const status of [401, 402, 403, 404, 400, 429, 500]) {
    const compatible = { ...openAiWire, id: 'openai-compatible', path: '/v1/chat/completions' } as VendorWire;
    const step = { status, message: 'no' };
    const { api, health, logger } = await setUp(compatible, 404, step, step, step);
    const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: api.url, LLM_MODEL: 'fake-1' };
    const choice = chooseModel(parseLlmSettings(settings));
    if (choice.kind !== 'model') throw new Error('expected a model');
    const model = createTextModel(choice, { logger, listener: health, wait: async () => undefined });
    const { signal } = new AbortController();
    const failure: unknown = await model
      .generate({ useCase: 'draft', system: 'You write.', prompt: 'Write.', signal, meter: undefined })
      .catch((error: unknown) => error);
    const { port } = new URL(api.url);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(`${String(failure)} ${health.trouble() ?? ''}`).not.toContain(port);
    expect(`${String(failure)} ${health.trouble() ?? ''}`).not.toContain('127.0.0.1');
    expect(logger.written()).toContain(`127.0.0.1:${port}`);
  }
});
