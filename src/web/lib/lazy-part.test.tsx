import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, optionalPart } from './lazy-part.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

test('a part that did not come at first is asked for again', async () => {
  let asked = 0;
  const Part = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Here it is</p>;
  });
  render(
    <Suspense fallback="On its way">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('On its way')).toBeDefined();
  expect(await screen.findByText('Here it is')).toBeDefined();
});

test('a part that the page can do without is left out when it does not come', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<() => Promise<() => null>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const Part = optionalPart(asked);
  render(
    <Suspense fallback="On its way">
      <Part />
      The rest
    </Suspense>,
  );
  await act(() => vi.runAllTimersAsync());
  vi.useRealTimers();
  expect(await screen.findByText('The rest')).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(3);
});
