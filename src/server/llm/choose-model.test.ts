import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import { vendorLines } from '../../core/vendors/vendor-lines.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { chooseModel, llmProblems } from './choose-model.ts';
import type { Candidate } from './choose-model.ts';

const LOCAL = 'http://127.0.0.1:1234/v1';

type Env = Parameters<typeof parseLlmSettings>[0];

function complaintsAbout(env: Env): string[] {
  try {
    parseLlmSettings(env);
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map((issue) => issue.message);
    throw error;
  }
  return [];
}

/** The models for pieces, in the order of asking. */
function modelsOf(env: Env): readonly Candidate[] {
  const choice = chooseModel(parseLlmSettings(env));
  if (choice.kind !== 'model') throw new Error('expected a model');
  return choice.candidates.draft;
}

const asked = (env: Env) =>
  modelsOf(env).map(({ provider, endpoint }) => [provider.id, endpoint.model, endpoint.apiKey]);

describe('who writes', () => {
  it('is the built-in writer as long as nothing is set, or when it is named', () => {
    expect(chooseModel(parseLlmSettings({}))).toEqual({ kind: 'builtin' });
    const named = parseLlmSettings({ LLM_PROVIDER: 'builtin', LLM_BASE_URL: LOCAL, LLM_API_KEY: 'k' });
    expect(chooseModel(named)).toEqual({ kind: 'builtin' });
    expect(llmProblems(named)).toEqual([]);
  });

  it('is the endpoint once its address is set', () => {
    const settings = parseLlmSettings({ LLM_BASE_URL: `${LOCAL}/`, LLM_MODEL: 'llama3.2' });
    expect(llmProblems(settings)).toEqual([]);
    expect(chooseModel(settings)).toMatchObject({
      kind: 'model',
      name: 'llama3.2',
      vendor: '127.0.0.1:1234',
      maxConcurrency: 24,
      dailyTokens: null,
    });
    expect(modelsOf({ LLM_BASE_URL: LOCAL, LLM_MODEL: 'llama3.2' })).toMatchObject([
      {
        subject: 'The model at 127.0.0.1:1234',
        endpoint: { baseUrl: LOCAL, model: 'llama3.2', apiKey: '' },
        limits: { firstTokenMs: 900_000, idleMs: 120_000 },
      },
    ]);
  });

  it('is given less time to be silent far away, and what is set everywhere', () => {
    const far = { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm' };
    expect(modelsOf(far)).toMatchObject([{ limits: { firstTokenMs: 120_000, idleMs: 20_000 } }]);
    const set = { LLM_BASE_URL: LOCAL, LLM_MODEL: 'm', LLM_FIRST_TOKEN_TIMEOUT: '7', LLM_IDLE_TIMEOUT: '0.5' };
    expect(modelsOf(set)).toMatchObject([{ limits: { firstTokenMs: 7_000, idleMs: 500 } }]);
  });

  it.each([
    ['sk-ant-api03-abc', 'anthropic'],
    ['sk-proj-abc', 'openai'],
    ['AIzaSyAbc', 'google'],
    ['whatever', 'openai'],
  ])('is told by the look of the key %s: %s', (LLM_API_KEY, id) => {
    const model = MODEL_VENDORS.find((vendor) => vendor.id === id)?.model;
    expect(asked({ LLM_API_KEY })).toEqual([[id, model, LLM_API_KEY]]);
    expect(llmProblems(parseLlmSettings({ LLM_API_KEY }))).toEqual([]);
  });

  it('is the first vendor whose own key is set, with its own model unless one is named', () => {
    const keys = { GEMINI_API_KEY: 'g', ANTHROPIC_API_KEY: 'a' };
    expect(asked(keys)).toEqual([['anthropic', 'claude-opus-5-5', 'a']]);
    expect(asked({ ...keys, LLM_PROVIDER: 'google', LLM_MODEL: 'gemini-x' })).toEqual([['google', 'gemini-x', 'g']]);
    expect(asked({ GEMINI_API_KEY: 'g', GOOGLE_GENERATIVE_AI_API_KEY: 'first' })).toMatchObject([
      ['google', {}, 'first'],
    ]);
  });

  it('is Ollama where only a model is named, at its own address, one call at a time', () => {
    const settings = parseLlmSettings({ LLM_MODEL: 'llama3.2:3b' });
    expect(chooseModel(settings)).toMatchObject({ name: 'llama3.2:3b', vendor: 'Ollama', maxConcurrency: 1 });
    const addresses = [
      [{}, 'http://127.0.0.1:11434'],
      [{ OLLAMA_HOST: '0.0.0.0' }, 'http://127.0.0.1:11434'],
      [{ OLLAMA_HOST: 'box.lan:8080' }, 'http://box.lan:8080'],
      [{ OLLAMA_HOST: 'https://box.example/' }, 'https://box.example'],
      [{ LLM_PROVIDER: 'ollama', LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'http://127.0.0.1:11434'],
    ] as const;
    for (const [env, baseUrl] of addresses) {
      expect(modelsOf({ LLM_MODEL: 'm', ...env })).toMatchObject([
        { provider: { id: 'ollama' }, endpoint: { baseUrl } },
      ]);
    }
  });

  it('is told what is still missing', () => {
    expect(llmProblems(parseLlmSettings({ LLM_PROVIDER: 'openai-compatible' }))).toEqual([
      expect.stringContaining('LLM_BASE_URL is missing'),
      expect.stringContaining('LLM_MODEL is missing'),
    ]);
    const whole = parseLlmSettings({ LLM_BASE_URL: `${LOCAL}/chat/completions`, LLM_MODEL: 'm' });
    expect(llmProblems(whole)).toEqual([expect.stringContaining('must end before /chat/completions')]);
    const list = { ANTHROPIC_API_KEY: 'a', LLM_MODEL: 'claude-x, openai:gpt-x, openai:gpt-y' };
    expect(llmProblems(parseLlmSettings(list))).toEqual([expect.stringContaining('OPENAI_API_KEY is missing')]);
  });
});

describe('a list of models', () => {
  it('is asked in its order; only the id of a provider counts in front of a colon', () => {
    expect(
      asked({
        LLM_MODEL: 'anthropic:claude-x, OpenAI:gpt-x, ollama:qwen:4b',
        ANTHROPIC_API_KEY: 'a',
        OPENAI_API_KEY: 'o',
      }),
    ).toEqual([
      ['anthropic', 'claude-x', 'a'],
      ['openai', 'gpt-x', 'o'],
      ['ollama', 'qwen:4b', ''],
    ]);
    expect(asked({ LLM_MODEL: 'qwen:4b,mistral:7b' })).toEqual([
      ['ollama', 'qwen:4b', ''],
      ['ollama', 'mistral:7b', ''],
    ]);
  });

  it('keeps each key and address to its own vendor', () => {
    const env = { LLM_BASE_URL: LOCAL, LLM_API_KEY: 'local', LLM_MODEL: 'm, openai:gpt-x', OPENAI_API_KEY: 'o' };
    expect(modelsOf(env).map(({ endpoint }) => [endpoint.baseUrl, endpoint.apiKey])).toEqual([
      [LOCAL, 'local'],
      ['https://api.openai.com/v1', 'o'],
    ]);
  });

  it('may differ for each use', () => {
    const choice = chooseModel(
      parseLlmSettings({
        OPENAI_API_KEY: 'o',
        LLM_MODEL: 'big',
        LLM_MODEL_BRIEF: 'small, big',
        LLM_MODEL_PLAN: 'wise',
        LLM_MODEL_DRAFT: 'wise, big',
        LLM_MODEL_CHECK: 'small',
      }),
    );
    if (choice.kind !== 'model') throw new Error('expected a model');
    const names = Object.entries(choice.candidates).map(([use, list]) => [use, list.map(({ name }) => name)]);
    expect(Object.fromEntries(names)).toEqual({
      brief: ['small', 'big'],
      plan: ['wise'],
      draft: ['wise', 'big'],
      edit: ['big'],
      check: ['small'],
      voice: ['big'],
    });
  });
});

describe('the lines that the product gives for each vendor', () => {
  it.each(MODEL_VENDORS)('$name: are all that has to be set', (vendor) => {
    const settings = parseLlmSettings(parseEnv(vendorLines(vendor)));
    expect(llmProblems(settings)).toEqual([]);
    expect(chooseModel(settings)).toMatchObject({ kind: 'model', name: vendor.model });
    const id = vendor.speaks === 'own' ? vendor.id : 'openai-compatible';
    expect(modelsOf(parseEnv(vendorLines(vendor)))).toMatchObject([
      { provider: { id }, endpoint: { baseUrl: vendor.baseUrl } },
    ]);
  });
});

const IDS = 'auto, builtin, openai, anthropic, google, openai-compatible, ollama';

describe('a wrong setting', () => {
  it('any other vendor: is led to its lines', () => {
    expect(complaintsAbout({ LLM_PROVIDER: 'mistral' })).toEqual([
      `LLM_PROVIDER must be one of ${IDS}: docs/connect-a-model.md has the lines for Mistral`,
    ]);
  });

  it.each(['„sk-0123456789“', 'sk-0123–456789', 'sk-0123 456789'])('a key like %s is not repeated', (key) => {
    for (const name of ['LLM_API_KEY', 'OPENAI_API_KEY'] as const) {
      expect(complaintsAbout({ [name]: key })).toEqual([expect.stringContaining('must be a key in plain letters')]);
      expect(complaintsAbout({ [name]: key }).join()).not.toContain('0123');
    }
  });

  it('is refused in words, all at once', () => {
    const complaints = complaintsAbout({
      LLM_PROVIDER: 'gpt',
      LLM_BASE_URL: 'localhost:11434',
      OLLAMA_HOST: 'ftp://box',
      OLLAMA_CONTEXT_LENGTH: '512',
      LLM_MAX_CONCURRENCY: '0',
      LLM_DAILY_TOKEN_LIMIT: 'many',
      LLM_FIRST_TOKEN_TIMEOUT: 'soon',
      LLM_IDLE_TIMEOUT: '-1',
    });
    expect(complaints).toEqual([
      `LLM_PROVIDER must be one of ${IDS}`,
      expect.stringContaining('LLM_BASE_URL must be an http or https address'),
      expect.stringContaining('OLLAMA_HOST must be an address'),
      expect.stringContaining('must be a whole number, from 2048'),
      'must be a whole number, 1 or more',
      'must be a whole number, 1 or more',
      expect.stringContaining('must be a number of seconds'),
      expect.stringContaining('must be a number of seconds'),
    ]);
  });
});
