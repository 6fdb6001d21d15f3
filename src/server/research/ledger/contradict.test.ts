import { describe, expect, test } from 'vitest';
import { contradict, readSaying } from './contradict.ts';
import { coreOfStatement } from './core-of-statement.ts';

function says(one: string, other: string): boolean {
  const [a, b] = [coreOfStatement(one), coreOfStatement(other)];
  return contradict(readSaying(a), readSaying(b), [a, b]);
}

describe('what says otherwise of the same', () => {
  test.each([
    ['The average open rate of newsletters is 21 percent.', 'The average open rate of newsletters is 36 percent.'],
    ['Rye bread keeps for 7 days.', 'Rye bread keeps for 3 days.'],
    [
      'Acquiring a new customer costs 5 times as much as keeping one.',
      'Acquiring a new customer costs 25 times as much as keeping one.',
    ],
    ['About 70 percent of online carts are abandoned.', 'Roughly 55 percent of online carts are abandoned.'],
    ['The bakery market was worth $4 billion in 2024.', 'The bakery market was worth $9 billion in 2024.'],
    ['According to a survey, 40 percent of bakers work at night.', 'A study found that 62% of bakers work at night.'],
    ['A trial lasts 14 days on average.', 'A trial lasts 28 days on average.'],
    ['Monthly churn of small shops is 3 percent.', 'Monthly churn of small shops is 7 percent.'],
    ['The study counted 1,200 bakeries in Ulm.', 'The study counted 800 bakeries in Ulm.'],
    ['Sourdough needs 24 hours of rest.', 'Sourdough needs 8 hours of rest.'],
    ['Between 10 and 15 percent of trials become customers.', 'Between 40 and 50 percent of trials become customers.'],
    ['More than 60 percent of readers use a phone.', 'Less than 30 percent of readers use a phone.'],
    ['Remote work increases the productivity of employees.', 'Remote work reduces the productivity of employees.'],
    ['Long subject lines improve open rates.', 'Long subject lines hurt open rates.'],
    ['Sustainable labels raise the sales of bread.', 'Sustainable labels lower the sales of bread.'],
    ['Remote work increases productivity.', 'Remote work does not increase productivity.'],
    ['Cold dough rises slowly in winter kitchens.', 'Cold dough does not rise slowly in winter kitchens.'],
    ['Loyalty cards bring customers to small bakeries.', 'Loyalty cards do not bring customers to small bakeries.'],
    ['Emails with emojis reach the inbox.', 'Emails with emojis never reach the inbox.'],
    ['Sales of rye bread grew in 2023.', 'Sales of rye bread fell in 2023.'],
    ['Nearly 5 million Germans bake bread at home.', 'Some 12 million Germans bake bread at home.'],
    ['A webinar costs €2,000 on average.', 'A webinar costs €7,500 on average.'],
    [
      'Staff turnover fell by 57 percent, compared with 30 percent in the year before.',
      'Staff turnover fell by 32 percent, according to the accountant.',
    ],
    ['A survey of guild members found that 41 percent of bakers work at night.', '62% of bakers work at night.'],
    ['Rye bread keeps for 7 days, the guild says.', 'Rye bread keeps for 3 days, because its crust is thin.'],
  ])('%s / %s', (a, b) => {
    expect([says(a, b), says(b, a)]).toEqual([true, true]);
  });
});

