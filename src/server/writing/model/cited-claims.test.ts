import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { findFormat } from '../../../core/formats/registry.ts';
import { citedClaims } from './cited-claims.ts';

const assignment = assignmentWith();

function cited(label: string, draft: string, text: string, numbers: [string, number][] = []) {
  const format = findFormat(label);
  if (!format) throw new Error(`No format ${label}`);
  return citedClaims({ draft, text, numbers: new Map(numbers) }, { format, assignment });
}

it('stand in the order of the text, each once, with the number that is shown', () => {
  const draft = 'Most asked a colleague [c3]. It helps [c1][C2].\n\n# Not here [c1]\n\nMost asked again [c3].';
  const text = 'Most asked a colleague [2]. It helps [[1]](https://a.example).\n\n# Not here\n\nMost asked again [2].';
  expect(
    cited('Blog Post', draft, text, [
      ['s1', 1],
      ['s2', 2],
    ]),
  ).toEqual([
    { claim_id: 'c3', source_id: 's2', number: 2 },
    { claim_id: 'c1', source_id: 's1', number: 1 },
    { claim_id: 'c2', source_id: 's1', number: 1 },
  ]);
});

it('have no number where the source shows none', () => {
  expect(cited('Email Newsletter', 'Most asked a colleague [c3].', 'Most asked a colleague.')).toEqual([
    { claim_id: 'c3', source_id: 's2', number: null },
  ]);
});

it('do not count where what they stood behind was cut off', () => {
  const draft = 'Most asked a colleague [c3]. And it helps, as is known [c1].';
  expect(cited('X Post', draft, 'Most asked a colleague.').map(({ claim_id }) => claim_id)).toEqual(['c3']);
});

it('are found behind words that were marked for checking', () => {
  const text = 'Some [Check: 42 %] asked a colleague.';
  expect(cited('X Post', 'Some 42 % [c1] asked a colleague.', text)).toHaveLength(1);
});

it('need a claim that exists', () => {
  expect(cited('X Post', 'Most asked a colleague [c77].', 'Most asked a colleague.')).toEqual([]);
});
