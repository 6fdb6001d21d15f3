import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptScroll } from './use-kept-scroll.ts';

/** Where the window is scrolled to: jsdom has no layout. */
let top = 0;

const scrollTo = (to: number) => {
  top = to;
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal('scrollTo', (_: number, to: number) => scrollTo(to));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Screen() {
  useKeptScroll(useLocation().pathname);
  return null;
}

function show() {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: ['/job'] });
  render(<RouterProvider router={router} />);
  return {
    go: (to: string | number, replace = false) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }))),
  };
}

test('another screen is seen from its top, and Back leads to where one was', async () => {
  const { go } = show();
  scrollTo(900);
  await go('/history');
  expect(top).toBe(0);
  scrollTo(300);
  await go(-1);
  expect(top).toBe(900);
  await go(1);
  expect(top).toBe(300);
});

test.each([
  ['a piece was chosen', true],
  ['a page was turned', false],
])('Back leads there, too, when %s and nothing scrolled since', async (_, replace) => {
  const { go } = show();
  scrollTo(900);
  await go('/job?at=2', replace);
  expect(top).toBe(900);
  await go('/history');
  await go(-1);
  expect(top).toBe(900);
});
