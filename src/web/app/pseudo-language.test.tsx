import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../core/contracts/job.ts';
import type { Output } from '../../core/contracts/output.ts';
import { MESSAGES } from '../../core/rules/messages.ts';
import { NO_USAGE } from '../../core/rules/no-usage.ts';
import { SCOPES } from '../../core/rules/scopes.ts';
import { offeredLanguages } from '../../core/rules/languages.ts';
import { TONE_OPTIONS } from '../../core/rules/tones.ts';
import { mark, translate, untranslated } from '../../../test/support/pseudo-language.ts';
import { ScriptedApi } from '../../../test/fakes/scripted-api.ts';
import { aDay } from '../../../test/fakes/wire-today.ts';
import { windowOf } from '../../../test/fakes/window-of.ts';
import { aJob, anOutput } from '../../../test/fakes/wire-job.ts';
import { aPersona } from '../../../test/fakes/wire-persona.ts';

// Every text of ours is marked before the screens are loaded; what users and server say is Greek. Any other word is one
// that would stay English in every translation.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

const TOPIC = 'Γιατί φεύγουν οι πελάτες';
const usage = { ...NO_USAGE, calls: 4, input_tokens: 12_000, output_tokens: 345, cost_usd: 0.0134 };
const pieces = [
  { output_id: 'o1', format: 'X Post', variant: 1, status: 'completed', redo: null, characters: 18 },
  { output_id: 'o2', format: 'Blog Post', variant: 1, status: 'writing', redo: null, characters: 0 },
] as const;
const job: Job = aJob({
  topic: TOPIC,
  persona: { name: 'Νόρα', business_description: 'ομάδες', tone_voice: 'casual' },
  desired_formats: ['X Post', 'Blog Post'],
  batch_formats: { 'X Post': 1, 'Blog Post': 1 },
  fusion: { fusion_type: 'light', answers: { fusion_content: 'Γνώμη.' } },
  stance: { points: [{ id: 'o1', text: 'Γνώμη.' }], objections: [] },
  status: 'generating_formats',
  usage,
  progress: { stage: 'generating_formats', percent: 70, message: '', waiting: null, pieces: [...pieces] },
});
const done: Job = { ...job, status: 'completed', progress: { ...job.progress, stage: 'completed', pieces: [] } };
const output = (change: Partial<Output>) => anOutput({ content: 'Την τέταρτη εβδομάδα [1].', usage, ...change });

let Page: (props: { at: string }) => React.ReactNode;
/** Of formats, models and the product, what is on a key, and what Intl names by the locale. */
let names: string[];
let server: ScriptedApi;

beforeAll(async () => {
  const modules = import.meta.glob<object>(['../texts/*.ts', '!../texts/*.test.ts', '!../texts/words.ts'], {
    eager: true,
  });
  const { FORMATS } = await import('../lib/format-list.ts');
  names = [
    ...FORMATS.map(({ label }) => label),
    'Manifold',
    'gpt-6-sol',
    'USD',
    'alt+T',
    'May 2031',
    ...offeredLanguages().map(({ name }) => name),
  ];
  for (const texts of Object.values(modules))
    for (const exported of Object.values(texts)) translate(exported as object);
  translate(MESSAGES);
  for (const tone of TONE_OPTIONS) {
    const { label, description, sample } = tone;
    Object.assign(tone, { label: mark(label), description: mark(description), sample: mark(sample) });
  }
  for (const format of FORMATS) Object.assign(format, { hint: mark(format.hint) });
  const [{ DashboardPage }, { AuthContext, AuthInternalsContext }, { createQueryClient }, { embeddedProvider }] =
    await Promise.all([
      import('./dashboard/dashboard-page.tsx'),
      import('../features/auth/auth-context.ts'),
      import('../lib/query-client.ts'),
      import('../features/auth/providers/embedded/embedded-provider.ts'),
    ]);
  const auth = {
    status: 'signed-in' as const,
    problem: null,
    user: { id: 'nora', name: 'Νόρα', firstName: 'Νόρα', email: 'nora@example.test' },
    organization: null,
    expired: false,
    getToken: () => 'token',
    signIn: () => undefined,
    signUp: () => undefined,
    signOut: () => Promise.resolve(),
    leaveDeleted: () => Promise.resolve(),
    retry: () => undefined,
  };
  const internals = {
    provider: embeddedProvider,
    session: null,
    signUpOpen: true,
    sendsMail: true,
    dialog: null,
    setDialog: () => undefined,
    accept: () => undefined,
    elsewhere: false,
    askTabs: () => undefined,
  };
  Page = ({ at }) => (
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={auth}>
        <AuthInternalsContext value={internals}>
          <MemoryRouter initialEntries={[at]}>
            <DashboardPage />
          </MemoryRouter>
        </AuthInternalsContext>
      </AuthContext>
    </QueryClientProvider>
  );
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = vi.fn<() => void>();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const config = {
    product: 'Manifold',
    writer: { id: 'builtin', model: null, vendor: null, trouble: null, languages: ['el'] },
    research: { providers: ['wikipedia'] },
  };
  server = new ScriptedApi()
    .on('GET /config', { body: config })
    .on('GET /materials', { body: [] })
    .on('GET /jobs/history', { body: [], headers: { 'x-total-count': '0' } })
    .on('GET /personas', { body: [aPersona({ name: 'Νόρα', business_description: 'ομάδες' })] })
    .on('GET /personas/status', { body: { count: 1, limit: 5, remaining: 4, can_create: true } });
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', windowOf(1440));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
const left = () => untranslated(document.body, names);

/** What core's report says of a text is English on the server, too; see docs/translating.md. */
async function reportedOn({ format, content }: Output): Promise<string[]> {
  const { judgeText } = await import('../features/editor/checks/judge-text.ts');
  const context = { language: null, terms: { banned: [], required: [] }, opinion: 'Γνώμη.', topic: TOPIC };
  return (judgeText(format, content ?? '', context) ?? []).flatMap(({ label, detail }) => [detail, label]);
}
const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }));
const tab = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }));

