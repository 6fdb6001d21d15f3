import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(cleanup);

const ask = vi.fn<() => Promise<string>>();

function Reader({ name }: { name: string }) {
  const { data, error } = useQuery({ queryKey: ['list'], queryFn: ask, staleTime: 0 });
  return <p>{`${name}: ${error?.message ?? data ?? 'on its way'}`}</p>;
}

/** Readers come and go on one page. */
function aPage() {
  const queries = createQueryClient();
  const page = (...names: string[]) => (
    <QueryClientProvider client={queries}>
      {names.map((name) => (
        <Reader key={name} name={name} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  return async (...names: string[]) => {
    await act(async () => rerender(page(...names)));
  };
}

test('what could not be loaded is not asked for again because somebody else wants to read it, too', async () => {
  ask.mockReset().mockRejectedValue(new Error('Away'));
  const show = aPage();
  await show('one');
  await show('one', 'other');
  expect(screen.getByText('other: Away')).toBeDefined();
  await show('other');
  await show('other', 'third');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('whoever comes back to it has it asked for again', async () => {
  ask.mockReset().mockRejectedValueOnce(new Error('Away')).mockResolvedValue('here');
  const show = aPage();
  await show('one');
  await show();
  await show('one');
  expect(screen.getByText('one: here')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an older answer stays beside the error, and is asked for anew by whoever comes back', async () => {
  ask.mockReset().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('Away')).mockResolvedValue('new');
  const show = aPage();
  await show('one');
  await show();
  await show('one');
  await show('one', 'other');
  expect(screen.getByText('other: Away')).toBeDefined();
  expect(ask).toHaveBeenCalledTimes(2);
  await show();
  await show('one');
  expect(screen.getByText('one: new')).toBeDefined();
});

test('what failed is asked for again when the network returns, and nothing else is', async () => {
  ask.mockReset().mockRejectedValueOnce(new Error('Away')).mockResolvedValue('here');
  const show = aPage();
  await show('one');
  const goes = async (name: 'offline' | 'online') => await act(async () => void window.dispatchEvent(new Event(name)));
  await goes('offline');
  await goes('online');
  expect(screen.getByText('one: here')).toBeDefined();
  await goes('offline');
  await goes('online');
  expect(ask).toHaveBeenCalledTimes(2);
});
