import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import { vendorLines } from '../../core/vendors/vendor-lines.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import { chooseModel, llmProblems } from './choose-model.ts';

const LOCAL = 'http://127.0.0.1:11434/v1';

function complaintsAbout(env: Parameters<typeof parseLlmSettings>[0]): string[] {
  try {
    parseLlmSettings(env);
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map((issue) => issue.message);
    throw error;
  }
  return [];
}

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
      endpoint: { baseUrl: LOCAL, model: 'llama3.2', apiKey: '' },
      limits: { firstTokenMs: 900_000, idleMs: 120_000 },
      maxConcurrency: 24,
    });
  });

  it('is given less time to be silent far away, and what is set everywhere', () => {
    const far = { LLM_BASE_URL: 'https://models.example/v1', LLM_MODEL: 'm' };
    expect(chooseModel(parseLlmSettings(far))).toMatchObject({ limits: { firstTokenMs: 120_000, idleMs: 20_000 } });
    const set = { LLM_BASE_URL: LOCAL, LLM_MODEL: 'm', LLM_FIRST_TOKEN_TIMEOUT: '7', LLM_IDLE_TIMEOUT: '0.5' };
    expect(chooseModel(parseLlmSettings(set))).toMatchObject({ limits: { firstTokenMs: 7_000, idleMs: 500 } });
  });

  it('is told what is still missing', () => {
    expect(llmProblems(parseLlmSettings({ LLM_API_KEY: 'k' }))).toEqual([
      expect.stringContaining('LLM_BASE_URL is missing'),
      expect.stringContaining('LLM_MODEL is missing'),
    ]);
    const whole = parseLlmSettings({ LLM_BASE_URL: `${LOCAL}/chat/completions`, LLM_MODEL: 'm' });
    expect(llmProblems(whole)).toEqual([expect.stringContaining('must end before /chat/completions')]);
  });
});

describe('the lines that the product gives for each vendor', () => {
  it.each(MODEL_VENDORS)('$name: are all that has to be set', (vendor) => {
    const settings = parseLlmSettings(parseEnv(vendorLines(vendor)));
    expect(llmProblems(settings)).toEqual([]);
    expect(chooseModel(settings)).toMatchObject({ kind: 'model', name: vendor.model });
  });
});

describe('a wrong setting', () => {
  it.each([
    ['openai', 'OpenAI'],
    ['anthropic', 'Anthropic'],
    ['google', 'Google Gemini'],
    ['ollama', 'Ollama'],
  ])('%s: comes later, with the way to use it today', (id, name) => {
    expect(complaintsAbout({ LLM_PROVIDER: id })).toEqual([
      expect.stringMatching(
        new RegExp(`later version.*openai-compatible.*docs/connect-a-model\\.md has the lines for ${name}$`),
      ),
    ]);
  });

  it('any other vendor: is led to its lines', () => {
    expect(complaintsAbout({ LLM_PROVIDER: 'mistral' })).toEqual([
      'LLM_PROVIDER must be one of auto, builtin, openai-compatible: docs/connect-a-model.md has the lines for Mistral',
    ]);
  });

  it('a list of models, or a limit of tokens, comes later and is not taken for granted', () => {
    expect(complaintsAbout({ LLM_MODEL: 'one,two' })).toEqual([expect.stringMatching(/^LLM_MODEL .* later version/)]);
    expect(complaintsAbout({ LLM_DAILY_TOKEN_LIMIT: '100000' })).toEqual([
      expect.stringMatching(/^LLM_DAILY_TOKEN_LIMIT comes in a later version/),
    ]);
  });

  it('is refused in words, all at once', () => {
    const complaints = complaintsAbout({
      LLM_PROVIDER: 'gpt',
      LLM_BASE_URL: 'localhost:11434',
      LLM_MAX_CONCURRENCY: '0',
      LLM_FIRST_TOKEN_TIMEOUT: 'soon',
      LLM_IDLE_TIMEOUT: '-1',
    });
    expect(complaints).toEqual([
      'LLM_PROVIDER must be one of auto, builtin, openai-compatible',
      expect.stringContaining('LLM_BASE_URL must be an http or https address'),
      'must be a whole number, 1 or more',
      expect.stringContaining('must be a number of seconds'),
      expect.stringContaining('must be a number of seconds'),
    ]);
  });
});