test('the setup, its persona form and what is folded in it', async () => {
  render(<Page at="/app" />);
  await screen.findByText(/Νόρα/, { selector: 'label *' });
  expect(left()).toEqual([]);
  await tab(/Create New/);
  await press(/More about the voice/);
  await screen.findByLabelText(/Approved facts/);
  await press(/Research options/);
  expect(left()).toEqual([]);
});

test('the history, with and without a match', async () => {
  server.on('GET /jobs/history', { body: [job, { ...done, id: 'job-2' }], headers: { 'x-total-count': '2' } });
  render(<Page at="/app?view=history" />);
  await screen.findAllByText(TOPIC);
  expect(left()).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: /Delete/ })[0] as HTMLElement);
  await screen.findByRole('alertdialog');
  expect(left()).toEqual([]);
});

test('a run under way', async () => {
  server.on('GET /jobs/job-1', { body: job }).on('GET /outputs/o1', { body: output({ id: 'o1' }) });
  render(<Page at="/app?job=job-1" />);
  await screen.findByText(/Generating Your Content/);
  expect(left()).toEqual([]);
});

test('its pieces, and the research behind them', async () => {
  const written = [output({ id: 'o1' }), output({ id: 'o2', format: 'Blog Post' })];
  const reported = await Promise.all(written.map(reportedOn));
  names = [...reported.flat(), ...names];
  server
    .on('GET /jobs/job-1', { body: { ...done, research_results: 'Εύρημα.' } })
    .on('GET /jobs/job-1/outputs', { body: written });
  render(<Page at="/app?job=job-1&piece=o2" />);
  await screen.findAllByText(/τέταρτη/);
  expect(left()).toEqual([]);
  await tab(/Content Research/);
  await screen.findByText('Εύρημα.');
  expect(left()).toEqual([]);
});

test('its plan, while it waits to be read and under edit', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const progress = { ...job.progress, stage: 'drafting', waiting: { reason: '', until }, pieces: [] };
  const piece = {
    format: 'X Post',
    variant: 1,
    angle: 'Τηλέφωνο',
    first_line: 'Αρχή.',
    how: 'Έτσι.',
    leaves_out: 'Όλα.',
  };
  const page = {
    idea: 'Ιδέα.',
    reader: 'Δευτέρα.',
    proof: [{ source_id: null, words: 'Έξι.' }],
    left_out: 'Κοινά.',
    objection: 'Όχι.',
    answer: 'Ναι.',
    tomorrow: 'Αύριο.',
    own_words: ['Λόγια.'],
    not_to_claim: ['Τιμές.'],
  };
  server
    .on('GET /jobs/job-1', { body: { ...job, status: 'drafting', plan_due_at: until, progress } })
    .on('GET /jobs/job-1/plan', { body: { page, pieces: [piece], withheld: [{ source_id: 's1', title: 'Εντολές' }] } })
    .on('PUT /jobs/job-1/plan', { status: 500, body: { detail: 'Τέλος.' } });
  render(<Page at="/app?job=job-1" />);
  await screen.findByText('Ιδέα.');
  const day = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date(until));
  names = [day, 'in 24 hours', 'AM', 'PM', ...names];
  expect(left()).toEqual([]);
  await press(/Change the plan/);
  await press(/Save/);
  await screen.findByRole('alert');
  expect(left()).toEqual([]);
});

