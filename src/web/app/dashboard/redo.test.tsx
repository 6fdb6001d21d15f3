import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Output } from '../../../core/contracts/output.ts';
import type { OutputVersion } from '../../../core/contracts/version.ts';
import { ScriptedApi } from '../../../../test/fakes/scripted-api.ts';
import { windowOf } from '../../../../test/fakes/window-of.ts';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { pieceDocsOf } from '../../features/editor/piece-docs-of.ts';
import { useHeldDocs } from '../../features/editor/use-held-docs.ts';
import { applyChanges, draftsKey, NO_DRAFTS } from '../../features/workflow/live/live-drafts.ts';
import { notify } from '../../lib/notify.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { OutputView } from './output-view.tsx';
import { NOTHING_CHOSEN } from './use-view.ts';

configure({ asyncUtilTimeout: 10_000 });

const FIRST = 'Week four decides. Call every customer once.';
const SECOND = 'Week four decides. Call each customer twice.';
const MODEL = { id: 'model', model: 'gpt-6-sol', vendor: 'OpenAI', trouble: null, languages: null };

let server: ScriptedApi;
let queries: QueryClient;
/** What the server holds. */
let outputs: Output[];
let earlier: OutputVersion[];
let revision: number;

const post = () => outputs[0] ?? anOutput();
const setPost = (change: Partial<Output>) =>
  (outputs = outputs.map((one, index) => (index ? one : { ...one, ...change })));
const setOther = (content: string) =>
  (outputs = outputs.map((one, index) => (index === 1 ? { ...one, content } : one)));
const isUnderWay = () => outputs.some(({ status }) => status === 'pending');

/** Another text takes the place of the one that stands, which is kept. */
function replaceBy(content: string, change: Partial<Output> = {}) {
  const { content: text, outline, angle, written_by } = post();
  const about = { outline, angle, written_by, characters: (text ?? '').length };
  const kept = { number: earlier.length + 1, content: text ?? '', ...about };
  earlier = [{ ...kept, edited: false, replaced_at: '2031-05-04T10:00:00.000Z' }, ...earlier];
  revision += 1;
  setPost({ status: 'completed', redo: null, content, versions: earlier.length, ...change });
}

const job = () => {
  const status = isUnderWay() ? ('generating_formats' as const) : ('completed' as const);
  const pieces = outputs.map(({ id, format, variant, status: of, redo, content }) => ({
    output_id: id,
    format,
    variant,
    status: of,
    redo,
    characters: content?.length ?? 0,
  }));
  return aJob({ status, progress: { stage: status, percent: 90, message: '', waiting: null, pieces } });
};

const tagged = () => ({ body: post(), headers: { etag: `"o1-${revision}"` } });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const usage = { ...anOutput().usage, calls: 1, input_tokens: 2_400, output_tokens: 343, cost_usd: 0.0132 };
  outputs = [
    anOutput({ id: 'o1', content: FIRST, angle: 'How to', written_by: 'gpt-6-sol', usage }),
    anOutput({ id: 'o2', variant: 2, content: 'Book the call.' }),
  ];
  earlier = [];
  revision = 1;
  queries = createQueryClient();
  queries.setQueryData(['config'], { writer: MODEL });
  server = new ScriptedApi()
    .on('GET /jobs/job-1', () => ({ body: job() }))
    .on('GET /jobs/job-1/outputs', () => ({ body: outputs }))
    .on('GET /jobs/job-1/events', { status: 404 })
    .on('GET /outputs/o1', tagged)
    .on('GET /outputs/o2', () => ({ body: outputs[1], headers: { etag: '"o2-1"' } }))
    .on('GET /outputs/o1/versions', () => ({ body: earlier }))
    .on('POST /outputs/o1/redo', ({ body }) => {
      setPost({
        status: 'pending',
        redo: (body as Pick<Output, 'redo'> & { angle: 'same' | 'new' }).angle,
        redo_error: null,
      });
      return { status: 202, body: post() };
    })
    .on('POST /jobs/job-1/cancel', () => {
      setPost({ status: 'completed', redo: null, redo_error: 'Cancelled' });
      return { body: job() };
    });
  for (const number of [1, 2]) {
    server.on(`POST /outputs/o1/versions/${number}/restore`, ({ headers }) => {
      if (headers.get('if-match') !== tagged().headers.etag) return { status: 412, body: { detail: 'Changed.' } };
      replaceBy(earlier.find((version) => version.number === number)?.content ?? '');
      return tagged();
    });
  }
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(async () => {
  cleanup();
  await waitFor(() => {
    if (localStorage.length > 0) throw new Error('A text is not saved yet');
  });
  queries.clear();
  vi.unstubAllGlobals();
});

