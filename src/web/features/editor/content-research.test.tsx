import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESEARCHED } from '../../../../test/fakes/researched.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import * as download from '../../lib/download.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ClaimLookup } from './claims/claim-lookup.tsx';
import { ContentResearch, type ContentResearchProps } from './content-research.tsx';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => void vi.stubGlobal('matchMedia', windowOf(1440)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Host(props: ContentResearchProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ClaimLookup jobId="j1" results={props.results}>
        <ContentResearch {...props} />
      </ClaimLookup>
    </QueryClientProvider>
  );
}

const turnTo = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

describe('the sources', () => {
  test('stand beside the brief, once, with all that is known of them', async () => {
    render(<Host results={RESEARCHED} />);
    expect(await screen.findByRole('heading', { name: 'Key findings' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull();
    const [wiki, report, doubt] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => /^\w?\d\./.test(textContent));
    expect(wiki?.textContent).toContain(
      'Encyclopaedia · last edited Mar 12, 2031 · read May 4, 2031 · Licence CC BY-SA 4.0',
    );
    expect(within(wiki as HTMLElement).getByRole('link', { name: 'mirror.example' })).toBeDefined();
    expect(report?.textContent).toContain('By Ines Okafor');
    expect(doubt?.textContent).toContain('<b>Counting</b> again');
    expect(within(doubt as HTMLElement).queryByRole('link')).toBeNull();
  });

  test('tell which are the brand’s own, and so do their claims', async () => {
    const sources = RESEARCHED.sources.map((source) => ({ ...source, ours: source.id === 's2' }));
    render(<Host results={{ ...RESEARCHED, sources }} />);
    const marked = await screen.findAllByText('Ours');
    expect(marked.map((mark) => mark.closest('li')?.textContent)).toEqual([
      expect.stringContaining('State of success'),
    ]);
    await turnTo(/^Claims/);
    const entries = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(entries.filter((text) => text.includes('report.example · Ours'))).toHaveLength(2);
    expect(entries.filter((text) => text.includes('Ours'))).toHaveLength(2);
  });

  test('tell what was asked, a limit apart from nothing found', () => {
    render(<Host results={RESEARCHED} />);
    const searches = within(screen.getByRole('region', { name: 'Where we looked' })).getAllByRole('listitem');
    expect(searches.map(({ textContent }) => textContent)).toEqual([
      'Wikipedia: 5 found, 3 used',
      'SearXNG: has reached its limit for now',
      'Brave: nothing found on this topic',
    ]);
  });
});

describe('the ledger', () => {
  test('puts claims of sources that disagree side by side', async () => {
    render(<Host results={RESEARCHED} />);
    await turnTo(/^Claims/);
    const dispute = within(screen.getByRole('group', { name: 'Sources disagree' }));
    expect(dispute.getAllByRole('button').map(({ textContent }) => textContent.slice(0, 3))).toEqual(['[2]', '[3]']);
    expect(screen.getByRole('status').textContent).toBe('4 claims');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('is filtered by source, from the source itself, too', async () => {
    render(<Host results={RESEARCHED} />);
    await userEvent.click(screen.getByRole('button', { name: /1 claim: Customer onboarding/ }));
    expect(screen.getByRole('status').textContent).toBe('1 of 4 claims');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'All sources');
    expect(screen.getByRole('status').textContent).toBe('4 claims');
  });

  test('can be searched when it is long', async () => {
    const more = Array.from({ length: 36 }, (_, index) => ({
      id: `m${index}`,
      source_id: 's1',
      quote: `Statement ${index}.`,
    }));
    render(<Host results={{ ...RESEARCHED, ledger: [...RESEARCHED.ledger, ...more] }} />);
    await turnTo(/^Claims/);
    await userEvent.type(screen.getByRole('searchbox'), 'statement 35');
    expect(screen.getByRole('status').textContent).toBe('1 of 40 claims');
    await userEvent.type(screen.getByRole('searchbox'), ' of nothing');
    expect(screen.getByRole('status').textContent).toBe('No claim fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all claims' }));
    expect(screen.getByRole('status').textContent).toBe('40 claims');
  });
});

describe('on a phone', () => {
  test('brief, sources and claims are read one at a time', async () => {
    vi.stubGlobal('matchMedia', windowOf(390));
    render(<Host results={RESEARCHED} />);
    expect(await screen.findByRole('heading', { name: 'Key findings' })).toBeDefined();
    await turnTo(/^Sources/);
    expect(screen.queryByRole('heading', { name: 'Key findings' })).toBeNull();
    expect(screen.getByRole('link', { name: 'State of success' })).toBeDefined();
  });
});

describe('a research with less in it', () => {
  test('no sources: says so, and shows no empty list', async () => {
    const { searches } = RESEARCHED;
    render(
      <Host
        results={{ wiki_content: 'No source stands behind this.', sources: [], ledger: [], searches }}
        onReuse={vi.fn<() => void>()}
      />,
    );
    expect(await screen.findByText('No source stands behind this.')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New project from this research' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Where we looked' })).toBeDefined();
  });

  test.each([
    ['text', 'Found out.'],
    ['combined results', { combined_results: { wiki_content: 'Found out.' } }],
    ['a summary', { research_summary: 'Found out.' }],
  ])('%s of an older form is read, copied and downloaded as it is', async (_, results) => {
    const handOver = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
    const user = userEvent.setup();
    render(<Host results={results} />);
    expect(await screen.findByText('Found out.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(handOver).toHaveBeenCalledWith('content_research.txt', 'Found out.');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Found out.');
  });
});

test('what is copied and downloaded holds the brief with its sources', async () => {
  const handOver = vi.spyOn(download, 'downloadText').mockImplementation(() => undefined);
  render(<Host results={RESEARCHED} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(handOver).toHaveBeenCalledWith('content_research.txt', RESEARCHED.wiki_content);
});

test('says whose research it is when it is used again', () => {
  render(<Host results={RESEARCHED} madeFor="Churn in small teams" />);
  expect(screen.getByText(/made for “Churn in small teams”/)).toBeDefined();
});
