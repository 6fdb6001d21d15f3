import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { readingGrade } from './reading-grade.ts';

const PLAIN = 'This baker will make that rye loaf with you and me.';
const times = (count: number, text: string, between = ' ') => Array.from({ length: count }, () => text).join(between);

describe('the reading grade', () => {
  it('is what the formula says', () => {
    const letters = PLAIN.replace(/[^a-z]/gi, '').length;
    const expected = 4.71 * (letters / 11) + 0.5 * 11 - 21.43;
    expect(readingGrade(times(12, PLAIN))).toBeCloseTo(Math.max(0, Math.round(expected * 10) / 10));
  });

  it('of a sentence worked out by hand is 9.8', () => {
    const sentence =
      'The bakers of the little town were known for their great loaves until every single oven finally was torn down.';
    // 20 words, 90 letters: 4.71 * 4.5 + 0.5 * 20 - 21.43 = 9.765.
    expect(readingGrade(times(6, sentence))).toBe(9.8);
  });

  it('rises with longer words and with longer sentences', () => {
    const long =
      'Considerable organisational responsibility is distributed throughout the administration of the department.';
    const base = readingGrade(times(12, PLAIN)) ?? 0;
    expect(readingGrade(times(12, long))).toBeGreaterThan(base + 5);
    expect(readingGrade(times(12, PLAIN.replace('.', ' and'), ' '))).toBeGreaterThan(base + 5);
  });

  it('of an encyclopaedia is that of grown-ups', () => {
    const article = readFileSync(new URL('../../../test/fakes/articles/churn-rate.txt', import.meta.url), 'utf8');
    expect(readingGrade(article)).toBeGreaterThan(7);
    expect(readingGrade(article)).toBeLessThan(20);
  });

  it('takes headings and items of lists for sentences, though they end without a point', () => {
    const list = times(30, '- The rye is for you', '\n');
    expect(readingGrade(list)).toBeLessThan(1);
    expect(readingGrade(`## What the baker said\n\n${list}`)).toBeLessThan(1);
  });

  it('counts no Markdown, no addresses and no gaps', () => {
    const text = times(12, PLAIN);
    const marked = `${times(12, `**${PLAIN.slice(0, 10)}**${PLAIN.slice(10)}`)} https://a.example/a-very-long-address/indeed`;
    expect(readingGrade(`${marked} [Add: the considerable organisational responsibilities]`)).toBe(readingGrade(text));
  });

  it.each([
    ['a short text', times(8, PLAIN)],
    ['nothing', ''],
    ['German', times(15, 'Die Bäckerei ist in der Stadt und das Brot wird mit Roggen gebacken.')],
    ['Dutch', times(15, 'Het brood van de bakker is in de stad en het is van rogge gemaakt.')],
    ['French', times(15, 'Le pain de la ville est fait avec du seigle et une eau pure.')],
    ['Spanish', times(15, 'El pan de la ciudad es el que se hace con agua y con centeno.')],
    ['Swedish', times(15, 'Det är en bagare som bor på landet och att han bakar bröd av råg.')],
    ['Chinese', times(40, '我们的面包每天早上四点出炉。')],
    ['Russian', times(20, 'Хлеб в нашем городе пекут из ржи каждый день утром.')],
    ['a list of names', times(60, 'Northwind Contoso', '\n')],
  ])('is none for %s', (_, text) => {
    expect(readingGrade(text)).toBeNull();
  });
});

it.each(['a', 'a ', ' ', '[', '1', '.', '. ', 'a. ', '!', '.)', '漢', '*', '\n', '| ', '> '])(
  'the grade takes time in proportion to a text of %j',
  (unit) => {
    const { taken, allowed } = growthOf(unit, (text) => [
      readingGrade(text),
      readingGrade(`the of and to that ${text}`),
    ]);
    expect(taken).toBeLessThan(allowed);
  },
);
