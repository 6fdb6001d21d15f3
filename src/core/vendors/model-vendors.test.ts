import { expect, test } from 'vitest';
import { MODEL_VENDORS } from './model-vendors.ts';
import { vendorLines } from './vendor-lines.ts';

test('every vendor is told in three lines, Ollama first', () => {
  expect(MODEL_VENDORS.map(({ name }) => name)).toEqual([
    'Ollama',
    'LM Studio',
    'llama.cpp',
    'vLLM',
    'OpenAI',
    'Anthropic',
    'Google Gemini',
    'Mistral',
    'OpenRouter',
  ]);
  for (const vendor of MODEL_VENDORS) expect(vendorLines(vendor).split('\n')).toHaveLength(3);
});

test('a key is asked for where the model runs elsewhere, and nothing leaves this machine otherwise', () => {
  for (const vendor of MODEL_VENDORS) {
    const { protocol, hostname, pathname } = new URL(vendor.baseUrl);
    const isHere = vendor.runs === 'here';
    expect(vendorLines(vendor).includes('LLM_API_KEY=your-key')).toBe(!isHere);
    expect(isHere ? hostname : protocol).toBe(isHere ? '127.0.0.1' : 'https:');
    expect(pathname).toMatch(/[^/]$/);
  }
});
