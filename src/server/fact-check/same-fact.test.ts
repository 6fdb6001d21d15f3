import { describe, expect, it } from 'vitest';
import { growthOf } from '../../../test/support/growth.ts';
import { findContradictions } from './same-fact.ts';

const job = (...texts: string[]) => texts.map((text, at) => ({ name: `Piece ${at + 1}`, text }));
/** What each piece says that another one tells differently. */
const toldDifferently = (...texts: string[]) =>
  findContradictions(job(...texts)).map(({ piece, span }) => {
    const text = texts[Number(piece.slice(6)) - 1] ?? '';
    return text.slice(span.start, span.end);
  });

describe('a fact that two pieces tell differently', () => {
  it.each([
    ['a share', '31 % of small bakeries skip breakfast.', '13 % of small bakeries skip breakfast.', ['31 %', '13 %']],
    [
      'a share with a source',
      'According to the survey, 31 % of small bakeries skip breakfast.',
      'Small bakeries: 37 % of small bakeries skip breakfast, the study found.',
      ['31 %', '37 %'],
    ],
    [
      'a share in words of its unit',
      '31 percent of guests return to the bakery.',
      'Of all guests, 41 % of guests return to the bakery.',
      ['31 percent', '41 %'],
    ],
    [
      'a share with decimals',
      'Churn fell by 12.4 % in our bakery club.',
      'In our bakery club, churn fell by 14.2 %.',
      ['12.4 %', '14.2 %'],
    ],
    ['a count', 'Our pilot ran in 14 companies.', 'The pilot ran in 16 companies.', ['14', '16']],
    ['a count in words', 'Our pilot ran in fourteen companies.', 'The pilot ran in 16 companies.', ['fourteen', '16']],
    [
      'a count of two words',
      'The club has 1,240 paying members in Ghent.',
      'Good news! The club in Ghent has 1,420 paying members.',
      ['1,240', '1,420'],
    ],
    ['an amount', 'The starter kit costs $49.', 'The starter kit costs $94.', ['$49', '$94']],
    [
      'an amount in another notation',
      'The starter kit costs €1,250.',
      'The starter kit costs 1.520 €.',
      ['€1,250', '1.520 €'],
    ],
    [
      'an amount of millions',
      'The bakery chain lost $2.4 million on bread.',
      'The bakery chain lost $4.2 million on bread.',
      ['$2.4 million', '$4.2 million'],
    ],
    [
      'a stretch of time',
      'The pilot project lasted nine weeks.',
      'The pilot project lasted eleven weeks.',
      ['nine weeks', 'eleven weeks'],
    ],
    [
      'a stretch of time in other units',
      'The pilot project lasted three weeks.',
      'The pilot project lasted 28 days.',
      ['three weeks', '28 days'],
    ],
    ['a weight', 'Each rye loaf weighs 750 g.', 'Each rye loaf weighs 570 g.', ['750 g', '570 g']],
    ['a weight in other units', 'Each rye loaf weighs 750 g.', 'Each rye loaf weighs 1.25 kg.', ['750 g', '1.25 kg']],
    [
      'a factor',
      'Warm ovens bake rye bread 3 times faster.',
      'Warm ovens bake rye bread 8 times faster.',
      ['3 times', '8 times'],
    ],
    [
      'a day',
      'The new mill opens on 12 March 2024.',
      'The new mill opens on 14 March 2024.',
      ['12 March 2024', '14 March 2024'],
    ],
    [
      'a day without its year',
      'Our webinar about rye starts on 12 March.',
      'The webinar about rye starts on March 21.',
      ['12 March', 'March 21'],
    ],
    [
      'a month',
      'The bakery school opened in May 2019.',
      'The bakery school opened in June 2019.',
      ['May 2019', 'June 2019'],
    ],
    ['a year', 'Northwind Bakery was founded in 1989.', 'Northwind Bakery was founded in 1998.', ['1989', '1998']],
    [
      'a day in numbers',
      'The rye webinar starts on 2024-03-12.',
      'The rye webinar starts on 21 March 2024.',
      ['2024-03-12', '21 March 2024'],
    ],
    [
      'a German share',
      '31 % der kleinen Bäckereien öffnen sonntags.',
      'Laut Studie: 13 % der kleinen Bäckereien öffnen sonntags.',
      ['31 %', '13 %'],
    ],
    ['a French amount', 'Le coffret de départ coûte 49 €.', 'Le coffret de départ coûte 94 €.', ['49 €', '94 €']],
    [
      'a first name',
      'Katharina Vogel runs the bakery school.',
      'The bakery school of Katarina Vogel opens.',
      ['Katharina Vogel', 'Katarina Vogel'],
    ],
    [
      'a last name',
      'Ann Thorsen owns the old mill.',
      'The old mill is run by Ann Thorson.',
      ['Ann Thorsen', 'Ann Thorson'],
    ],
    [
      'a name with letters swapped',
      'Brian Keller bakes rye.',
      'Rye is what Brain Keller bakes.',
      ['Brian Keller', 'Brain Keller'],
    ],
  ])('is %s', (_, one, other, told) => {
    expect(toldDifferently(one, other)).toEqual(told);
  });

  it('is reported for each piece with what the other says', () => {
    const [first, second] = findContradictions([
      { name: 'X Post 1', text: 'Our pilot ran in 14 companies.' },
      { name: 'Blog Post 1', text: '# Rye\n\nIt is done. The pilot ran in 16 companies.' },
    ]);
    expect(first).toEqual({
      piece: 'X Post 1',
      other: 'Blog Post 1',
      span: { start: 17, end: 19 },
      detail: '“14” here, “16” in Blog Post 1',
    });
    expect(second).toMatchObject({ piece: 'Blog Post 1', other: 'X Post 1' });
  });

  it('is reported once a place, however many pieces tell it', () => {
    const told = findContradictions(
      job(...Array.from({ length: 10 }, () => 'The pilot ran in 14 companies.'), 'The pilot ran in 16 companies.'),
    );
    expect(told).toHaveLength(11);
    expect(told.slice(0, 10).map(({ other }) => other)).toEqual(Array.from({ length: 10 }, () => 'Piece 11'));
  });
});

