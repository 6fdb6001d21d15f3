import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import type { Outline } from '../../../../core/formats/layout/outline.ts';
import { NoSourceStrip } from './no-source-strip.tsx';
import { whyNoSources } from './why-no-sources.ts';

beforeEach(() => void vi.stubGlobal('matchMedia', windowOf(1440)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOTHING_FOUND = { ...RESEARCHED, sources: [], research_summary: 'Nothing was found on “Churn”.' };
const shown = (writers: readonly (string | null)[], outline: Outline | null = null) => {
  const reason = whyNoSources(NOTHING_FOUND, writers);
  const { container } = render(<NoSourceStrip outline={outline} reason={reason} />);
  return container.textContent;
};

test('says why there are none, and what the built-in writer did about it', () => {
  const text = shown(['builtin', 'builtin']);
  expect(text).toContain('No source stands behind this piece');
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

test('calls an outline by its name, and gives the reason with it', () => {
  const text = shown(['builtin'], { sources: 0, gaps: 1 });
  expect(text).toContain('Outline: 0 sources, 1 gap');
  expect(text).toContain('This line is never copied.');
  expect(text).toContain('Nothing was found on “Churn”.');
});

test.each([
  [390, false],
  [1440, true],
])('at %d px the reason is open: %s', (width, isOpen) => {
  vi.stubGlobal('matchMedia', windowOf(width));
  shown(['builtin'], { sources: 0, gaps: 1 });
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(isOpen);
});

test('is nothing where there are sources', () => {
  expect(whyNoSources(RESEARCHED, ['builtin'])).toBeNull();
  const { container } = render(<NoSourceStrip outline={null} reason={null} />);
  expect(container.textContent).toBe('');
});
