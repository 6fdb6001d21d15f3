import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { EMPTY_DRAFT } from '../draft.ts';
import { RunSummary } from '../run-summary.tsx';
import { ResearchOptions } from './research-options.tsx';

afterEach(cleanup);

function show(providers: string[]) {
  const queries = createQueryClient();
  queries.setQueryData(['config'], { writer: { id: 'builtin' }, research: { providers } });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <ResearchOptions value={EMPTY_DRAFT.research} onChange={vi.fn<() => void>()} />
      <RunSummary draft={EMPTY_DRAFT} personaName={null} startPlace={{ current: null }} />
    </QueryClientProvider>,
  );
  return container.textContent;
}

const options = () => screen.queryByRole('button', { name: /^Research options/ });

test('research can be narrowed, and the summary says how wide it is', () => {
  expect(show(['wikipedia'])).toContain('ResearchAll sites, any time, any language');
  expect(options()).not.toBeNull();
});

test('where no source is asked there is nothing to choose, and the summary says so', () => {
  expect(show([])).toContain('ResearchSwitched off here');
  expect(options()).toBeNull();
});