describe('what does not contradict each other', () => {
  test.each([
    // The same, or rounded.
    ['The average open rate of newsletters is 21 percent.', 'The average open rate of newsletters is 21.3 percent.'],
    ['About 70 percent of online carts are abandoned.', 'Some 69.8 percent of online carts are abandoned.'],
    ['Rye bread keeps for 7 days.', 'Rye bread keeps for a week.'],
    ['Rye bread keeps for 7 days, the guild says.', 'Rye bread keeps for a week, according to bakers.'],
    ['Prices rose by 4 percent, up from 2 percent.', 'Prices rose by 4 percent, its owner said.'],
    [
      'The guild found that 40 percent of bakers work at night.',
      'The guild found that 40 percent of bakers own a van.',
    ],
    ['Rye bread keeps for 14 days.', 'Rye bread keeps for 2 weeks.'],
    ['The market was worth $4 billion in 2024.', 'The market was worth $4,000 million in 2024.'],
    // Bounds that hold together.
    ['More than 60 percent of readers use a phone.', 'About 75 percent of readers use a phone.'],
    ['Up to 40 percent of trials become customers.', 'Some 12 percent of trials become customers.'],
    ['Between 10 and 20 percent of trials become customers.', 'About 15 percent of trials become customers.'],
    ['At least 3 emails are needed for a welcome series.', 'At least 5 emails are needed for a welcome series.'],
    // Another year, place, kind or group.
    ['First-month retention is 94%, which is decent.', '12-month retention is 85%.'],
    ['Sales of rye bread grew by 4 percent in 2023.', 'Sales of rye bread grew by 9 percent in 2024.'],
    ['Sales of rye bread grew in 2023.', 'Sales of rye bread fell in 2024.'],
    ['Sales of rye bread grew by 4 percent in 2023.', 'Sales of rye bread grew by 9 percent.'],
    ['In Germany 40 percent of bakers work at night.', 'In France 55 percent of bakers work at night.'],
    ['In Germany 40 percent of bakers work at night.', '55 percent of bakers work at night.'],
    ['The open rate of retail newsletters is 18 percent.', 'The open rate of nonprofit newsletters is 30 percent.'],
    ['The open rate of newsletters is 21 percent.', 'The click rate of newsletters is 3 percent.'],
    ['The bounce rate of mobile visitors is 53 percent.', 'The bounce rate of desktop visitors is 40 percent.'],
    ['Monthly churn of small shops is 3 percent.', 'Annual churn of small shops is 31 percent.'],
    ['Monthly churn of small shops is 3 percent.', 'Monthly churn of large shops is 1 percent.'],
    ['Women make up 40 percent of bakers.', 'Men make up 60 percent of bakers.'],
    ['The cheapest plan costs $9 a month.', 'The largest plan costs $99 a month.'],
    ['Welcome emails have an open rate of 50 percent.', 'Cart emails have an open rate of 41 percent.'],
    // Another unit.
    ['Rye bread costs 4 euros.', 'Rye bread keeps for 7 days.'],
    ['The newsletter has 500 readers.', 'The newsletter has 20 issues.'],
    ['Churn fell by 2 percentage points.', 'Churn fell by 30 percent.'],
    ['The market share of rye rose by 2 percentage points.', 'The market share of rye rose by 30 percent.'],
    ['The webinar was seen by 300 guests.', 'The webinar took 60 minutes.'],
    // Several figures.
    ['Churn fell from 8 to 5 percent in 60 days.', 'Churn fell from 9 to 4 percent in 90 days.'],
    [
      '40 percent of bakers and 20 percent of brewers work at night.',
      '55 percent of bakers and 10 percent of brewers work at night.',
    ],
    // Another direction of something else, or roles changed.
    ['Remote work increases the productivity of employees.', 'Remote work reduces the stress of employees.'],
    ['Discounts increase sales.', 'Discounts reduce margins.'],
    ['Higher prices reduce sales.', 'Lower prices increase sales.'],
    ['Churn increases costs.', 'Costs reduce churn.'],
    ['Long subject lines improve open rates.', 'Short subject lines hurt open rates.'],
    ['Remote work increases productivity.', 'Remote work does not reduce productivity.'],
    // Denials that say the same or something else.
    ['Loyalty cards work in small bakeries.', 'Loyalty cards do not work in large bakeries.'],
    ['Emails with emojis reach the inbox.', 'Emails with images do not reach the inbox.'],
    ['Rye bread needs no yeast.', 'Rye bread needs a long rest.'],
    ['Bakers do not work on Sundays.', 'Bakers do not work on Mondays.'],
    // Conditions.
    ['Loyalty cards work in small bakeries.', 'Loyalty cards do not work in small bakeries if they expire.'],
    ['Remote work increases productivity.', 'Remote work reduces productivity when teams are new.'],
    // Nothing in common but a word or two.
    ['Newsletters cost 20 euros a month.', 'Bread costs 4 euros a loaf.'],
    ['The study asked 200 bakers.', 'The study asked 3,000 brewers.'],
    ['A good letter has 200 words.', 'A good subject line has 7 words.'],
    ['Half of all trials end on the first day.', 'Trials last 14 days.'],
  ])('%s / %s', (a, b) => {
    expect([says(a, b), says(b, a)]).toEqual([false, false]);
  });
});
