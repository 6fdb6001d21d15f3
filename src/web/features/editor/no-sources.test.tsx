import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { NoSources } from './no-sources.tsx';

afterEach(cleanup);

const NOTHING_FOUND = { ...RESEARCHED, sources: [], research_summary: 'Nothing was found on “Churn”.' };
const shown = (writers: readonly (string | null)[]) => {
  const { container } = render(<NoSources results={NOTHING_FOUND} writers={writers} />);
  return container.textContent;
};

test('says why there are none, and what the built-in writer did about it', () => {
  const text = shown(['builtin', 'builtin']);
  expect(text).toContain('Nothing was found on “Churn”.');
  expect(text).toContain('marked with [Add: …]');
  expect(text).not.toContain('[Check: …]');
});

test('says of pieces of a model what is true of those', () => {
  const text = shown(['llama']);
  expect(text).toContain('marked with [Check: …]');
  expect(text).not.toContain('[Add: …]');
});

test('promises no marks where a writer is not known', () => {
  expect(shown([null, 'builtin'])).not.toContain('marked with');
});

test('is nothing where there are sources', () => {
  render(<NoSources results={RESEARCHED} writers={['builtin']} />);
  expect(screen.queryByRole('status')).toBeNull();
});
