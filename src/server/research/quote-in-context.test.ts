import { expect, test } from 'vitest';
import { quoteInContext } from './quote-in-context.ts';

const QUOTE = 'A second visit in week four tells who stays.';

test('a short text is shown whole, and before, quote and after stand in it one after the other', () => {
  const text = `Two of three customers leave early. ${QUOTE} Ask them then.`;
  const { before, after } = quoteInContext(text, { quote: QUOTE, start: text.indexOf(QUOTE) });
  expect(before + QUOTE + after).toBe(text);
});

test('a long text is cut between words', () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  const text = `${words} ${QUOTE} ${words}`;
  const { before, after } = quoteInContext(text, { quote: QUOTE, start: words.length + 1 });
  expect(text).toContain(before + QUOTE + after);
  for (const side of [before, after]) {
    expect(side.length).toBeLessThanOrEqual(300);
    expect(side.length).toBeGreaterThan(280);
  }
  expect(words.split(' ')).toContain(before.split(' ')[0]);
  expect(words.split(' ')).toContain(after.split(' ').at(-1));
});

test('a paragraph that ends far from the quote is left out, one that ends near it is shown', () => {
  const near = `${'x '.repeat(300)}\n\nNear.`;
  const far = `Far away. ${'x '.repeat(80)}\n\n`;
  const text = `${'y '.repeat(300)}\n\n${far}${QUOTE}${far}${near}`;
  const { before, after } = quoteInContext(text, { quote: QUOTE, start: text.indexOf(QUOTE) });
  expect(before).toBe(far);
  expect(`${after}\n\n`).toBe(far);
  const close = `${'z '.repeat(400)}\n\n${QUOTE}`;
  expect(quoteInContext(close, { quote: QUOTE, start: close.indexOf(QUOTE) }).before).toMatch(/^(z )+\n\n$/);
});

test('the place that is told counts, also when the words stand elsewhere, too; a wrong one is searched for', () => {
  const text = `First: ${QUOTE} Second: ${QUOTE} End.`;
  const second = text.lastIndexOf(QUOTE);
  expect(quoteInContext(text, { quote: QUOTE, start: second }).after).toBe(' End.');
  expect(quoteInContext(text, { quote: QUOTE, start: 3 }).before).toBe('First: ');
  expect(quoteInContext(text, { quote: 'Never said.', start: 0 })).toEqual({ before: '', after: '' });
});

test('a script without spaces is cut between characters', () => {
  const text = `${'𠮷'.repeat(400)}${QUOTE}${'𠮷'.repeat(400)}`;
  const { before, after } = quoteInContext(`x${text}`, { quote: QUOTE, start: 801 });
  expect(before).toMatch(/^𠮷+$/u);
  expect(after).toMatch(/^𠮷+$/u);
  expect(before.length).toBe(300);
});
