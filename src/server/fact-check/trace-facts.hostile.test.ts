import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../../test/support/cpu-time.ts';
import { prepareEvidence, traceFacts } from './trace-facts.ts';

const HOSTILE: readonly (readonly [string, string])[] = [
  ['digits', '1'],
  ['digits and commas', '1,'],
  ['groups of digits', '1,111,'],
  ['digits and points', '1.'],
  ['digits and spaces', '111 '],
  ['digits and colons', '1:'],
  ['fractions', '1/'],
  ['dates', '12-'],
  ['amounts', '$1'],
  ['number words', 'one and '],
  ['hundreds', 'hundred '],
  ['straight marks', '"'],
  ['marks and words', '" a '],
  ['opening marks', '“'],
  ['single marks', '‘'],
  ['plurals', '‘customers’ '],
  ['quotations', '“one two three four” '],
  ['block quotes', '> a\n'],
  ['brackets', '['],
  ['nested brackets', '[('],
  ['tags', '<'],
  ['letters', 'a'],
  ['addresses', 'a@'],
  ['links', 'https://'],
  ['spaces', ' '],
  ['line breaks', '\n '],
  ['stars', '*'],
  ['table cells', '|'],
  ['capital words', 'Aa '],
  ['ellipses', '…'],
];

const SHORT = 8_000;

describe('tracing takes time in proportion to the text', () => {
  it.each(HOSTILE)('of nothing but %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(SHORT / unit.length));
    const work = (input: string) => () => {
      const evidence = prepareEvidence([input]);
      traceFacts(input, evidence);
      traceFacts(`“${input}`, prepareEvidence([]));
    };
    const short = cpuTimeOf(work(text));
    // A square would be sixteen times as long; a few milliseconds are noise.
    const most = short * 10 + 20;
    const long = cpuTimeOf(work(text.repeat(4)));
    // A collection of what earlier tests have left may fall into one run, and a square would show in both.
    const again = long < most ? long : cpuTimeOf(work(text.repeat(4)));
    expect(Math.min(long, again)).toBeLessThan(most);
  });
});
