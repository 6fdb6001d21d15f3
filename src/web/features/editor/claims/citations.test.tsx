import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESEARCHED } from '../../../../../test/fakes/researched.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { MarkdownView } from '../markdown-view.tsx';
import { ClaimLookup } from './claim-lookup.tsx';
import { claimsOfPiece } from './claims-behind.ts';

configure({ asyncUtilTimeout: 10_000 });

const { ledger, sources } = RESEARCHED;
const cited = (claim_id: string, number: number) => ({ claim_id, source_id: 's', number });
const claimsAt = claimsOfPiece([cited('c2', 1), cited('c1', 2), cited('c3', 1)]);

let server: ScriptedApi;

beforeEach(() => {
  server = new ScriptedApi();
  for (const claim of ledger) {
    server.on(`GET /jobs/j1/claims/${claim.id}`, {
      body: {
        claim,
        source: sources.find(({ id }) => id === claim.source_id),
        before: 'What stands before. ',
        after: ' What stands behind.',
      },
    });
  }
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Reader({ text }: { text: string }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <ClaimLookup jobId="j1" results={RESEARCHED}>
        <MarkdownView text={text} claimsAt={claimsAt} />
      </ClaimLookup>
    </QueryClientProvider>
  );
}

const citations = () => screen.queryAllByRole('button', { name: /^\[\d+\], show what stands behind it$/ });
const panel = () => screen.findByRole('dialog');

describe('numbers in a text', () => {
  test('lead to what stands behind them, in running text and as the text of a link', () => {
    render(<Reader text={'Week four decides [1]. So it is [[2]](https://en.wikipedia.org/wiki/Onboarding).'} />);
    expect(citations().map(({ textContent }) => textContent)).toEqual(['[1]', '[2]']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('stay on the line of the word before them, several at once too', () => {
    render(<Reader text={'Week four decides [1] [2]. A **call** [2] helps.'} />);
    const lines = citations().map((citation) => citation.parentElement?.textContent);
    expect(lines).toEqual(['decides\u00a0[1]\u00a0[2]', 'decides\u00a0[1]\u00a0[2]', '\u00a0[2]']);
  });

  test.each([
    ['no claim', 'Nobody knows [7].'],
    ['code', 'Take `list[1]`, or\n\n    list[2]'],
    ['a year', 'In [2024] it was so.'],
    ['a link with words', '[See [1] for more](https://example.org)'],
  ])('stay what they are where they are of %s', (_, text) => {
    render(<Reader text={text} />);
    expect(citations()).toEqual([]);
  });

  test('leave the list of sources of a blog post alone', () => {
    render(<Reader text={'Yes [1].\n\n## Sources\n\n1. [State of success](https://report.example), report.example'} />);
    expect(citations()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'State of success' })).toBeDefined();
  });

  test('link out as before where no claim is known', () => {
    render(<Reader text={'So it is [[5]](https://example.org).'} />);
    expect(screen.getByRole('link', { name: '[5]' })).toBeDefined();
  });
});

describe('the panel behind a number', () => {
  test('shows the quote in its surroundings and where it is from, and gives the focus back', async () => {
    render(<Reader text="So it is [2]." />);
    await userEvent.click(screen.getByRole('button', { name: /^\[2\]/ }));
    const sheet = await panel();
    expect(sheet).toBe(screen.getByRole('dialog', { name: 'What stands behind [2]' }));
    await waitFor(() => expect(document.activeElement).toBe(sheet));
    expect(within(sheet).getByRole('mark').textContent).toBe(ledger[0]?.quote);
    expect(await within(sheet).findByText(/What stands before/)).toBeDefined();
    const link = within(sheet).getByRole('link', { name: 'Customer onboarding' });
    expect(link.getAttribute('href')).toBe('https://en.wikipedia.org/wiki/Customer_onboarding');
    expect(sheet.textContent).toContain('last edited Mar 12, 2031');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^\[2\]/ })));
  });

  test('leaves the page in use on a wide window, and follows to the next number', async () => {
    render(<Reader text="So it is [2]. And so [1]." />);
    await userEvent.click(screen.getByRole('button', { name: /^\[2\]/ }));
    await panel();
    await userEvent.click(screen.getByRole('button', { name: /^\[1\]/ }));
    const sheet = await screen.findByRole('dialog', { name: 'What stands behind [1]' });
    await waitFor(() => expect(document.activeElement).toBe(sheet));
  });

  test('is a dialog over the page on a phone', async () => {
    vi.stubGlobal('matchMedia', windowOf(390));
    render(<Reader text="So it is [2]." />);
    const number = screen.getByRole('button', { name: /^\[2\]/ });
    number.focus();
    await userEvent.keyboard('{Enter}');
    await panel();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^\[2\]/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(number));
  });

  test('lists the claims of a number that stands for several; surroundings come when they are wanted', async () => {
    render(<Reader text="So it is [1]." />);
    await userEvent.click(screen.getByRole('button', { name: /^\[1\]/ }));
    const sheet = await panel();
    expect(
      within(sheet)
        .getAllByRole('mark')
        .map(({ textContent }) => textContent),
    ).toEqual([ledger[1]?.quote, ledger[2]?.quote]);
    expect(within(sheet).getAllByRole('link')).toHaveLength(1);
    expect(server.calls).toEqual([]);
    const [first] = within(sheet).getAllByRole('button', { name: 'Show it in its surroundings' });
    if (first) await userEvent.click(first);
    expect(await within(sheet).findByText(/What stands before/)).toBeDefined();
  });

  test('keeps the quote when its surroundings cannot be loaded, and tries again', async () => {
    const whole = server.on('GET /jobs/j1/claims/c1', {
      status: 503,
      body: { detail: 'The database cannot be reached.' },
    });
    render(<Reader text="So it is [2]." />);
    await userEvent.click(screen.getByRole('button', { name: /^\[2\]/ }));
    const sheet = await panel();
    expect((await within(sheet).findByRole('alert')).textContent).toContain('The database cannot be reached.');
    expect(within(sheet).getByRole('mark').textContent).toBe(ledger[0]?.quote);
    whole.on('GET /jobs/j1/claims/c1', {
      body: { claim: ledger[0], source: sources[0], before: 'At last. ', after: '' },
    });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText(/At last/)).toBeDefined();
  });

  test('keeps the quote of a project that was deleted meanwhile, and offers no other try', async () => {
    server.on('GET /jobs/j1/claims/c1', { status: 404, body: { detail: 'Project not found' } });
    render(<Reader text="Week four decides [2]." />);
    await userEvent.click(screen.getByRole('button', { name: '[2], show what stands behind it' }));
    await within(await panel()).findByText('This project was deleted, and the full text of its sources with it.');
    expect(within(await panel()).getByRole('mark').textContent).toBe(ledger.find(({ id }) => id === 'c1')?.quote);
    expect(within(await panel()).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('says where sources disagree, and leads to the other one', async () => {
    render(<Reader text="So it is [1]." />);
    await userEvent.click(screen.getByRole('button', { name: /^\[1\]/ }));
    const sheet = await panel();
    expect(within(sheet).getByText('Sources disagree')).toBeDefined();
    await userEvent.click(within(sheet).getByRole('button', { name: ledger[3]?.quote ?? '' }));
    expect(within(sheet).getByRole('mark').textContent).toBe(ledger[3]?.quote);
    // An address that is none to follow leads nowhere, and markup in a title is text.
    expect(within(sheet).queryByRole('link')).toBeNull();
    expect(within(sheet).getByText('<b>Counting</b> again')).toBeDefined();
  });

  test('copies the quote', async () => {
    const user = userEvent.setup();
    render(<Reader text="So it is [2]." />);
    await user.click(screen.getByRole('button', { name: /^\[2\]/ }));
    await user.click(within(await panel()).getByRole('button', { name: 'Copy quote' }));
    expect(await navigator.clipboard.readText()).toBe(ledger[0]?.quote);
  });
});
