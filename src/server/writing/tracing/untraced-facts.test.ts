import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { growthOf } from '../../../../test/support/growth.ts';
import { jobEvidence } from './job-evidence.ts';
import { untracedFacts } from './untraced-facts.ts';

const evidence = jobEvidence(assignmentWith());

describe('facts that nothing stands behind', () => {
  it('are none in a gap that a person fills in, nor in what a link points at', () => {
    const text = '[Add: one of 97 cases] 98 % liked it. [More](https://a.example/99)';
    expect(untracedFacts(text, evidence).map((fact) => fact.text)).toEqual(['98 %']);
  });

  it('are sought in time proportional to the text, gaps that nobody closed included', () => {
    const { taken, allowed } = growthOf('[Add: ', (text) => untracedFacts(text, evidence));
    expect(taken).toBeLessThan(allowed);
  });
});
