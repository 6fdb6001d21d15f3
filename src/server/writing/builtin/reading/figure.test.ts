import { describe, expect, it } from 'vitest';
import { figureIn, hasFigure } from './figure.ts';

describe('the figure of a quotation', () => {
  it.each([
    ['Support tickets in week two fell by 9 percent.', '9 percent'],
    ['We closed 212 accounts without a single call.', '212 accounts'],
    ['The walk to the depot takes 25 minutes.', '25 minutes'],
    ['A seat costs €49 a month.', '€49 a month'],
    ['Half of the people had forgotten their password.', 'Half of the people'],
    ['One in five bakers works at night.', 'One in five bakers'],
    ['Of the 23 customers who left in spring, 17 had never spoken to anyone.', '23 customers'],
    ['Nearly two thirds of the choir cannot read music.', 'Nearly two thirds of the choir'],
    ['Sales fell by a third.', 'a third'],
    ['A café needs no more than two hours a week for it.', 'no more than two hours a week'],
    ['A consent tool costs between €9 and €120 a month.', 'between €9 and €120 a month'],
    ['The pump works down to -15°F.', '-15°F'],
    ['Staff turnover fell from 24 % to 11 % a year.', '24 % to 11 % a year'],
    ['Cafés that ask sell four times as many cups.', 'four times'],
    ['Within three years, 60 cafés of the town had a card.', '60 cafés'],
    ['A survey of 1,200 firms found that 38 percent had left.', '38 percent'],
    ['The garage spent $9,300 on adverts.', '$9,300'],
    ['Supermarkets throw away 1.3 million tonnes of bread.', '1.3 million tonnes'],
  ])('of %j is %j', (quote, figure) => {
    expect(figureIn(quote)).toBe(figure);
    expect(quote).toContain(figure);
  });

  it.each([
    'The law was passed in 1998 by both houses.',
    'The risk of type 2 diabetes falls with it.',
    'Handwritten newsletters were read in the sixteenth century.',
    'Trials with a four-day week began in several countries.',
    'We moved the kick-off call from day seven to day one.',
    'Evergreen content answers questions that people will still ask in five years.',
    'There are two sides to every loaf.',
    'The team works four days a week.',
    'The meeting is on 14 April 2026.',
    'Rye keeps bread moist for longer.',
  ])('is none in %j', (quote) => {
    expect(hasFigure(quote)).toBe(false);
    expect(figureIn(quote)).toBeNull();
  });

  it('stays out where it would not read alone', () => {
    expect(figureIn('A price of 2.99 is remembered as two and some.')).toBeNull();
  });
});