const UNUSED = { onTurn: () => undefined, onStartNew: () => undefined, onEditInputs: () => undefined };

function Host() {
  const docs = pieceDocsOf(useHeldDocs('maya'));
  return (
    <QueryClientProvider client={queries}>
      <OutputView userId="maya" jobId="job-1" docs={docs} start={{ ...NOTHING_CHOSEN, mode: 'write' }} {...UNUSED} />
    </QueryClientProvider>
  );
}

/** The next look at the run, without its two seconds. */
const check = () => act(() => queries.invalidateQueries({ queryKey: ['runs'] }));
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of X Post 1' });
const menuItem = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Pieces' })).getByRole('button', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

async function writeAgain(angle: RegExp) {
  await press('Write X Post 1 again');
  await press(angle);
}

describe('a piece written once more', () => {
  test('is read and marked meanwhile, the others are edited, and then the new text stands and the old one is kept', async () => {
    server.on('PATCH /outputs/o2', ({ body }) => ({ body: { ...outputs[1], ...(body as object) } }));
    render(<Host />);
    await press('Write X Post 1 again');
    const menu = screen.getByText(/The other pieces stay as they are/).parentElement;
    expect(menu?.textContent).toContain('It took $0.0132 · 2,743 tokens');
    await press(/^New angle/);
    const [redo] = server.callsOf('POST /outputs/o1/redo');
    expect(redo?.body).toEqual({ angle: 'new' });
    expect(redo?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);

    expect(await screen.findByText(/You can read the earlier text meanwhile/)).toBeDefined();
    expect(screen.queryByText('Generating Your Content')).toBeNull();
    expect((await text()).value).toBe(FIRST);
    expect((await text()).readOnly).toBe(true);
    expect(document.activeElement).toBe(await button('Write X Post 1 again'));
    expect(menuItem(/X Post 1/).textContent).toContain('Being written');

    await userEvent.click(menuItem(/X Post 2/));
    const other = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of X Post 2' });
    fireEvent.change(other, { target: { value: 'Book it today.' } });
    fireEvent.blur(other);
    await waitFor(() => expect(server.callsOf('PATCH /outputs/o2')).toHaveLength(1));
    setOther('Book it today.');
    await userEvent.click(menuItem(/X Post 1/));

    replaceBy(SECOND, { angle: 'The mistake to avoid' });
    await check();
    expect(await screen.findByText('Written once more. The earlier text is kept.')).toBeDefined();
    expect((await text()).value).toBe(SECOND);
    expect((await text()).readOnly).toBe(false);
    expect(menuItem(/X Post 1/).textContent).toContain('The mistake to avoid');
  });

  test('that ended while another was read is told of until it is opened', async () => {
    render(
      <>
        <Host />
        <Toaster />
      </>,
    );
    await writeAgain(/^Same angle/);
    await screen.findByText(/You can read the earlier text meanwhile/);
    await userEvent.click(menuItem(/X Post 2/));
    replaceBy(SECOND);
    await check();
    expect(await screen.findByText('X Post 1 is written once more')).toBeDefined();
    await userEvent.click(menuItem(/X Post 1/));
    await waitFor(() => expect(screen.queryByText('X Post 1 is written once more')).toBeNull());
    expect((await text()).value).toBe(SECOND);
  });

  test('grows below its notice, not checked yet, where the run tells of itself', async () => {
    render(<Host />);
    await writeAgain(/^Same angle/);
    await screen.findByText(/You can read the earlier text meanwhile/);
    const told = { output_id: 'o1', draft: '1.1', begins: 'redo', text: 'Week four' } as const;
    act(() => void queries.setQueryData(draftsKey('job-1'), applyChanges(NO_DRAFTS, [told])));
    const growing = await screen.findByRole('region', { name: 'The new text so far' });
    expect(growing.textContent).toBe('Week four');
    expect(screen.getByText('Not checked yet')).toBeDefined();
    expect((await text()).value).toBe(FIRST);
  });

  test('is stopped on request: the earlier text stands, and the same order can be given again', async () => {
    render(<Host />);
    await writeAgain(/^New angle/);
    await press('Stop writing X Post 1 again');
    expect(await screen.findByText('Not written once more: this is the earlier text.')).toBeDefined();
    expect(screen.getByText('Cancelled')).toBeDefined();
    expect((await text()).readOnly).toBe(false);
    await press('Try again');
    await waitFor(() => expect(server.callsOf('POST /outputs/o1/redo')).toHaveLength(2));
    expect(server.callsOf('POST /outputs/o1/redo').map(({ body }) => body)).toEqual([
      { angle: 'new' },
      { angle: 'new' },
    ]);
  });

  test('is stopped with all others that are under way, which its button says', async () => {
    render(<Host />);
    await writeAgain(/^New angle/);
    outputs = outputs.map((one) => ({ ...one, status: 'pending', redo: 'new' }));
    await check();
    expect((await button('Stop all 2 pieces that are being written')).textContent).toBe('Stop all');
  });

  test('that was refused says why, and nothing else changes', async () => {
    const say = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
    const detail = 'This project has not come to its pieces yet. Please wait until it has.';
    server.on('POST /outputs/o1/redo', { status: 409, body: { detail } });
    render(<Host />);
    await writeAgain(/^Same angle/);
    await waitFor(async () => expect((await text()).readOnly).toBe(false));
    expect(screen.queryByText(/Being written/)).toBeNull();
    expect(say).toHaveBeenCalledExactlyOnceWith('The piece could not be written once more. Please try again.', detail);
  });

  test('is followed on through a check that fails, and says what the model keeps it waiting for', async () => {
    render(<Host />);
    await writeAgain(/^Same angle/);
    await screen.findByText(/You can read the earlier text meanwhile/);
    server.on('GET /jobs/job-1', { status: 503, body: { detail: 'The database cannot be reached.' } });
    await check();
    expect(await screen.findByText('Failed to check job status. Please try again.')).toBeDefined();
    expect((await text()).value).toBe(FIRST);

    const waiting = { reason: 'OpenAI cannot be reached.', until: '2031-05-04T14:05:00.000Z' };
    server.on('GET /jobs/job-1', () => ({ body: { ...job(), progress: { ...job().progress, waiting } } }));
    await press('Check now');
    expect(await screen.findByText('OpenAI cannot be reached.')).toBeDefined();
    expect(screen.queryByText('Failed to check job status. Please try again.')).toBeNull();
    expect(await button('Write this project with the built-in writer')).toBeDefined();
  });

  test('is found under way when its project is opened, without the progress of a whole run', async () => {
    setPost({ status: 'pending', redo: 'same' });
    render(<Host />);
    expect(await screen.findByText(/You can read the earlier text meanwhile/)).toBeDefined();
    expect(screen.queryByText('Generating Your Content')).toBeNull();
  });
});

