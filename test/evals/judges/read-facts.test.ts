import { expect, it } from 'vitest';
import { evidenceOf, standsIn } from './evidence.ts';
import { readFacts } from './read-facts.ts';
import { readSentences } from './read-sentences.ts';

const keysIn = (text: string) => readFacts(text).flatMap(({ keys }) => keys);

it.each([
  ['It rose by 41 % to 1,420 shops.', ['p:41', 'n:1420']],
  ['Es waren 1.860 Betriebe und 14 Prozent.', ['n:1.86', 'n:1860', 'p:14']],
  ['It costs €2.60, or 40 cents less, of 9,000 euros.', ['m:eur:2.6', 'm:cent:40', 'm:eur:9000']],
  ['They spent 64 million euros and $1.2 million.', ['m:eur:64000000', 'm:usd:1200000']],
  ['From 1 July 2026, decided on March 3, 2025, as of 2026-02-17.', ['d:2026-7-1', 'd:2025-3-3', 'd:2026-2-17']],
  ['Am 30. Juni 2027 ist Schluss.', ['d:2027-6-30']],
  ['In May 1922 and in 1904.', ['d:1922-5-', 'd:1904--', 'n:1904']],
  ['Seventeen teams, twenty-five percent, three hours, a hundred years.', ['n:17', 'p:25', 'n:3', 'n:100']],
  ['Two thirds of them, and half of the rest.', ['p:66.667', 'p:50']],
  ['One thing, two ideas, three small steps.', []],
  ['She said: “We have never done it.” It is “fine”.', ['We have never done it.']],
])('reads the facts of "%s"', (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

it('finds a fact again in other clothes, and no fact of another kind or size', () => {
  const evidence = evidenceOf([
    'On 17 February 2026 the share was 41 percent of 9,480 emails, at $1.2 million. “We left it as it was,” he said.',
  ]);
  const stands = (text: string) => readFacts(text).every((fact) => standsIn(fact, evidence));
  for (const text of [
    '41 %',
    'in February 2026',
    '2026',
    '9480',
    '$1,200,000',
    '"we left it as it was"',
    '“We left … it was”',
  ])
    expect([text, stands(text)]).toEqual([text, true]);
  for (const text of [
    '41',
    '$41',
    '42 %',
    'in March 2026',
    '9,48',
    '€1.2 million',
    '18 February 2026',
    '“We left it as he said”',
  ])
    expect([text, stands(text)]).toEqual([text, false]);
});

it('takes a text apart into sentences with their citations', () => {
  const text =
    'One “A. B.” [1] Two, after Dr. Three [[2]](https://a.example/x). [Check: 4 %] five.\n\n1. [Title](https://a.example), a\n> “Six. Seven.” [1][3]';
  expect(readSentences(text)).toEqual([
    { text: 'One “A. B.”', numbers: [1] },
    { text: 'Two, after Dr.', numbers: [] },
    { text: 'Three .', numbers: [2] },
    { text: '[Check: 4 %] five.', numbers: [] },
    { text: '“Six. Seven.”', numbers: [1, 3] },
  ]);
});