describe('two facts', () => {
  it.each([
    ['a range and its end', '10 to 15 % of small bakeries skip breakfast.', '15 % of small bakeries skip breakfast.'],
    [
      'a range of days and one of them',
      'The rye webinar runs on 12-14 March 2024.',
      'The rye webinar runs on 13 March 2024.',
    ],
    [
      'a share and its words',
      '31 % of small bakeries skip breakfast.',
      'Almost a third of small bakeries skip breakfast.',
    ],
    ['a share and half', '48 % of small bakeries skip breakfast.', 'Half of small bakeries skip breakfast.'],
    ['a share that was rounded', '31.4 % of small bakeries skip breakfast.', '31 % of small bakeries skip breakfast.'],
    ['a count that was rounded', '1,487 bakers joined the rye club.', 'Some 1,500 bakers joined the rye club.'],
    ['other units', 'Our pilot ran in 14 companies.', 'Our pilot ran for nine weeks.'],
    ['other things', 'We tried 14 ovens in the bakery.', 'We tried nine mixers in the bakery.'],
    [
      'before and after',
      'Before the training, 31 % of bakers burned rye.',
      'After the training, 12 % of bakers burned rye.',
    ],
    ['from and to', 'The burn rate of rye bread fell from 31 %.', 'The burn rate of rye bread fell to 12 %.'],
    ['how much and to what', 'Churn at the bakery club fell by 12 %.', 'Churn at the bakery club fell to 8 %.'],
    ['a change in one sentence', 'Sales of rye bread rose from 31 % to 44 %.', 'Sales of rye bread rose to 31 %.'],
    ['the tips of each piece', '# 3 tips for better rye bread', '# 5 tips for better rye bread'],
    ['the steps of each piece', 'Here are three steps to better rye bread.', 'Here are 7 steps to better rye bread.'],
    ['the length of each piece', 'Watch this rye bread video: 30 seconds.', 'Watch this rye bread video: 45 seconds.'],
    ['other people', '31 % of women skip breakfast at work.', '24 % of men skip breakfast at work.'],
    [
      'a part of them',
      '31 % of bakeries skip breakfast on Mondays.',
      '24 % of small bakeries skip breakfast on Mondays.',
    ],
    ['other places', 'In Ghent, 31 % of bakeries skip breakfast.', 'In Bruges, 24 % of bakeries skip breakfast.'],
    ['one place and all', 'In Ghent, 31 % of bakeries skip breakfast.', '24 % of bakeries skip breakfast.'],
    ['other times', 'In 2019, 31 % of bakeries skipped breakfast.', 'In 2023, 24 % of bakeries skipped breakfast.'],
    ['one season and all', '31 % of bakeries skip breakfast in winter.', '24 % of bakeries skip breakfast.'],
    ['yes and no', '31 % of bakers eat breakfast at work.', '69 % of bakers do not eat breakfast at work.'],
    ['other deeds', 'Small bakeries lost 31 % of their guests.', 'Small bakeries won 24 % of their guests.'],
    [
      'what is and what is aimed at',
      'Our bakery club has 1,240 members.',
      'Our goal is that the bakery club has 2,000 members.',
    ],
    [
      'the first and the second',
      'The first oven of the bakery costs $490.',
      'The second oven of the bakery costs $940.',
    ],
    ['a month and a year', 'The starter kit costs $12 per month.', 'The starter kit costs $120 per year.'],
    ['other currencies', 'The starter kit costs $49.', 'The starter kit costs €45.'],
    ['a year and its day', 'The mill opened in 2019.', 'The mill opened on 3 May 2019.'],
    ['other events', 'The rye webinar starts on 12 March.', 'The wheat course starts on 14 March.'],
    ['the start and the end', 'The rye webinar starts on 12 March.', 'The rye webinar ends on 14 March.'],
    ['weeks that are counted off', 'In week 3 of the pilot, bakers rest.', 'In week 5 of the pilot, bakers rest.'],
    ['versions', 'Rye Planner 2.0 sorts your orders.', 'Rye Planner 3.0 sorts your orders.'],
    [
      'two that differ in two ways',
      'The pilot lasted nine weeks in 14 firms.',
      'The pilot lasted four weeks in 20 firms.',
    ],
    [
      'what others say',
      'Ann Bell said: “We have 14 ovens in the bakery.”',
      'Bo Cole said: “We have 16 ovens in the bakery.”',
    ],
    ['what is flagged', 'The pilot ran in [Check: 14] companies.', 'The pilot ran in 16 companies.'],
    ['two people of one family', 'Mario Rossi runs the bakery school.', 'Maria Rossi runs the bakery school.'],
    ['two people with like names', 'Anna Keller bakes rye bread.', 'Emma Keller bakes rye bread.'],
    ['one name in the plural', 'Product Manager Days begin in the mill.', 'Product Managers Days begin in the mill.'],
    ['a name in other sentences', 'Katharina Vogel sings.', 'We thank Katarina Vogel.'],
    ['titles in capitals', 'Better Meeting habits at the mill', 'Better Meetings start at the mill'],
  ])('are %s', (_, one, other) => {
    expect(toldDifferently(one, other)).toEqual([]);
  });

  it('are those that one piece tells both', () => {
    const one = '31 % of small bakeries skip breakfast.';
    const other = '24 % of small bakeries skip breakfast.';
    expect(toldDifferently(one, other)).toHaveLength(2);
    expect(toldDifferently(one, other, 'In Ghent it is 31 %, in Bruges it is 24 %.')).toEqual([]);
    expect(toldDifferently('Mira Hansen and Mira Jansen run the mill.', 'Mira Hansen runs the mill.')).toEqual([]);
  });

  it('are those within one piece', () => {
    expect(toldDifferently('The pilot ran in 14 companies. The pilot ran in 16 companies.')).toEqual([]);
  });
});

describe('the time it takes', () => {
  it.each(['a', ' ', '[', '1', '1 ', '31 % of bakers skip it. ', 'Ann Bell ', '漢', '\n', 'in 2019, ', '$1'])(
    'grows with a text of %j',
    (unit) => {
      const { taken, allowed } = growthOf(unit, (text) => findContradictions(job(text, `${text}2`)));
      expect(taken).toBeLessThan(allowed);
    },
  );
});
