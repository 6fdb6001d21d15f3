import { describe, expect, it } from 'vitest';
import { sharedRuns } from './overlap.ts';

describe('overlap of two pieces', () => {
  it('counts the five-word runs that both have, of the piece that has fewer', () => {
    expect(sharedRuns('one two three four five six', 'one two three four five seven')).toBe(0.5);
    expect(sharedRuns('one two three four five', 'Zero one two, three four five six')).toBe(1);
    expect(sharedRuns('one two three four', 'one two three four')).toBe(0);
  });

  it('leaves out what neither piece says in its own words', () => {
    const quote = '“These are seven words of somebody else.”';
    expect(sharedRuns(`${quote} Our own line ends here now`, `${quote} Another line that ends differently`)).toBe(0);
    expect(
      sharedRuns('I think that we should wait', 'I think that we should wait', ['I think that we should wait']),
    ).toBe(0);
  });

  it('takes the label of a field for no part of what stands in it', () => {
    const one = 'SEO title: Two loaves of rye\nBoth of them are eaten on the same day';
    const other = 'SEO title: Two loaves of rye\nNobody here would touch a roll of wheat';
    expect(sharedRuns(one, other)).toBe(0);
  });
});
