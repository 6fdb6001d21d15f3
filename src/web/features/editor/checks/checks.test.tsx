import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckResult } from '../../../../core/checks/check-result.ts';
import { aPiece, PLAIN_JOB } from '../../../../../test/fakes/editor-piece.ts';
import { ScriptedApi } from '../../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../../test/fakes/window-of.ts';
import { SOUND_X_POST } from '../../../../../test/support/sound-parts.ts';
import * as clipboard from '../../../lib/clipboard.ts';
import { notify } from '../../../lib/notify.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import type { EditorPiece } from '../editor-piece.ts';
import { GeneratedContent } from '../generated-content.tsx';
import { pieceDocsOf } from '../piece-docs-of.ts';
import { useHeldDocs } from '../use-held-docs.ts';
import type { JobContext } from './piece-context.ts';

configure({ asyncUtilTimeout: 10_000 });

const LONG = `Week four decides. ${'Call them before they leave. '.repeat(10)}#one #two #three`;

let server: ScriptedApi;
/** What the server says of the next text that is saved. */
let verdict: readonly CheckResult[];

beforeEach(() => {
  localStorage.clear();
  verdict = [];
  server = new ScriptedApi();
  server.on('PATCH /outputs/o1', ({ body }) => ({ body: { ...(body as object), checks: verdict, stance: [] } }));
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
});

