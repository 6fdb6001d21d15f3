import { describe, expect, it } from 'vitest';
import { cpuTimeOf } from '../../../../test/support/cpu-time.ts';
import { findPersonalAttributes } from './personal-attributes.ts';

const TELLS_THE_READER = [
  'Are you diabetic?',
  'You are diabetic and tired of needles.',
  'Do you have diabetes? Start here.',
  'Your diabetes, under control.',
  'Struggling with depression? Talk to us.',
  'Are you struggling with anxiety?',
  'Depressed? Call today.',
  'You suffer from chronic pain and nobody listens.',
  'Were you diagnosed with cancer last year?',
  'Are you overweight?',
  'You’re obese, and it is not your fault.',
  'Tired of your acne?',
  'If you are disabled, read on.',
  'Are you deaf?',
  'Beat your insomnia in a week.',
  'You are HIV-positive and not alone.',
  'Are you bankrupt?',
  'Broke? We lend.',
  'Are you drowning in debt?',
  'Get rid of your debts.',
  'Bad credit? No problem.',
  'Your bad credit does not matter to us.',
  'Are you unemployed?',
  'You can’t pay your bills this month.',
  'Behind on rent? You are behind on your rent again.',
  'Do you have credit card debt?',
  'Are you Christian?',
  'Meet other Christians in town.',
  'Muslims like you shop here.',
  'As a Catholic, you know the feast days.',
  'Meet other Black women.',
  'Hispanics like you love this.',
  'Are you gay?',
  'Meet other lesbians tonight.',
  'Questioning your gender? We listen.',
  'Have you ever been arrested?',
  'Clear your criminal record.',
  'Are you a convicted felon?',
  'Are you over 50?',
  'As a woman over 50, you deserve better.',
  'Seniors like you save a third.',
  'Jobs for people your age.',
  'You’re in your 60s and fit.',
  'Are you a union member?',
  'Are you registered to vote?',
  'Meet fellow pensioners.',
] as const;

const SPEAKS_OF_THE_MATTER = [
  'Support for people with diabetes.',
  'Diabetes care that fits into a working day.',
  'Living with diabetes: a guide by nurses.',
  'Depression counselling, in person or by phone.',
  'We treat anxiety in six sessions.',
  'A course about chronic pain for nurses.',
  'Running shoes for women over 50.',
  'Bread for everybody over 18 months.',
  'Are you over 50 meetings a month?',
  'Are you over budget again?',
  'Loans with clear terms, for all incomes.',
  'How to pay down your technical debt.',
  'Your debt collection software in one place.',
  'Debt advice, free and in confidence.',
  'Turn on credit alerts for your team.',
  'Are you blind to churn?',
  'You are not deaf to feedback, are you?',
  'See your blind spots before your rivals do.',
  'Are you a black belt in Excel?',
  'You’re in the black by March.',
  'Black coffee, no sugar.',
  'Christian weddings in the old mill.',
  'A Muslim cookbook with 80 recipes.',
  'Meet other bakers in town.',
  'Meet fellow founders on Thursday.',
  'Teams like you ship on Fridays.',
  'People like you make the choir.',
  'As a manager, you plan the week.',
  'As a baker you start at four.',
  'As a woman over 50, I wanted shoes that fit.',
  'Gay pride parade, 14 June.',
  'The rainbow run for everybody.',
  'Are you broken by Monday?',
  'You broke it, we mend it.',
  'Your record collection, cleaned.',
  'Arrested by a good headline.',
  'Your age of the pension plan is open.',
  'Cheese aged over 50 weeks.',
  'Are you the union of design and code?',
  'Did you vote for the cake of the month?',
  'You are 30 minutes away from dinner.',
  'Your race plan for spring.',
  'New Yorkers, your bagel is ready.',
  'Is your team tired of handovers?',
  'Are you straight to the point?',
  'Are you poor at naming things?',
  'Your anniversary, catered.',
  'Back pain is a matter of chairs.',
] as const;

describe('wording about the reader’s personal attributes', () => {
  it.each(TELLS_THE_READER)('is found: %s', (text) => {
    expect(findPersonalAttributes(text)).not.toEqual([]);
  });

  it.each(SPEAKS_OF_THE_MATTER)('is none: %s', (text) => {
    expect(findPersonalAttributes(text)).toEqual([]);
  });

  it('is shown where it stands, once, with what it tells', () => {
    const text = 'Good news. Are you diabetic? Then your diabetes is our trade.';
    const found = findPersonalAttributes(text);
    expect(found.map(({ attribute, words }) => [attribute, words])).toEqual([
      ['health', 'Are you diabetic'],
      ['health', 'your diabetes'],
    ]);
    for (const { span, words } of found) expect(text.slice(span.start, span.end)).toBe(words);
  });

  it.each(['you are a ', 'as a ', 'your ', 'Are you over 5', 'other '])(
    'is looked for in time in proportion to a text of %j',
    (unit) => {
      const [short, long] = [500, 2_000].map((times) => cpuTimeOf(() => findPersonalAttributes(unit.repeat(times))));
      expect(long).toBeLessThan((short ?? 0) * 10 + 20);
    },
  );
});
