import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSettledText } from './use-settled-text.ts';

const LONG = 'Call people in week four. '.repeat(400);

afterEach(cleanup);

test('a short text is counted as it is typed', () => {
  const { result, rerender } = renderHook(({ text }) => useSettledText(text), { initialProps: { text: 'Call' } });
  rerender({ text: 'Call people' });
  expect(result.current).toBe('Call people');
});

test('a long text is counted once its writer pauses, and at once when it comes', async () => {
  const { result, rerender } = renderHook(({ text }) => useSettledText(text), { initialProps: { text: '' } });
  rerender({ text: LONG });
  expect(result.current).toBe(LONG);
  await waitFor(() => {
    rerender({ text: LONG });
    expect(result.current).toBe(LONG);
  });
  rerender({ text: `${LONG}x` });
  expect(result.current).toBe(LONG);
  await waitFor(() => expect(result.current).toBe(`${LONG}x`));
});
