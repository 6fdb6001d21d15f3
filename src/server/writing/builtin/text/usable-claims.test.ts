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
    'Such loaves are sold before noon.',
    'Another baker tried the same with rye.',
    'As a result, bakers moved the oven to the yard.',
    'The former keeps for a week in a cool room.',
    'These three flours are sold by every mill.',
    'In practice, they have become the most expensive loaves of all.',
    'In 2019 the same count found one loaf in five.',
    'Since then mills have been set up in more than forty towns.',
    'The print run was 25,000 cards.',
    'Callow asks for the name of every customer at the till.',
    'XQZ uses the starter to raise the dough.',
    'Not because the flour is wrong for a loaf.',
    'One of the problems they face is the price of rye.',
    'The crumb that comes from that starter is dense.',
  ])('leaves out %j', (quote) => {
    expect(usable('web', quote)).toEqual([]);
  });

  it.each([
    'Google says that recipes should name the flour.',
    'The EU requires a label on every wrapped loaf.',
    'A survey conducted by MGH Advertising showed that rye sells best in winter.',
    'In winter, it takes two days to raise a dough.',
    'The average baker gets up at two in the morning.',
    'Pricing is not just economics, it is psychology.',
  ])('keeps %j', (quote) => {
    expect(usable('web', quote)).toHaveLength(1);
  });

  it.each([
    'Cost: 61,000 euros.',
    'Date: Thu 12 March, 19:00 - 21:00',
    'Questions can be sent to bread@bakery.example until 9 March.',
  ])('keeps a fact of one’s own notes: %j', (quote) => {
    expect(usable('material', quote)).toHaveLength(1);
  });

  it('leaves an address of somebody else’s page there', () => {
    expect(usable('web', 'Questions can be sent to bread@bakery.example until 9 March.')).toEqual([]);
  });

  it('hears a speaker who is named, whatever the speech begins with', () => {
    expect(usable('web', '“I was against the oven. Now I bake at night,” says a baker with two shops.')).toHaveLength(
      1,
    );
    expect(usable('web', '“I was against the oven. Now I bake at night,” she says.')).toEqual([]);
  });

  it('takes a step of a guide for an answer where the topic asks what to do', () => {
    const steps = ['Keep the cut side of the loaf on a wooden board.', 'Visit the shop of the bakery to taste a loaf.'];
    const { assignment } = writingCase('steps', {
      topic: 'Bread',
      sources: [{ kind: 'web', title: 'Bread', quotes: steps }],
    });
    const thin = (takesSteps: boolean) =>
      usableQuotes(assignment.ledger, assignment.sources, takesSteps)
        .filter(({ isThin }) => isThin)
        .map(({ text }) => text);
    expect(thin(false)).toEqual(steps);
    expect(thin(true)).toEqual(steps.slice(1));
  });

  it('leaves behind what says little', () => {
    const telling = 'Rye loaves keep for a week in a wooden box.';
    const thin = [
      'Northkit is a scheduling tool for bakeries of any size.',
      'In today’s crowded markets, baking is a constant challenge.',
      'Choose the flour that suits the oven best.',
      'Baking at home has become increasingly popular.',
      'Your first loaf depends on the flour in your cupboard.',
    ];
    const quotes = usable('web', ...thin, telling);
    expect(quotes[0]?.text).toBe(telling);
    expect(
      quotes
        .filter(({ isThin }) => isThin)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(thin.toSorted());
    const notes = [
      'We run Northkit, a scheduling tool for bakeries',
      'Welcome to the notes of our March meeting',
      'Choose rye for the winter loaf and say so',
      'The second oven is not connected yet',
    ];
    expect(usable('material', ...notes).map(({ isThin }) => isThin)).toEqual([false, true, true, true]);
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
