import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPiece, PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { GeneratedContent } from '../generated-content.tsx';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';

configure({ asyncUtilTimeout: 10_000 });

const OPINION = 'Onboarding emails are theatre. The calendar invite saves accounts.';
const POINTS = [
  { id: 'o1', text: 'Onboarding emails are theatre.' },
  { id: 'o2', text: 'The calendar invite saves accounts.' },
];
const TEXT = 'Look at week four. Onboarding emails are theatre. So call. The calendar invite saves accounts.';

/** As the server tells of a text in which it finds the points by their words. */
function told(content: string) {
  const stance = POINTS.flatMap(({ id, text }) => {
    const start = content.indexOf(text);
    return start < 0 ? [] : [{ point_id: id, start, end: start + text.length }];
  });
  return { content, checks: [], stance };
}

beforeEach(() => {
  localStorage.clear();
  const server = new ScriptedApi()
    .on('GET /outputs/o1', { body: { id: 'o1', ...told(TEXT) }, headers: { etag: '"1"' } })
    .on('PATCH /outputs/o1', ({ body }) => ({
      body: { id: 'o1', ...told((body as { content: string }).content) },
      headers: { etag: '"2"' },
    }));
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(async () => {
  cleanup();
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.unstubAllGlobals();
});

function Host({ angle = null, opinion = OPINION }: { angle?: string | null; opinion?: string }) {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [queries] = useState(createQueryClient);
  const [pieces] = useState(() => [aPiece({ id: 'o1', format: 'X Post', angle, ...told(TEXT) })]);
  return (
    <QueryClientProvider client={queries}>
      <GeneratedContent
        pieces={pieces}
        context={{ ...PLAIN_JOB, opinion, points: POINTS }}
        docs={docs}
        selectedId={null}
        startMode="write"
        onSelect={() => undefined}
      />
    </QueryClientProvider>
  );
}

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const selection = async () => {
  const { value, selectionStart, selectionEnd } = await area();
  return value.slice(selectionStart, selectionEnd);
};
const type = async (value: string) => fireEvent.change(await area(), { target: { value } });
const highlighted = () => [...document.querySelectorAll('.write-marks .opinion')].map(({ textContent }) => textContent);
const legend = () => screen.queryByText(/^Your opinion, in (one|\d+) places?$/)?.textContent;
const place = (point: string) =>
  screen.getByRole('button', { name: /^Show place/, description: `Your opinion: “${point}”` });

describe('the opinion in a text under edit', () => {
  test('is under the highlighter; the legend counts its sentences and leads to each', async () => {
    render(<Host />);
    expect(legend()).toBe('Your opinion, in 2 places');
    await area();
    expect(highlighted()).toEqual(POINTS.map(({ text }) => text));
    await userEvent.click(place('The calendar invite saves accounts.'));
    expect(await selection()).toBe('The calendar invite saves accounts.');
    expect(document.activeElement).toBe(await area());
  });

  test('is found again by its words while one types; a sentence that was changed loses the mark', async () => {
    render(<Host />);
    await type(`${TEXT.replace('Look at', 'Oh 🎉, look at')} More.`);
    expect(highlighted()).toEqual(POINTS.map(({ text }) => text));
    await type(TEXT.replace('emails are', 'emails can be'));
    expect(highlighted()).toEqual(['The calendar invite saves accounts.']);
    expect(legend()).toBe('Your opinion, in one place');
    fireEvent.blur(await area());
    await screen.findByText('Saved');
    expect(legend()).toBe('Your opinion, in one place');
    await type(TEXT);
    fireEvent.blur(await area());
    await waitFor(() => expect(legend()).toBe('Your opinion, in 2 places'));
  });

  test('leaves no legend where no sentence carries it', async () => {
    render(<Host />);
    await type('Another text altogether.');
    expect(legend()).toBeUndefined();
    expect(highlighted()).toEqual([]);
  });

  test('is heard by the check in whatever words, as long as such a sentence stands', async () => {
    render(<Host opinion="Post is a show. Dates in a diary keep clients." />);
    await userEvent.click(await screen.findByText('Show the rules'));
    expect(await screen.findByText('Your opinion is heard')).toBeDefined();
    await type('Another text altogether.');
    expect(await screen.findByText(/^Your opinion is missing/)).toBeDefined();
  });
});

test('where the text is read, the legend leads to the sentence, which tells its point', async () => {
  render(<Host />);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  await screen.findByRole('figure', { name: 'As a post on X' });
  await userEvent.click(place('Onboarding emails are theatre.'));
  expect(document.activeElement?.parentElement?.tagName).toBe('MARK');
  expect(document.activeElement?.textContent).toBe('Onboarding emails are theatre.');
  expect(screen.getByText('Your opinion: “Onboarding emails are theatre.”', { selector: '.tooltip' })).toBeDefined();
});

test('the angle stands above the text', () => {
  render(<Host angle="A contrary view" />);
  const panel = within(screen.getByRole('region', { name: 'X Post' }));
  expect(panel.getByText('A contrary view').parentElement?.textContent).toBe('Planned angle: A contrary view');
});
