import { claimOf } from '../../../../../test/fakes/findings.ts';
import { describe, expect, it } from 'vitest';
import { writingCase } from '../../../../../test/support/writing-cases/writing-case.ts';
import { usableQuotes } from './usable-claims.ts';

type Kind = 'encyclopaedia' | 'web' | 'material';

function usable(kind: Kind, ...quotes: string[]) {
  const { assignment } = writingCase('claims', { topic: 'Bread', sources: [{ kind, title: 'Bread', quotes }] });
  return usableQuotes(assignment.ledger, assignment.sources);
}

describe('what can be quoted by itself', () => {
  it.each([
    'It grew to twice its size within a year.',
    'However, most bakers prefer rye flour.',
    'This makes the dough easier to shape.',
    'For example, bakers in Paris use wheat flour.',
    'The latter is common in northern countries.',
    'bread without a beginning is no sentence.',
    'Bread rises in the oven and',
    'Bakers [citation needed] use many flours today.',
    'Visit https://bread.example for the whole story today.',
    'Bread is <b>bold</b> and *beautiful* in many ways.',
    'He called it “the best bread of the whole year.',
    'See the table below for all kinds of bread.',
    'Too short.',
  ])('leaves out %j', (quote) => {
    expect(usable('web', quote)).toEqual([]);
  });

  it('takes whole sentences, however they are spelled', () => {
    const quotes = [
      'Too many loaves are thrown away on the second day.',
      'パンは小麦粉と水から作られる食べ物である。',
      'Bakers say “bread” when they mean wheat bread.',
    ];
    expect(usable('web', ...quotes).map(({ text }) => text)).toEqual(quotes);
  });

  it('takes the author’s notes as notes', () => {
    const notes = ['we bake 80 loaves before five in the morning', 'We never bake on Sundays in August'];
    expect(usable('material', ...notes).map(({ text }) => text)).toEqual(notes);
    expect(usable('web', ...notes)).toEqual([]);
  });

  it('takes nothing twice and nothing without a source', () => {
    expect(usable('web', 'Bread keeps for three days.', 'Bread keeps, for three days!')).toHaveLength(1);
    expect(usableQuotes([claimOf({ id: 'c1', source_id: 's9', quote: 'Bread keeps for three days.' })], [])).toEqual(
      [],
    );
  });

  it('puts definitions behind what they define', () => {
    const quotes = usable(
      'encyclopaedia',
      'Bread is a food made of flour and water.',
      'Rye keeps bread moist for longer.',
    );
    expect(quotes.map(({ isDefinition }) => isDefinition)).toEqual([false, true]);
  });

  it.each([
    ['The price fell by 55 percent in three years.', true],
    ['One in five bakers works at night.', true],
    ['Half of the people had forgotten it.', true],
    ['Bread laws were passed in 1998 by both houses.', false],
    ['The risk of type 2 diabetes falls with it.', false],
  ])('knows whether %j holds a figure', (quote, hasFigure) => {
    expect(usable('web', quote)[0]?.hasFigure).toBe(hasFigure);
  });
});
