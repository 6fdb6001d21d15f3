import { afterEach, expect, it } from 'vitest';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import type { VendorApi } from '../../../test/fakes/vendor-api.ts';
import { anthropicWire } from '../../../test/fakes/vendor-wires/anthropic-wire.ts';
import { googleWire } from '../../../test/fakes/vendor-wires/google-wire.ts';
import { ollamaWire } from '../../../test/fakes/vendor-wires/ollama-wire.ts';
import { openAiWire } from '../../../test/fakes/vendor-wires/openai-wire.ts';
import type { VendorWire } from '../../../test/fakes/vendor-wires/vendor-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { systemClock } from '../platform/clock.ts';
import { askCatalogue } from './ask-catalogue.ts';
import type { TroubleKind } from './ask-catalogue.ts';
import { chooseModel } from './choose-model.ts';

const apis: VendorApi[] = [];
afterEach(async () => {
  await Promise.all(apis.splice(0).map((api) => api.close()));
});

type Env = Parameters<typeof parseLlmSettings>[0];
type Pages = NonNullable<Parameters<typeof startVendorApi>[1]['pages']>;

/** What the vendor's pages say about the model fake-1, and whether it was asked for no more than that. */
async function look(wire: VendorWire, pages: Pages, more: Env = {}): Promise<TroubleKind | null> {
  const api = await startVendorApi(wire, { pages });
  apis.push(api);
  const choice = chooseModel(
    parseLlmSettings({
      LLM_PROVIDER: wire.id,
      LLM_BASE_URL: api.url,
      LLM_MODEL: 'fake-1',
      LLM_API_KEY: 'k',
      ...more,
    }),
  );
  const [candidate] = choice.kind === 'model' ? choice.candidates.draft : [];
  if (!candidate) throw new Error('expected a model');
  const found = await askCatalogue(candidate, systemClock);
  expect(api.calls).toEqual([]);
  expect(api.asked.map(({ method, headers }) => [method, headers[wire.key.header]])).toEqual(
    api.asked.map(() => ['GET', wire.key.of('k')]),
  );
  return found;
}

const COMPATIBLE = { LLM_PROVIDER: 'openai-compatible' };

const list = (...ids: string[]) => ({ json: { data: ids.map((id) => ({ id })) } });
const named = (...names: string[]) => ({ json: { models: names.map((name) => ({ name })) } });
const missing = { status: 404, json: { error: { message: 'no such model' } } };
const refused = (status: number, message = 'sk-secret is wrong') => ({ status, json: { error: { message } } });

it.each([
  ['OpenAI knows it', openAiWire, { '/v1/models/fake-1': { json: { id: 'fake-1' } } }, null],
  ['OpenAI does not', openAiWire, { '/v1/models/fake-1': missing, '/v1/models': list('gpt-x') }, 'unknown-model'],
  ['OpenAI refuses the key', openAiWire, { '/v1/models/fake-1': refused(401) }, 'key'],
  ['OpenAI is overloaded', openAiWire, { '/v1/models/fake-1': refused(503) }, null],
  ['a proxy of OpenAI has no list', openAiWire, {}, null],
  [
    'Anthropic knows it under another name',
    anthropicWire,
    { '/v1/models/fake-1': { json: { id: 'fake-1-2026' } } },
    null,
  ],
  ['Anthropic does not', anthropicWire, { '/v1/models?limit=1000': list('claude-x') }, 'unknown-model'],
  ['Anthropic refuses the key', anthropicWire, { '/v1/models/fake-1': refused(401) }, 'key'],
  ['Google knows it', googleWire, { '/v1beta/models/fake-1': { json: { name: 'models/fake-1' } } }, null],
  ['Google does not', googleWire, { '/v1beta/models?pageSize=1000': named('models/gemini-x') }, 'unknown-model'],
  ['Google refuses the key', googleWire, { '/v1beta/models/fake-1': refused(400, 'API_KEY_INVALID') }, 'key'],
  ['Ollama has it', ollamaWire, { '/api/tags': named('other:7b', 'fake-1:latest') }, null],
  ['Ollama does not', ollamaWire, { '/api/tags': named('other:7b') }, 'unknown-model'],
  ['Ollama has none', ollamaWire, { '/api/tags': named() }, 'unknown-model'],
] satisfies [string, VendorWire, Pages, TroubleKind | null][])('%s', async (_, wire, pages, trouble) => {
  expect(await look(wire, pages)).toBe(trouble);
});

it.each([
  ['lists it', list('fake-1', 'other'), null],
  ['lists others', list('one', 'other'), 'unknown-model'],
  ['lists one other, and may take any name', list('model.gguf'), null],
  ['has no list', missing, null],
  ['answers with a page', { json: 'hello' }, null],
  ['refuses the key', refused(401), 'key'],
] as const)('a compatible endpoint %s', async (_, page, trouble) => {
  expect(await look(openAiWire, { '/v1/models': page }, COMPATIBLE)).toBe(trouble);
});

it('a variant of a listed model is there, too', async () => {
  const pages = { '/v1/models': list('fake-1', 'other') };
  expect(await look(openAiWire, pages, { ...COMPATIBLE, LLM_MODEL: 'fake-1:free' })).toBeNull();
});

it('nobody answers', async () => {
  const api = await startVendorApi(openAiWire, {});
  await api.close();
  const choice = chooseModel(parseLlmSettings({ LLM_BASE_URL: api.url, LLM_MODEL: 'm' }));
  const [candidate] = choice.kind === 'model' ? choice.candidates.draft : [];
  expect(candidate && (await askCatalogue(candidate, systemClock))).toBe('unreachable');
});
