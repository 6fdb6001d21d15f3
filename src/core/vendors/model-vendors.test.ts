import { expect, test } from 'vitest';
import { defaultModelOf, MODEL_VENDORS } from './model-vendors.ts';
import { vendorLines } from './vendor-lines.ts';

test('every vendor is told in few lines, Ollama first, those with an API of their own before the others', () => {
  expect(MODEL_VENDORS.map((vendor) => [vendor.name, vendorLines(vendor).split('\n').length])).toEqual([
    ['Ollama', 2],
    ['LM Studio', 3],
    ['llama.cpp', 3],
    ['vLLM', 3],
    ['OpenAI', 2],
    ['Anthropic', 2],
    ['Google Gemini', 2],
    ['Mistral', 3],
    ['OpenRouter', 3],
  ]);
});

test('a key is asked for where the model runs elsewhere, and nothing leaves this machine otherwise', () => {
  for (const vendor of MODEL_VENDORS) {
    const { protocol, hostname } = new URL(vendor.baseUrl);
    const isHere = vendor.runs === 'here';
    expect(/_API_KEY=your-key/.test(vendorLines(vendor))).toBe(!isHere);
    expect(isHere ? hostname : protocol).toBe(isHere ? '127.0.0.1' : 'https:');
    expect(vendor.baseUrl).toMatch(/[^/]$/);
  }
});

test('a vendor of the list has a model where none is named', () => {
  expect([defaultModelOf('openai'), defaultModelOf('openai-compatible')]).toEqual(['gpt-6-sol', '']);
});
