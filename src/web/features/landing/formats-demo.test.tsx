import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FORMAT_LABELS } from '../../../core/formats/registry.ts';
import { LANDING } from '../../texts/landing.ts';
import { ExampleRun } from './example-run.tsx';
import { FormatsDemo } from './formats-demo.tsx';

afterEach(cleanup);

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what the page promises of formats is true', () => {
  render(<FormatsDemo />);
  expect(names()).toEqual(FORMAT_LABELS.map((label) => expect.stringContaining(label)));
  expect(Number(/^(\d+)\+ content formats/.exec(LANDING.hero.chip)?.[1])).toBeLessThanOrEqual(FORMAT_LABELS.length);
});

test('the example is one of six formats, as its caption says', () => {
  render(<ExampleRun />);
  expect(names()).toHaveLength(6);
  expect(screen.getByText(/six formats/)).toBeDefined();
  expect(screen.getByText('6 of 6 ready')).toBeDefined();
});
