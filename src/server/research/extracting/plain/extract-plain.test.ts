import { expect, it } from 'vitest';
import type { Document } from '../extractor.ts';
import { extractPlain } from './extract-plain.ts';

it('joins lines that were broken to fit a width, and no others', () => {
  const broken = `The survey counted three hundred roofs between March and October,
and measured each of them on twelve days of the year; the owners were
asked as well.`;
  const text = `${broken}\n\n\n\nMilk\nBread\n\n- ${'an item of a list that is as long as a broken line is'}\n- another`;
  expect(extractPlain(file(text)).text).toBe(
    `${broken.replaceAll('\n', ' ')}\n\nMilk\nBread\n\n- an item of a list that is as long as a broken line is\n- another`,
  );
});

it('leaves out what cannot be stored or seen', () => {
  expect(extractPlain(file('A\0 ro\u200bof\u0007 \u202eand a \ufeffhalf.\r\n\tNext')).text).toBe(
    'A roof and a half.\nNext',
  );
});

it('keeps 200,000 characters, and says that there were more', () => {
  const { text, shortened } = extractPlain(file('The roofs of the town carry panels. '.repeat(10_000)));
  expect(shortened).toBe(true);
  expect(text.length).toBeLessThanOrEqual(200_000);
  expect(text).toMatch(/panels\.$/);
});

function file(text: string): Document {
  return { bytes: new TextEncoder().encode(text), mediaType: 'text/plain', fileName: 'a.txt', url: null };
}
