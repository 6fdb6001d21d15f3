import type { JobPlan } from '../../src/core/contracts/plan.ts';

/** A plan as the API tells it, for a job that has researched `researched.ts`. */
export function aPlan(change: Partial<JobPlan> = {}): JobPlan {
  return {
    page: {
      idea: 'Customers do not leave at renewal. They leave in week four, and nobody calls them.',
      reader: 'Monday, 9 a.m.: a list of renewals is open, and three of the names have not signed in since spring.',
      proof: [
        { source_id: 's2', words: 'Teams with an owner for week four kept 91% of their accounts.' },
        { source_id: 's1', words: 'Customer onboarding ends when the first result is there.' },
        { source_id: null, words: 'Six of nine customers whom we asked had left in their heads by week four.' },
      ],
      left_out: 'That keeping a customer is cheaper than winning one. Everybody says so.',
      objection:
        'A call in week four costs more than a small account brings in a year, and most customers say that they would rather be left alone.',
      answer:
        'For the smallest accounts that is true, and a short message will do. For all others one call pays for ten.',
      tomorrow: 'Call the one customer who started four weeks ago, and ask what does not work yet.',
      own_words: ['Emails are theatre.', 'Call people.'],
      not_to_claim: ['That our customers renew more often.', 'What a call costs.'],
    },
    pieces: [
      {
        format: 'X Post',
        variant: 1,
        angle: 'The call that nobody makes',
        first_line: 'Your churn happened in March. You will see it in December.',
        how: 'Two dates, one customer, and the call that was not made between them.',
        leaves_out: 'All figures but one.',
      },
      {
        format: 'X Post',
        variant: 2,
        angle: 'What an email cannot hear',
        first_line: 'Nobody ever answered “how is it going?” in an onboarding email.',
        how: 'A small list of what people say on the phone and never write.',
        leaves_out: 'The objection.',
      },
    ],
    withheld: [],
    ...change,
  };
}
