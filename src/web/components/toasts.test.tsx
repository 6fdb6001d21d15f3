import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../lib/notify.ts';
import { Toasts } from './toasts.tsx';

configure({ asyncUtilTimeout: 10_000 });

// jsdom has no themes.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function openPages() {
  const { promise: code, resolve: codeComes } = Promise.withResolvers<string>();
  const SlowPage = () => <h1>{use(code)}</h1>;
  const layout = (
    <Suspense>
      <Outlet />
      <Toasts />
    </Suspense>
  );
  const children = [
    { path: '/quick', element: <h1>Quick page</h1> },
    { path: '/slow', element: <SlowPage /> },
  ];
  history.replaceState(null, '', '/quick');
  const router = createBrowserRouter([{ element: layout, children }]);
  render(<RouterProvider router={router} />);
  return { router, codeComes: () => act(async () => codeComes('Slow page')) };
}

test('a success leaves with the screen that it was shown on', async () => {
  const { router, codeComes } = openPages();
  notify.success('Persona Created');
  await screen.findByText('Persona Created');
  await act(() => router.navigate('/slow'));
  await codeComes();
  await screen.findByText('Slow page');
  await waitFor(() => expect(screen.queryByText('Persona Created')).toBeNull());
});

test('a success that comes before the new screen is drawn stays there', async () => {
  const { router, codeComes } = openPages();
  await act(() => router.navigate('/slow'));
  expect(location.pathname).toBe('/slow');
  expect(screen.getByText('Quick page')).toBeDefined();
  notify.success('Your account is deleted');
  await screen.findByText('Your account is deleted');
  await codeComes();
  await screen.findByText('Slow page');
  const gone = waitFor(() => expect(screen.queryByText('Your account is deleted')).toBeNull(), { timeout: 1_000 });
  expect(await gone.then(() => 'gone').catch(() => 'there')).toBe('there');
});
