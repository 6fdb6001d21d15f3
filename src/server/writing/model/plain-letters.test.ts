import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { untracedFacts } from '../tracing/untraced-facts.ts';
import { inPlainLetters } from './plain-letters.ts';

it('a figure in bold letters is a figure', () => {
  const text = inPlainLetters('𝗧𝗲𝗮𝗺𝘀 save 𝟒𝟐 % of their time, and é, 🍞, ² and 你 stay.');
  expect(text).toBe('Teams save 42 % of their time, and é, 🍞, ² and 你 stay.');
  expect(untracedFacts(text, jobEvidence(assignmentWith())).map((fact) => fact.text)).toEqual(['42 %']);
});
