import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { jobEvidence } from './job-evidence.ts';
import { blankLoneMarks, wordsWithLoneMarks } from './lone-marks.ts';
import { oneSide } from './one-side.ts';
import { untracedFacts } from './untraced-facts.ts';

it('marks without a partner are told from those in pairs', () => {
  expect(wordsWithLoneMarks('say “yes” to "no"')).toEqual([]);
  expect(wordsWithLoneMarks('a "half said word\nand “another')).toEqual(['"half', '“another']);
  expect(blankLoneMarks('a "half truth', ['"half'])).toBe('a  half truth');
});

it('a topic with half a quotation makes no quotation of the words around it', () => {
  const evidence = jobEvidence(assignmentWith({ topic: 'The "new normal at work' }));
  expect(untracedFacts('The "new normal at work: what we say about it in “week one"', evidence)).toEqual([]);
  const invented = untracedFacts('The "new normal at work. “We never looked back at all”, he said.', evidence);
  expect(invented.map(({ text }) => text)).toEqual(['“We never looked back at all”']);
});

it('of claims that contradict each other the first one stays, whichever of them says so', () => {
  const claim = (id: string, ...contradicts: string[]) => ({ id, contradicts });
  const kept = oneSide([claim('c1'), claim('c2', 'c1'), claim('c3', 'c2'), claim('c4')]);
  expect(kept.map(({ id }) => id)).toEqual(['c1', 'c3', 'c4']);
});
