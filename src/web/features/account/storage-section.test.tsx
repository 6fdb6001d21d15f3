import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account } from '../../../core/contracts/account.ts';
import { StorageSection } from './storage-section.tsx';

const onHistory = vi.fn<() => void>();

afterEach(cleanup);

function show(storage: Account['storage'], jobs = 37): void {
  const counts = { personas: 1, materials: 2, jobs, outputs: 4, access_tokens: 0 };
  const about = { id: 'u', name: '', email: '', provider: 'embedded', created_at: '2031-05-02T10:00:00.000Z' };
  render(<StorageSection account={{ ...about, confirm_by: 'words', counts, storage }} onHistory={onHistory} />);
}

test('says in words and by a bar how much is stored, and how much may be', () => {
  show({ used_bytes: 184_300_000, limit_bytes: 1_000_000_000, limit_jobs: 10_000 });
  expect(screen.getByText('184 MB of 1 GB')).toBeTruthy();
  expect(screen.getByText('37 of 10,000')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Space used' }).getAttribute('aria-valuetext')).toBe('18%');
  expect(screen.queryByText(/full/)).toBeNull();
});

test.each([
  ['bytes', { used_bytes: 950_000_000, limit_bytes: 1_000_000_000, limit_jobs: null }, 'Your storage is nearly full.'],
  ['bytes', { used_bytes: 1_200_000_000, limit_bytes: 1_000_000_000, limit_jobs: null }, 'Your storage is full.'],
  ['projects', { used_bytes: 10, limit_bytes: null, limit_jobs: 37 }, 'Your storage is full.'],
])('warns before the %s run out, says what to do, and leads to the projects', async (_, storage, words) => {
  show(storage);
  expect(screen.getByText(words).closest('[role=status]')?.textContent).toMatch(/elete projects or kept material/);
  await userEvent.click(screen.getByRole('button', { name: 'Go to History' }));
  expect(onHistory).toHaveBeenCalledOnce();
  onHistory.mockClear();
});

test('has no bar where there is no limit', () => {
  show({ used_bytes: 50, limit_bytes: null, limit_jobs: null });
  expect(screen.getByText('less than 0.1 MB')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
