import { afterEach, describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../test/fakes/assignment.ts';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import type { VendorApi } from '../../../test/fakes/vendor-api.ts';
import { anthropicWire } from '../../../test/fakes/vendor-wires/anthropic-wire.ts';
import { googleWire } from '../../../test/fakes/vendor-wires/google-wire.ts';
import { ollamaWire } from '../../../test/fakes/vendor-wires/ollama-wire.ts';
import { openAiWire } from '../../../test/fakes/vendor-wires/openai-wire.ts';
import type { VendorWire } from '../../../test/fakes/vendor-wires/vendor-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { promptPrefix } from '../writing/model/prompts/prompt-prefix.ts';
import type { PromptPrefix } from '../writing/model/prompts/prompt-prefix.ts';
import { chooseModel } from './choose-model.ts';
import { createTextModel } from './create-text-model.ts';
import type { UseCase } from './use-cases.ts';

const apis: VendorApi[] = [];
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.close()));
});

const PROMPTS: readonly (readonly [UseCase, string])[] = [
  ['plan', 'Plan the "pieces".'],
  ['draft', 'Write the first piece.\nAs planned.'],
  ['draft', 'Write the second piece.'],
  ['edit', 'Edit the second piece: ‹ä›.'],
  ['check', 'Check the second piece.'],
];

interface Calls {
  /** As the vendor got them. */
  readonly bodies: readonly string[];
  readonly prefix: PromptPrefix;
}

/** The calls of one job. */
async function callsOf(wire: VendorWire, topic: string): Promise<Calls> {
  const whole = { body: wire.whole('Done.') };
  const api = await startVendorApi(wire, { steps: PROMPTS.map(() => whole) });
  apis.push(api);
  const choice = chooseModel(
    parseLlmSettings({ LLM_PROVIDER: wire.id, LLM_BASE_URL: api.url, LLM_MODEL: 'fake-1', LLM_API_KEY: 'k' }),
  );
  if (choice.kind !== 'model') throw new Error('expected a model');
  const model = createTextModel(choice, { logger: silentLogger });
  const prefix = await promptPrefix(assignmentWith({ topic }), model);
  for (const [useCase, prompt] of PROMPTS) {
    await model.generate({ useCase, ...prefix, prompt, signal: new AbortController().signal, meter: undefined });
  }
  return { bodies: api.calls.map(({ body }) => body), prefix };
}

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

describe.each([openAiWire, anthropicWire, googleWire, ollamaWire])('$id', (wire) => {
  it('gets the same bytes in all calls of a job but for what is asked, which comes last', async () => {
    const { bodies, prefix } = await callsOf(wire, 'Newsletters');
    const { system, shared } = prefix;
    const others = bodies.map((body, index) => {
      const prompt = asJson(PROMPTS[index]?.[1] ?? '');
      expect(body.split(prompt)).toHaveLength(2);
      expect(body).toContain(asJson(system));
      expect(body.indexOf(asJson(shared))).toBeGreaterThan(0);
      expect(body.indexOf(prompt)).toBeGreaterThan(body.indexOf(asJson(shared)));
      return body.replace(prompt, '');
    });
    expect(new Set(others).size).toBe(1);
  });
});

it('Anthropic is told to keep what it has read up to the end of system and shared part', async () => {
  const { bodies, prefix } = await callsOf(anthropicWire, 'Newsletters');
  const { system, shared } = prefix;
  const kept = { cache_control: { type: 'ephemeral' } };
  for (const [index, body] of bodies.entries()) {
    const { system: instructions, messages } = JSON.parse(body);
    expect(instructions).toEqual([{ type: 'text', text: system, ...kept }]);
    expect(messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: shared, ...kept },
          { type: 'text', text: PROMPTS[index]?.[1] },
        ],
      },
    ]);
  }
});

it('OpenAI gets one key for the cache a job, of at most 64 characters', async () => {
  const keysOf = async (topic: string) =>
    (await callsOf(openAiWire, topic)).bodies.map((body): string => JSON.parse(body).prompt_cache_key);
  const [keys, others] = [await keysOf('Newsletters'), await keysOf('Podcasts')];
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32,64}$/);
  expect(others[0]).not.toBe(keys[0]);
});
