import { expect, test } from 'vitest';
import { questionOf } from './question-of.ts';
import type { TextRequest } from './text-model.ts';

const { signal } = new AbortController();
const request: TextRequest = { useCase: 'edit', system: 'S', shared: 'A', prompt: 'P', signal, meter: undefined };

test('a question is the same for the same prompt, and for the same name whatever the prompt is', () => {
  expect(questionOf({ ...request })).toBe(questionOf(request));
  expect(questionOf({ ...request, prompt: 'Q' })).not.toBe(questionOf(request));
  const named = { ...request, question: 'The draft' };
  expect(questionOf({ ...named, prompt: 'Q' })).toBe(questionOf(named));
  for (const other of [{ question: 'Another' }, { shared: 'B' }, { useCase: 'check' as const }]) {
    expect(questionOf({ ...named, ...other })).not.toBe(questionOf(named));
  }
});
