import { describe, expect, it } from 'vitest';
import { distinctTexts } from './distinct-texts.ts';

describe('texts that say something of their own', () => {
  it.each([
    ['the same words in another order', 'Repair cafe in Leith', 'Leith repair cafe'],
    ['a longer form of the same', 'Fresh sourdough', 'Fresh sourdough every day'],
    ['another form of a word', 'Book a repair', 'Repairs: book now'],
    ['capitals and signs alone', 'Try it free', 'TRY IT FREE.'],
    ['the same in Japanese', '焼きたてパン', '焼きたてパン。'],
  ])('are not %s', (_, one, other) => {
    expect(distinctTexts([one, other])).toEqual([true, false]);
  });

  it.each([
    ['half of the words', 'Fresh sourdough', 'Sourdough lessons'],
    ['small words alone', 'Bread for the week', 'Rye for the table'],
    ['nothing', 'Open on Sunday', 'Call the baker'],
    ['one word of small ones', 'What is it?', 'Where are you?'],
  ])('may share %s', (_, one, other) => {
    expect(distinctTexts([one, other])).toEqual([true, true]);
  });

  it('are held against those that count, not against those that repeat', () => {
    expect(distinctTexts(['Fresh bread', 'Fresh bread daily', 'Daily market', ''])).toEqual([true, false, true, false]);
  });
});
