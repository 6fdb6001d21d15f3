import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart, optionalPart } from './lazy-part.ts';
import { PartMissing } from './part-missing.ts';

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

test('a part that did not come says so in its place, and comes once the network is back', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<() => Promise<() => ReactNode>>().mockRejectedValue(new PartMissing('unreachable'));
  const Part = lazyPart(asked);
  const page = (isShown: boolean) => <Suspense fallback="On its way">{isShown ? <Part /> : 'Elsewhere'}</Suspense>;
  const { rerender } = render(page(true));
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.');
  expect(asked).toHaveBeenCalledTimes(3);

  // Whoever comes back to it has it asked for again.
  rerender(page(false));
  rerender(page(true));
  await act(() => vi.runAllTimersAsync());
  expect(asked).toHaveBeenCalledTimes(6);

  asked.mockResolvedValue(() => <p>Here it is</p>);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Here it is')).toBeDefined();
  vi.useRealTimers();
});

test.each(['gone', 'refused'] as const)(
  'a part that is %s is asked for once, since that was an answer',
  async (why) => {
    const asked = vi.fn<() => Promise<() => null>>().mockRejectedValue(new PartMissing(why, { status: 404 }));
    const Part = lazyPart(asked);
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    const button = await screen.findByRole('button');
    expect(button.textContent).toBe(why === 'gone' ? 'Reload the page' : 'Try again');
    expect(asked).toHaveBeenCalledTimes(1);
  },
);
