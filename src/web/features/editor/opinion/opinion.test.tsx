import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import type { Stance } from '../../../../core/contracts/job.ts';
import * as download from '../../../lib/download.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ClaimLookup } from '../claims/claim-lookup.tsx';
import { ContentResearch } from '../content-research.tsx';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => void vi.stubGlobal('matchMedia', windowOf(1440)));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const POINTS = [
  { id: 'o1', text: 'Week four decides nothing.' },
  { id: 'o2', text: 'Call people. Nobody reads mails.' },
  { id: 'o3', text: 'An owner helps no account.' },
];
const NOTHING: Stance = { points: POINTS, objections: [] };
const SPOKEN_AGAINST: Stance = {
  points: POINTS,
  objections: [
    { point_id: 'o3', claim_id: 'c2' },
    { point_id: 'o3', claim_id: 'c4' },
    { point_id: 'o1', claim_id: 'c3' },
    { point_id: 'o2', claim_id: 'gone' },
  ],
};

function Host({ results, stance }: { results: unknown; stance: Stance | null }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ClaimLookup jobId="j1" results={results}>
        <ContentResearch results={results} stance={stance} />
      </ClaimLookup>
    </QueryClientProvider>
  );
}

const section = () => screen.getByRole('region', { name: 'Your opinion and the research' });

async function keptText(): Promise<string> {
  const save = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  return save.mock.calls[0]?.[1] ?? '';
}

describe('research that speaks against the opinion', () => {
  test('is quoted below the point that it is about, in the author’s words and order, with its source', () => {
    render(<Host results={RESEARCHED} stance={SPOKEN_AGAINST} />);
    const groups = within(section()).getAllByRole('group', { name: /\.$/ });
    expect(groups.map((group) => group.firstChild?.textContent)).toEqual([
      'Week four decides nothing.',
      'An owner helps no account.',
    ]);
    const [, owner] = groups;
    if (!owner) throw new Error('The second point is not shown');
    expect(owner.textContent).toContain('The research speaks against this:');
    expect(owner.textContent).toContain('“Teams with an owner for week four kept 91% of their accounts.”');
    expect(owner.textContent).toContain('“Only 78% of such accounts were kept.”');
    const link = within(owner).getByRole('link', { name: 'State of success' });
    expect(link.getAttribute('href')).toBe('https://report.example/page');
    // The address of the other source is a script.
    expect(within(owner).getAllByRole('link')).toHaveLength(1);
    expect(section().textContent).toContain('The pieces keep your stance. You decide');
  });

  test('leaves the points that nothing was found against to be unfolded', () => {
    render(<Host results={RESEARCHED} stance={SPOKEN_AGAINST} />);
    const rest = within(section()).getByText('Your other point: nothing found against it').closest('details');
    expect(rest?.open).toBe(false);
    expect(rest?.textContent).toContain('Call people. Nobody reads mails.');
  });

  test('is shown in its source by a press', async () => {
    render(<Host results={RESEARCHED} stance={SPOKEN_AGAINST} />);
    await userEvent.click(within(section()).getByRole('button', { name: /A second use case by day 28/ }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  test('is kept with the brief, before its sources', async () => {
    render(<Host results={RESEARCHED} stance={SPOKEN_AGAINST} />);
    const text = await keptText();
    expect(text).toContain(
      [
        '## Your opinion and the research',
        '> Week four decides nothing.',
        'The research speaks against this:',
        '- “A second use case by day 28 goes with renewal.” [2]',
        '> An owner helps no account.',
      ].join('\n\n'),
    );
    expect(text).toContain('[2]\n- “Only 78% of such accounts were kept.” [3]\n\nThe pieces keep your stance.');
    expect(text.indexOf('## Your opinion')).toBeLessThan(text.indexOf('## Sources'));
    expect(text.indexOf('## Your opinion')).toBeGreaterThan(text.indexOf('## Key findings'));
  });
});

describe('where nothing was found against it', () => {
  test('says so, and neither that all was found nor that the research agrees', async () => {
    render(<Host results={RESEARCHED} stance={NOTHING} />);
    expect(section().textContent).toContain('No contradiction was found in the research.');
    expect(section().textContent).toContain('This check does not find every objection.');
    expect(section().textContent).not.toMatch(/agree|support|confirm/i);
    expect(within(section()).getByText('The 3 points of your opinion').closest('details')?.open).toBe(false);
    expect(await keptText()).toContain('## Your opinion and the research\n\nNo contradiction was found');
  });

  test.each([
    ['there were no sources', { sources: [], ledger: [] }, 'No sources, so nothing to hold against it.'],
    ['nothing was quoted', { ledger: [] }, 'Nothing is quoted from the sources'],
  ])('tells when %s', (_, without, line) => {
    render(<Host results={{ ...RESEARCHED, ...without }} stance={SPOKEN_AGAINST} />);
    expect(section().textContent).toContain(line);
    expect(section().textContent).not.toContain('No contradiction');
  });
});

test.each([
  ['without an opinion', { points: [], objections: [] }],
  ['before it is known', null],
])('%s there is no section', async (_, stance) => {
  render(<Host results={RESEARCHED} stance={stance} />);
  expect(screen.queryByRole('region', { name: /opinion/ })).toBeNull();
  expect(await keptText()).toBe(RESEARCHED.wiki_content);
});
