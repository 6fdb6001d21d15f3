import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FORMAT_LABELS } from '../../../../core/formats/registry.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { LANDING } from '../../../texts/landing.ts';
import { ExampleRun } from '../example-run.tsx';
import { EXAMPLE_JOB } from './example-job.ts';
import { FormatsDemo } from './formats-demo.tsx';

afterEach(cleanup);

test('what the page promises of formats is true', () => {
  render(<FormatsDemo />);
  const shown = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
  const others = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const timesNamed = (label: string) => [...shown, ...others].filter((name) => name?.startsWith(label)).length;
  expect(FORMAT_LABELS.filter((label) => timesNamed(label) !== 1)).toEqual([]);
  expect(Number(/^(\d+)\+ content formats/.exec(LANDING.hero.chip)?.[1])).toBeLessThanOrEqual(FORMAT_LABELS.length);
  expect(shown).toHaveLength(FORMAT_LABELS.length / 2);
  expect(LANDING.formats.legend).toContain('six');
  expect(LANDING.formats.others).toContain('as many again');
});

test('the example is a piece of each format, as its caption says', () => {
  render(<ExampleRun />);
  expect(screen.getByText(/each of twelve formats/)).toBeDefined();
  expect(screen.getByText(LANDING.example.ready(FORMAT_LABELS.length))).toBeDefined();
  expect(EXAMPLE_JOB.pieces.map(({ format }) => format)).toEqual(FORMAT_LABELS);
});

test('a post is counted against the limit of X', () => {
  expect(LANDING.pieces.weight(EXAMPLE_JOB.post.weight)).toMatch(new RegExp(`of ${PLATFORM_LIMITS.xPost.value}$`));
});