afterEach(async () => {
  cleanup();
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface HostProps {
  content: string;
  format?: string;
  checks?: readonly CheckResult[];
  job?: Partial<JobContext>;
}

function Host({ content, format = 'X Post', checks = [], job = {} }: HostProps) {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  const [queries] = useState(createQueryClient);
  const [pieces] = useState<EditorPiece[]>([aPiece({ id: 'o1', format, content, checks })]);
  return (
    <QueryClientProvider client={queries}>
      <GeneratedContent
        pieces={pieces}
        context={{ ...PLAIN_JOB, ...job }}
        docs={docs}
        selectedId={null}
        startMode="write"
        onSelect={() => undefined}
      />
    </QueryClientProvider>
  );
}

function show(props: HostProps) {
  server.on('GET /outputs/o1', {
    body: { id: 'o1', content: props.content, checks: props.checks ?? [], stance: [] },
    headers: { etag: '"1"' },
  });
  return render(<Host {...props} />);
}

const area = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const selection = async () => {
  const { value, selectionStart, selectionEnd } = await area();
  return value.slice(selectionStart, selectionEnd);
};
const type = async (value: string) => fireEvent.change(await area(), { target: { value } });
const entry = (name: RegExp) => screen.findByRole('button', { name });
const entries = () =>
  screen.getAllByRole('button', { name: /(Required|Advice)/ }).map(({ textContent }) => textContent);

/** As the server says it of a text: no source for these words of it. */
function noSource(content: string, words: string): CheckResult {
  const start = content.indexOf(words);
  const spans = [{ start, end: start + words.length }];
  return { id: 'facts', label: 'Facts', status: 'fail', detail: `No source for ${words}`, spans };
}

describe('beside a text', () => {
  test('stands what it does not meet, the hard rules first and named so; what it meets is folded', async () => {
    show({ content: LONG });
    expect(await screen.findByRole('heading', { name: '2 rules not met' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Length on XRequired3\d\d of 280 characters/),
        expect.stringMatching(/^HashtagsAdvice3 hashtags, at most 2/),
      ]),
    );
    const [first, second] = screen.getAllByText(/^(Required|Advice)$/).map(({ textContent }) => textContent);
    expect([first, second]).toEqual(['Required', 'Advice']);
    const met = screen.getByText(/^\d+ rules met$/);
    expect(met.closest('details')?.open).toBe(false);
    await userEvent.click(met);
    expect(screen.getByText('0 of 1 links')).toBeDefined();
  });

  test('and below it stand as many words as the rule counts, not those of titles and sources', async () => {
    show({
      format: 'Press Release',
      content: '# Calls win\n\n**OSLO** – Ask them first.\n\n## About Northkit\n\nA company.',
    });
    const told = (await screen.findByText(/^\d+ of 500 words$/)).textContent;
    expect((await screen.findAllByText(/^\d+ words?$/)).map(({ textContent }) => textContent)).toEqual([
      told.replace(' of 500', ''),
    ]);
  });

  test('stands one line where nothing is left to do', async () => {
    show({ content: SOUND_X_POST.text });
    expect(await screen.findByRole('heading', { name: /^All \d+ rules met$/ })).toBeDefined();
    expect(screen.queryByText(/^(Required|Advice)$/)).toBeNull();
  });

  test('it is live, and a press leads to the place, the next press to the next one', async () => {
    show({ content: 'Week four decides.', job: { terms: { banned: ['cheap'], required: [] } } });
    await screen.findByRole('heading', { name: /^All \d+ rules met$/ });
    await type('Cheap calls are cheap.');
    const banned = await entry(/Banned terms/);
    expect(screen.getByRole('heading', { name: 'One rule not met' })).toBeDefined();
    await userEvent.click(banned);
    expect(await selection()).toBe('Cheap');
    expect(document.activeElement).toBe(await area());
    await userEvent.click(banned);
    expect(await selection()).toBe('cheap');
    await userEvent.click(banned);
    expect(await selection()).toBe('Cheap');
    await type('Calls are worth it.');
    await screen.findByRole('heading', { name: /^All \d+ rules met$/ });
  });

  test('a press leads from the preview into the text', async () => {
    show({
      content: '# Churn\n\nThe cheap way.',
      format: 'Blog Post',
      job: { terms: { banned: ['cheap'], required: [] } },
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Churn' })).toBeDefined();
    await userEvent.click(await entry(/Banned terms/));
    expect(await selection()).toBe('cheap');
  });

  test('who cannot see it is told once it has settled, not at each key', async () => {
    show({ content: SOUND_X_POST.text });
    await screen.findByRole('heading', { name: /^All \d+ rules met$/ });
    const told: string[] = [];
    const region = screen.getByRole('status');
    const before = region.textContent;
    const watch = new MutationObserver(() => told.push(region.textContent ?? ''));
    watch.observe(region, { subtree: true, childList: true, characterData: true });
    for (const tag of ['#one', '#two', '#three']) {
      await type(`${(await area()).value} ${tag}`);
      await screen.findByDisplayValue(new RegExp(`${tag}$`));
    }
    await waitFor(() => expect(region.textContent).toBe('One rule not met'));
    watch.disconnect();
    expect(before).toMatch(/^All \d+ rules met$/);
    expect(told).toEqual(['One rule not met']);
  });
});

describe('what only the server can tell', () => {
  const FACT = 'Of them 43 % left. Call them.';

  test('stays while its words stand, is gone with them, and is replaced when the save answers', async () => {
    show({ content: FACT, checks: [noSource(FACT, '43 %')] });
    await userEvent.click(await entry(/No source for 43 %/));
    expect(await selection()).toBe('43 %');

    await type(`Listen. ${FACT}`);
    await userEvent.click(await entry(/No source for 43 %/));
    expect(await selection()).toBe('43 %');

    const other = 'Of them 12 % left. Call them.';
    verdict = [noSource(other, '12 %')];
    await type(other);
    await waitFor(() => expect(screen.queryByText('No source for 43 %')).toBeNull());
    fireEvent.blur(await area());
    await userEvent.click(await entry(/No source for 12 %/));
    expect(await selection()).toBe('12 %');
  });

  test('is all there is for a format that is not known here', async () => {
    show({ content: FACT, format: 'A format of tomorrow', checks: [noSource(FACT, '43 %')] });
    expect(await entry(/No source for 43 %/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'One rule not met' })).toBeDefined();
  });
});

describe('on a phone', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', windowOf(390)));

  test('a line below the text opens the list; a press leads to the place and takes the list away', async () => {
    show({ content: 'The cheap way.', job: { terms: { banned: ['cheap'], required: [] } } });
    const line = await screen.findByRole('button', { name: 'One rule not met' });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: /Banned terms/ })).toBeNull();
    await userEvent.click(line);
    expect(entries()).toEqual([expect.stringMatching(/^Banned termsRequired/)]);
    await userEvent.click(screen.getByRole('button', { name: /Banned terms/ }));
    expect(await selection()).toBe('cheap');
    expect(line.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('Copy', () => {
  test('is never stopped; the toast says which hard rules are not met, and of the others nothing', async () => {
    const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    const toast = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
    show({ content: LONG });
    await screen.findByRole('heading', { name: '2 rules not met' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await type('Short. #one #two #three');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copied.mock.calls.map(([text]) => text)).toEqual([LONG, 'Short. #one #two #three']);
    expect(toast.mock.calls).toEqual([
      ['Copied!', expect.stringMatching(/^Not met: Length on X \(3\d\d of 280 characters\)\.$/)],
      ['Copied!', undefined],
    ]);
  });
});

test('below a text with fields stands the count of the one at the caret', async () => {
  show({ content: 'Subject: Ten calls\nPreheader: What they tell', format: 'Email Newsletter' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Write' }));
  const text = await area();
  text.focus();
  text.setSelectionRange(12, 12);
  fireEvent.keyUp(text);
  expect(await screen.findByText('Subject 1: 9 of 50', { selector: 'bdi' })).toBeDefined();
  await type(`Subject: ${'Ten calls '.repeat(6)}\nPreheader: What they tell`);
  text.setSelectionRange(12, 12);
  fireEvent.keyUp(text);
  const count = await screen.findByText('Subject 1: 59 of 50', { selector: 'bdi' });
  expect(count.parentElement?.textContent).toBe('Subject 1: 59 of 50 characters, 9 too many');
  expect(screen.getByText('Subject 1 is over its limit')).toBeDefined();
});
