import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { claimOf } from '../../../../test/fakes/findings.ts';
import { settleMarks } from './settle-marks.ts';

const assignment = assignmentWith({
  topic: 'Onboarding in 90 days',
  opinion: 'Buddies beat handbooks: a patient colleague answers in a minute.',
  ledger: [
    claimOf({
      id: 'c1',
      source_id: 's1',
      quote: 'Companies with a mentor programme keep 72 percent of new employees.',
    }),
    claimOf({
      id: 'c2',
      source_id: 's1',
      quote: 'Socialization techniques lead to positive outcomes for new employees.',
    }),
    claimOf({ id: 'c3', source_id: 's2', quote: 'In our survey 41 of 60 new engineers asked a colleague first.' }),
  ],
});

const cases: [string, string, string][] = [
  [
    'a mark whose quote says so stays',
    'With a mentor programme companies keep 72 percent of new employees [c1].',
    'With a mentor programme companies keep 72 percent of new employees [c1].',
  ],
  [
    'a mark on the wrong claim is put on the right one',
    'In our survey 41 of 60 new engineers asked a colleague first [c2].',
    'In our survey 41 of 60 new engineers asked a colleague first [c3].',
  ],
  [
    'a mark of a claim that does not exist, too',
    'In our survey 41 of 60 new engineers asked a colleague first [c99].',
    'In our survey 41 of 60 new engineers asked a colleague first [c3].',
  ],
  [
    'a mark is not put on a claim that shares a few words alone',
    'Good techniques for a talk between new colleagues come from practice [c99].',
    'Good techniques for a talk between new colleagues come from practice.',
  ],
  [
    'a figure that stands in no claim keeps no mark',
    'Companies with a mentor programme keep 93 percent of new employees [c1].',
    'Companies with a mentor programme keep 93 percent of new employees.',
  ],
  [
    'the user’s own figures need no claim',
    'Within 90 days companies with a mentor programme keep 72 percent of new employees [c1].',
    'Within 90 days companies with a mentor programme keep 72 percent of new employees [c1].',
  ],
  [
    'the opinion is credited to nobody',
    'Buddies beat handbooks, since a patient colleague answers in a minute [c1].',
    'Buddies beat handbooks, since a patient colleague answers in a minute.',
  ],
  [
    'of two marks the idle one goes',
    'In our survey 41 of 60 new engineers asked a colleague first [c3][c1].',
    'In our survey 41 of 60 new engineers asked a colleague first [c3].',
  ],
  [
    'a mark on half of a sentence stays with that half',
    'Socialization techniques help new employees [c2], and in our survey 41 of 60 new engineers asked a colleague first [c3].',
    'Socialization techniques help new employees [c2], and in our survey 41 of 60 new engineers asked a colleague first [c3].',
  ],
  [
    'a mark behind the full stop belongs to the sentence before it',
    'In our survey 41 of 60 new engineers asked a colleague first. [c1] Then they read on.',
    'In our survey 41 of 60 new engineers asked a colleague first. [c3] Then they read on.',
  ],
  ['a text without marks stays', 'Nothing here 93 %.', 'Nothing here 93 %.'],
];

describe('marks of a draft', () => {
  it.each(cases)('%s', (_, draft, expected) => {
    expect(settleMarks(draft, assignment)).toBe(expected);
  });
});

it('a figure of the user’s notes is no reason to cite somebody else’s page', () => {
  const notes = assignmentWith({
    ledger: [
      claimOf({
        id: 'c1',
        source_id: 's1',
        quote: 'New engineers learn more from a colleague than from any handbook.',
      }),
      claimOf({ id: 'c2', source_id: 's2', quote: 'In spring our engineers stayed for 30 months on average.' }),
      claimOf({ id: 'c3', source_id: 's2', quote: 'In our survey 41 of 60 new engineers asked a colleague first.' }),
    ],
    material: [
      'In spring our engineers stayed for 30 months on average. In our survey 41 of 60 new engineers asked a colleague first.',
    ],
  });
  const said = 'Of 60 new engineers in our survey, 41 asked a colleague';
  expect(settleMarks(`${said} [c1].`, notes)).toBe(`${said} [c3].`);
});

it('of several claims that hold the figure, the mark moves to the one that says most of the sentence', () => {
  const quotes = [
    'Of 40 shops most sent three letters.',
    'A series holds three letters within two weeks in most shops of bakers.',
  ];
  const ledger = quotes.map((quote, index) => claimOf({ id: `c${index + 1}`, source_id: 's1', quote }));
  const said = 'Most shops of bakers send a series of three letters';
  expect(settleMarks(`${said} [c9].`, assignmentWith({ ledger }))).toBe(`${said} [c2].`);
});