test('a run that has failed', async () => {
  server.on('GET /jobs/job-1', { body: { ...job, status: 'failed', error_message: 'Τέλος.' } });
  render(<Page at="/app?job=job-1" />);
  await screen.findByText(/This run has failed/);
  expect(left()).toEqual([]);
});

test('usage by month', async () => {
  const row = { month: '2031-05', persona_id: 'p1', persona_name: 'Νόρα', jobs: 1, pieces: 2, ...usage };
  server.on('GET /usage', { body: { from: '2031-05', to: '2031-05', rows: [row] } });
  const today = aDay({
    tokens_used: 9_000,
    token_limit: 9_000,
    cost_usd: 0.5,
    unpriced_calls: 1,
    limit_cost_usd: { low: 1, high: 2 },
    projects_started: 1,
    project_limit: 3,
  });
  server.on('GET /usage/today', { body: today });
  render(<Page at="/app?view=usage" />);
  await screen.findAllByText(/Νόρα/);
  expect(left()).toEqual([]);
});

test('the account, with a token, a new one and its end', async () => {
  const account = {
    id: 'nora',
    name: 'Νόρα',
    email: '',
    provider: 'embedded',
    created_at: '2031-05-02T10:00:00.000Z',
    confirm_by: 'words',
    counts: { personas: 1, materials: 2, jobs: 3, outputs: 4, access_tokens: 1 },
    storage: { used_bytes: 10_000_000, limit_bytes: 10_000_000, limit_jobs: 9 },
  };
  const token = {
    id: 't1',
    name: 'Δέσμη',
    scopes: [...SCOPES],
    hint: '4711',
    created_at: account.created_at,
    expires_at: null,
    last_used_at: null,
  };
  const signIn = { id: 's1', current: false, ipAddress: null, userAgent: null, updatedAt: account.created_at };
  names = ['nora@example.test', 'May 2, 2031', 'May 2, 2031, 10:00 AM', ...names];
  server
    .on('GET /account', { body: account })
    .on('GET /access-tokens', { body: [token] })
    .on('GET /auth/list-sessions', { body: [signIn] })
    .on('POST /access-tokens', { status: 201, body: { ...token, token: '4711' } });
  render(<Page at="/app?view=account" />);
  await screen.findByText('Δέσμη');
  await screen.findByRole('heading', { name: /Open sign-ins/ });
  await screen.findByRole('button', { name: /Delete account…/ });
  expect(left()).toEqual([]);
  await press(/New access token/);
  await press(/Make token/);
  expect(left()).toEqual([]);
  await user.type((await screen.findAllByRole('textbox')).at(-1) as HTMLElement, 'Δέσμη');
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await press(/Make token/);
  await press(/I have it/);
  expect(left()).toEqual([]);
  await press(/Delete account…/);
  await press(/Delete for good/);
  expect(left()).toEqual([]);
});

test('the landing page', async () => {
  const [{ LandingPage }, { EXAMPLE_JOB }] = await Promise.all([
    import('../features/landing/landing-page.tsx'),
    import('../features/landing/demos/example-job.ts'),
  ]);
  // The demos are made of a project, which stays in its language.
  names = [...(JSON.stringify(EXAMPLE_JOB).match(/\p{L}+/gu) ?? []), ...names];
  const actions = {
    signedIn: false,
    onSignIn: () => undefined,
    onSignUp: () => undefined,
    signUpAddress: '/app',
    userMenu: null,
  };
  render(
    <MemoryRouter>
      <LandingPage actions={actions} />
    </MemoryRouter>,
  );
  expect(left()).toEqual([]);
});
