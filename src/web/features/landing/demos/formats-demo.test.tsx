import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FORMAT_LABELS } from '../../../../core/formats/registry.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { LANDING } from '../../../texts/landing.ts';
import { ExampleRun } from '../example-run.tsx';
import { EXAMPLE_JOB } from './example-job.ts';
import { FormatsDemo } from './formats-demo.tsx';
import { ResearchDemo } from './research-demo.tsx';

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

/** Rows of the grid are numbers in classes: the CSS of the page has no other way to say where choices end. */
test('what is chosen stands below or beside all choices', () => {
  render(<FormatsDemo />);
  const choices = screen.getAllByRole('radio').length;
  const pieces = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.nextElementSibling);
  for (const piece of pieces) {
    expect([...(piece?.classList ?? [])]).toEqual(
      expect.arrayContaining([`row-start-${choices / 2 + 1}`, `lg:row-span-${choices}`]),
    );
  }
  cleanup();
  render(<ResearchDemo />);
  const statements = screen.getAllByRole('radio');
  for (const statement of statements) {
    expect([...(statement.closest('label')?.nextElementSibling?.classList ?? [])]).toContain(
      `row-start-${1 + statements.length + 1}`,
    );
  }
});

test('an arrow key reads the name of a choice, not the whole piece', () => {
  render(
    <>
      <FormatsDemo />
      <ResearchDemo />
    </>,
  );
  const all = screen.getAllByRole('radio');
  expect(screen.getAllByRole('radio', { description: '' })).toEqual(all);
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