describe('what is chosen from', () => {
  test('the built-in writer is asked for another angle only', async () => {
    queries.setQueryData(['config'], { writer: { ...MODEL, id: 'builtin', model: null } });
    setPost({ written_by: 'builtin' });
    render(<Host />);
    await press('Write X Post 1 again');
    expect(await button(/^New angle/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Same angle/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(await button('Write X Post 1 again'));
  });

  test('it is offered where the model is in trouble', async () => {
    queries.setQueryData(['config'], { writer: { ...MODEL, trouble: 'OpenAI cannot be reached.' } });
    render(<Host />);
    await writeAgain(/by the built-in writer/);
    await waitFor(() => expect(server.callsOf('POST /outputs/o1/redo')).toHaveLength(1));
    expect(server.callsOf('POST /outputs/o1/redo')[0]?.body).toEqual({ angle: 'new', writer: 'builtin' });
  });
});

describe('a change that is not saved yet', () => {
  const type = async (value: string) => fireEvent.change(await text(), { target: { value } });

  test('is saved before the piece is written once more', async () => {
    server.on('PATCH /outputs/o1', ({ body }) => {
      setPost(body as Partial<Output>);
      return tagged();
    });
    render(<Host />);
    await type('My own words.');
    await waitFor(() => expect(server.callsOf('GET /jobs/job-1/outputs')).toHaveLength(1));
    // What was last listed is the text before the change: that must not be shown again.
    server.on('GET /jobs/job-1/outputs', () => new Promise<never>(() => {}));
    await writeAgain(/^Same angle/);
    await screen.findByText(/You can read the earlier text meanwhile/);
    await waitFor(() => expect(menuItem(/X Post 1/).textContent).toContain('Being written'));
    const calls = server.calls.map(({ call }) => call);
    expect(calls.indexOf('PATCH /outputs/o1')).toBeLessThan(calls.indexOf('POST /outputs/o1/redo'));
    expect((await text()).value).toBe('My own words.');
  });

  test('that cannot be saved is not written over', async () => {
    server.on('PATCH /outputs/o1', { status: 422, body: { detail: 'The text is too long.' } });
    render(<Host />);
    const say = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
    await type('Far too long.');
    await writeAgain(/^Same angle/);
    expect(await screen.findByText(/The text is too long/)).toBeDefined();
    await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
    expect(say.mock.calls[0]?.[0]).toBe('Your last change is not saved yet.');
    expect((await text()).readOnly).toBe(false);
    expect(server.callsOf('POST /outputs/o1/redo')).toHaveLength(0);
    await type(FIRST);
  });
});

describe('an earlier text', () => {
  beforeEach(() => replaceBy(SECOND));

  test('is compared word by word, and taken back and brought again', async () => {
    render(<Host />);
    await press('1 earlier text');
    await press('Compare: Version 1');
    const comparison = await screen.findByRole('region', { name: 'Version 1 compared with the present text' });
    const words = (selector: string) =>
      [...comparison.querySelectorAll(`p:last-child ${selector}`)].map((one) => one.textContent);
    expect([words('del'), words('ins')]).toEqual([
      ['every', 'once'],
      ['each', 'twice'],
    ]);

    await press('Take back: Version 1');
    expect(await screen.findByText('The earlier text is back. The one that it replaced is kept.')).toBeDefined();
    expect((await text()).value).toBe(FIRST);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('2 earlier texts')).toBeDefined();

    await press('Undo');
    await waitFor(async () => expect((await text()).value).toBe(SECOND));
    expect(screen.queryByText('This piece was changed elsewhere')).toBeNull();
    expect(server.callsOf('POST /outputs/o1/versions/2/restore')).toHaveLength(1);
  });

  test('joins the others when an edit replaces a writer’s text, and what was written once more is then taken as it is', async () => {
    setPost({ status: 'pending', redo: 'new' });
    render(<Host />);
    await screen.findByText(/You can read the earlier text meanwhile/);
    setPost({ status: 'completed', redo: null });
    await check();
    expect(await screen.findByText('Written once more. The earlier text is kept.')).toBeDefined();
    server.on('PATCH /outputs/o1', ({ body }) => {
      replaceBy((body as { content: string }).content);
      return tagged();
    });
    fireEvent.change(await text(), { target: { value: 'My own words.' } });
    fireEvent.blur(await text());
    await press('2 earlier texts');
    expect(screen.queryByText('Written once more. The earlier text is kept.')).toBeNull();
  });

  test('is not taken back over a text that its reader has not seen', async () => {
    render(<Host />);
    await press('1 earlier text');
    await button('Take back: Version 1');
    replaceBy('Written elsewhere.');
    const say = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
    await press('Take back: Version 1');
    await waitFor(() => expect(say).toHaveBeenCalledTimes(1));
    expect(say.mock.calls[0]?.[1]).toContain('The piece was changed elsewhere meanwhile.');
    await check();
    expect((await text()).value).toBe('Written elsewhere.');
    expect(server.callsOf('POST /outputs/o1/versions/1/restore')).toHaveLength(0);
  });
});

test('a failed piece is written once more beside the others, which stay on the screen', async () => {
  const gone = { status: 'failed', content: null, error_message: 'No whole answer.' } as const;
  outputs = [...outputs, anOutput({ id: 'o3', format: 'Blog Post', ...gone })];
  const setLast = (change: Partial<Output>) =>
    (outputs = outputs.map((one) => (one.id === 'o3' ? { ...one, ...change } : one)));
  server.on('POST /outputs/o3/redo', () => {
    setLast({ status: 'pending', redo: 'same', error_message: null });
    return { status: 202, body: outputs.at(-1) };
  });
  render(<Host />);
  await press('Try again: Blog Post');
  expect(await screen.findByText('Being written once more')).toBeDefined();
  expect((await text()).readOnly).toBe(false);
  const say = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
  setLast({ status: 'completed', redo: null, content: '# Churn' });
  await check();
  await waitFor(() => expect(menuItem(/Blog Post/)).toBeDefined());
  expect(say).toHaveBeenCalledExactlyOnceWith('Blog Post is written', undefined, 'outcome-o3');
  expect(screen.queryByText('Being written once more')).toBeNull();
  expect((await text()).value, 'whoever reads something stays there').toBe(FIRST);
});
