import { expect, it } from 'vitest';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { parseLlmSettings } from '../../../test/support/llm-settings.ts';
import type { TroubleKind } from './ask-catalogue.ts';
import { chooseModel, everyCandidate } from './choose-model.ts';
import { publicVendor } from './failure-rules.ts';
import { createModelHealth } from './model-health.ts';

const TWO = { OPENAI_API_KEY: 'sk-secret', ANTHROPIC_API_KEY: 'sk-ant', LLM_MODEL: 'openai:gpt-x, anthropic:claude-x' };

/** Models whose vendors say what the test lets them say. */
function setUp(env: Record<string, string>) {
  const choice = chooseModel(parseLlmSettings(env));
  if (choice.kind !== 'model') throw new Error('expected a model');
  const says = new Map<string, TroubleKind>();
  const asked: string[] = [];
  const clock = createSetClock();
  const health = createModelHealth(choice, {
    clock,
    ask: async ({ name }) => {
      asked.push(name);
      return says.get(name) ?? null;
    },
  });
  const [first, second] = everyCandidate(choice.candidates);
  if (!first) throw new Error('expected a model');
  return { health, says, asked, clock, first, second: second ?? first };
}

it('a start says what is wrong with which setting, and never the key', async () => {
  const { health, says, asked } = setUp(TWO);
  says.set('gpt-x', 'key').set('claude-x', 'unknown-model');
  expect(await health.look()).toEqual([
    'OpenAI refused the key. Check OPENAI_API_KEY.',
    'Anthropic does not know the model claude-x. Check LLM_MODEL.',
  ]);
  expect(asked).toEqual(['gpt-x', 'claude-x']);
  expect(health.trouble()).toBe('OpenAI refused the key. Ask whoever runs Manifold here to check OPENAI_API_KEY.');
});

it('Ollama: what is not there can be pulled; what does not run is said with its place', async () => {
  const { health, says } = setUp({ LLM_MODEL: 'gemma4', OLLAMA_HOST: 'box:11434' });
  says.set('gemma4', 'unknown-model');
  expect(await health.look()).toEqual([
    'Ollama does not know the model gemma4. Check LLM_MODEL, or run: ollama pull gemma4.',
  ]);
  says.set('gemma4', 'unreachable');
  expect(await health.look()).toEqual(['Ollama cannot be reached. Check that it runs at box:11434.']);
});

it.each([
  [{ LLM_MODEL: 'gemma4', OLLAMA_HOST: 'gpu-box.corp.internal:11434' }, 'Ollama', 'Ollama cannot be reached.'],
  [{ LLM_MODEL: 'm', LLM_BASE_URL: 'http://10.20.30.40:8000/v1' }, null, 'The model cannot be reached.'],
  [{ LLM_MODEL: 'm', LLM_BASE_URL: 'https://llm.corp.example/v1' }, null, 'The model cannot be reached.'],
])('everybody hears of trouble, and nobody of the host that a model has for itself: %o', (env, vendor, told) => {
  const { health, first } = setUp(env);
  expect(publicVendor(first.vendor)).toBe(vendor);
  for (const kind of ['unreachable', 'key', 'credit', 'unknown-model', 'unreadable', 'rejected'] as const) {
    health.failed(first, kind);
    expect(health.trouble() ?? '').not.toMatch(/corp|box|10\.20|8000|11434/);
  }
  health.failed(first, 'unreachable');
  expect(health.trouble()?.startsWith(told)).toBe(true);
});

it('one model of a list that works is enough', async () => {
  const { health, first, second } = setUp(TWO);
  health.failed(first, 'unreachable');
  expect(health.trouble()).toBeNull();
  health.failed(second, 'credit');
  expect(health.trouble()).toMatch(/^OpenAI cannot be reached\./);
  health.worked(second);
  expect(health.trouble()).toBeNull();
});

it('a use with a model of its own is in trouble with that one', () => {
  const { health, first, second } = setUp({ OPENAI_API_KEY: 'k', LLM_MODEL: 'big', LLM_MODEL_BRIEF: 'small' });
  expect([first.name, second.name]).toEqual(['small', 'big']);
  health.failed(first, 'unknown-model');
  expect(health.trouble()).toMatch(/^OpenAI does not know the model small\./);
});

it('a failure that passes by itself is no trouble', () => {
  const { health, first } = setUp({ OPENAI_API_KEY: 'k' });
  for (const kind of ['quota', 'overloaded', 'silent', 'interrupted', 'filtered', 'budget'] as const) {
    health.failed(first, kind);
    expect(health.trouble()).toBeNull();
  }
});

it('a model in trouble is looked at again now and then, when somebody wants to know', async () => {
  const { health, says, asked, clock, first } = setUp({ OPENAI_API_KEY: 'k', LLM_MODEL: 'gpt-x' });
  says.set('gpt-x', 'unreachable');
  await health.look();
  clock.advance(29_000);
  expect([health.trouble(), health.trouble()]).not.toContain(null);
  expect(asked).toHaveLength(1);
  clock.advance(1_000);
  says.clear();
  expect([health.trouble(), health.trouble()]).not.toContain(null);
  expect(asked).toHaveLength(2);
  await expect.poll(() => health.trouble()).toBeNull();
  // A list is shown without credit, too.
  health.failed(first, 'credit');
  await health.look();
  expect(health.trouble()).toBe('The account at OpenAI has no credit left.');
});
