import { afterEach, expect, it } from 'vitest';
import { startVendorApi } from '../../../test/fakes/vendor-api.ts';
import type { VendorApi } from '../../../test/fakes/vendor-api.ts';
import { ollamaWire } from '../../../test/fakes/vendor-wires/ollama-wire.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { findModel } from './find-model.ts';

let api: VendorApi | undefined;
afterEach(() => api?.close());

type Pages = NonNullable<Parameters<typeof startVendorApi>[1]['pages']>;

const installed = (...names: string[]): Pages => ({
  '/api/tags': { json: { models: names.map((name) => ({ name })) } },
});

/** Who writes beside an Ollama that answers with these pages, and how often it was asked. */
async function find(pages: Pages, env: Record<string, string> = {}) {
  api = await startVendorApi(ollamaWire, { pages });
  const { choice, note } = await findModel(parseLlmSettings({ OLLAMA_HOST: api.url, ...env }));
  const who = choice.kind === 'model' ? `${choice.vendor} ${choice.name}` : choice.kind;
  return { who, note, asked: api.asked.length };
}

it('an Ollama that answers is taken, with its newest model', async () => {
  expect(await find(installed('qwen:4b', 'gemma4:latest'))).toMatchObject({ who: 'Ollama qwen:4b', note: null });
  await api?.close();
  expect(await find(installed('qwen:4b'), { LLM_PROVIDER: 'ollama' })).toMatchObject({ who: 'Ollama qwen:4b' });
});

it('models that only search by meaning cannot write', async () => {
  expect(await find(installed('nomic-embed-text:latest', 'gemma4'))).toMatchObject({ who: 'Ollama gemma4' });
  await api?.close();
  const told = { ...installed('bert-like'), '/api/show': { json: { capabilities: ['embedding'] } } };
  expect(await find(told)).toMatchObject({ who: 'builtin', note: expect.stringContaining('ollama pull gemma4') });
});

it('whoever has no model yet is told how to get one', async () => {
  expect(await find(installed())).toEqual({
    who: 'builtin',
    note: 'Ollama answers, but has no model that can chat. Run: ollama pull gemma4, then start again.',
    asked: 1,
  });
});

it('whatever is set comes first, and nobody is asked', async () => {
  const set = [
    [{ LLM_PROVIDER: 'builtin' }, 'builtin'],
    [{ OPENAI_API_KEY: 'k', LLM_MODEL: 'gpt-x' }, 'OpenAI gpt-x'],
    [{ LLM_MODEL: 'mistral:7b' }, 'Ollama mistral:7b'],
  ] as const;
  for (const [env, who] of set) {
    expect(await find(installed('qwen:4b'), env)).toEqual({ who, note: null, asked: 0 });
    await api?.close();
  }
});

it('without an answer the built-in writer writes, unless Ollama was named', async () => {
  expect(await find({})).toMatchObject({ who: 'builtin', note: null });
  await api?.close();
  expect(await find({}, { LLM_PROVIDER: 'ollama' })).toMatchObject({ who: 'Ollama gemma4', note: null });
  await api?.close();
  const { choice } = await findModel(parseLlmSettings({ OLLAMA_HOST: api?.url ?? '' }));
  expect(choice).toEqual({ kind: 'builtin' });
});
