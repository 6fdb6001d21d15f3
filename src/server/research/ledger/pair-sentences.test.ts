import { expect, test } from 'vitest';
import { readSentences } from '../reading/sentences.ts';
import { withPairs } from './pair-sentences.ts';

function pairsOf(text: string, language = 'en'): string[] {
  const sentences = readSentences(text, language);
  const alone = new Set(sentences.map((sentence) => sentence.text));
  return withPairs(sentences, text).flatMap((one) => (alone.has(one.text) ? [] : [one.text]));
}

test('what leans on the sentence before it can be quoted together with that', () => {
  const text = 'We reviewed 14 portals in March. In 9 of them a field accepted script tags. Every fix was free.';
  expect(pairsOf(text)).toEqual(['We reviewed 14 portals in March. In 9 of them a field accepted script tags.']);
  expect(pairsOf('Probaron un colchón 320 clientes. De ellos, 41 lo cambiaron.', 'es')).toHaveLength(1);
});

test('but neither behind another that leans, nor across paragraphs, nor at great length', () => {
  expect(pairsOf('It was late. It was dark.')).toEqual([]);
  const [first, second] = [...readSentences('We sold 40 loaves.', 'en'), ...readSentences('They were rye.', 'en')];
  if (!first || !second) throw new Error('two sentences are expected');
  expect(withPairs([first, second], 'We sold 40 loaves.\n\nThey were rye.')).toEqual([first, second]);
  expect(pairsOf(`We sold ${'rye and '.repeat(14)}rye. They were all of yesterday’s baking.`)).toEqual([]);
});
