import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { MESSAGES } from '../../src/web/texts/messages.ts';
import { aJob, anOutput } from '../fakes/wire-job.ts';
import { aPersona } from '../fakes/wire-persona.ts';
import { choose, expect } from './product.ts';
import { test, toast, type ScriptedServer } from './scripted-server.ts';

type Entry = keyof typeof MESSAGES;

interface Stage {
  readonly page: Page;
  readonly server: ScriptedServer;
  /** Opens the app at a view, such as `?view=history`. */
  readonly open: (view?: string) => Promise<void>;
  /** What the entry says, to the letter. */
  readonly say: (entry: Entry) => string;
}

type Walk = (stage: Stage) => Promise<void>;

/** To the letter, and apart from the catalogue; where something is filled in, as `MADE` fills it in. */
const SAYS: Record<Entry, string> = {
  noContent: 'No content was generated for any format',
  researchDefault: 'Research completed successfully',
  jobFailed: 'Job failed during content generation',
  unexpectedStatus: 'Unexpected job status: paused',
  startFailed: 'Failed to start workflow. Please try again.',
  checkFailed: 'Failed to check job status. Please try again.',
  startIncomplete: 'Please select a persona, enter a topic, and choose content generation format',
  personaIncomplete: 'Validation Error: All fields are required to create a persona',
  audienceWords: '2/5 words',
  audienceTooLong: 'Target audience must be 5 words or less',
  personaLimit: 'Maximum personas reached. Delete an existing persona to create a new one.',
  personaCount: '1/3',
  personasRemaining: '2 remaining',
  confirmJobDeletion: 'Are you sure you want to permanently delete the topic? This action cannot be undone.',
  authenticationRequired: 'Authentication required',
  httpError: 'HTTP error! status: 502',
  personasNotLoaded: 'Failed to load personas. Please try again.',
  personaNotCreated: 'Failed to create persona. Please try again.',
  personaNotDeleted: 'Failed to delete persona. Please try again.',
  loadError: 'Load Error',
  historyNeedsLogIn: 'Please log in to view content history',
  jobNotLoaded: 'Failed to load job content. Please try again.',
  jobNotDeleted: 'Failed to delete the job. Please try again.',
  notCopied: 'Unable to copy content to clipboard.',
  personaCreated: 'Persona Created',
  personaDeletedTitle: 'Success',
  personaDeleted: 'Persona deleted successfully!',
  jobDeletedTitle: 'Job Deleted',
  jobDeleted: 'The content has been permanently removed.',
  copied: 'Copied!',
  downloaded: 'Downloaded!',
};

const MADE: Partial<Record<Entry, string>> = {
  unexpectedStatus: MESSAGES.unexpectedStatus('paused'),
  audienceWords: MESSAGES.audienceWords(2),
  personaCount: MESSAGES.personaCount(1, 3),
  personasRemaining: MESSAGES.personasRemaining(2),
  httpError: MESSAGES.httpError(502),
};

const FAILED = { status: 500 };
const AWAY = { status: 500, body: { detail: 'The database is away.' } };
const DONE = aJob({ status: 'completed', research_results: null });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inSight = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

/** In a toast, which screen readers are told of, the title on its own line. */
async function tells(page: Page, title: string, description = ''): Promise<void> {
  const told = toast(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(told.first()).toHaveText(`${title}${description}`);
  await told.first().getByRole('button', { name: 'Close notification' }).click();
  await expect(told).toHaveCount(0);
}

async function confirm(page: Page, pressed: Locator, answer: string): Promise<void> {
  await pressed.click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

const theDesk: Walk = async ({ page, server, open, say }) => {
  await open();
  await expect(inSight(page, say('personaCount'))).toBeVisible();
  await expect(inSight(page, say('personasRemaining'))).toBeVisible();
  const start = button(page, 'Start Workflow');
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(new RegExp(`^${say('startIncomplete')}`));
  await expect(page.getByText(say('startIncomplete'))).toBeVisible();

  await page.getByRole('tab', { name: 'Create New' }).click();
  const form = page.getByRole('form', { name: 'Create New' });
  await button(page, 'Create Persona').click();
  await expect(form.getByRole('alert').filter({ hasText: say('personaIncomplete') })).toBeVisible();
  await expect(page.getByText('0/5 words')).toBeVisible();
  await page.getByLabel('Target Audience').fill('home brewers');
  await expect(page.getByText(say('audienceWords'))).toBeVisible();
  await page.getByLabel('Persona Name').fill('Halden');
  await page.getByRole('radio', { name: /Casual/ }).check();

  server.on('POST /personas', FAILED);
  await button(page, 'Create Persona').click();
  await tells(page, say('personaNotCreated'));
  server.on('POST /personas', { status: 422, body: { detail: 'A name of a persona is not that long' } });
  await button(page, 'Create Persona').click();
  await tells(page, 'A name of a persona is not that long');
  await expect(page.getByLabel('Persona Name')).toHaveValue('Halden');
  server.on('POST /personas', { status: 201, body: aPersona({ id: 'p2', name: 'Halden' }) });
  await button(page, 'Create Persona').click();
  await tells(page, say('personaCreated'));
};

const personasOfAnother: Walk = async ({ page, server, open, say }) => {
  // Six words cannot be typed: only what was stored elsewhere has them.
  server.on('GET /personas', { body: [aPersona({ business_description: 'one two three four five six' })] });
  server.on('DELETE /personas/p1', AWAY);
  await open();
  await button(page, 'Edit Northkit').click();
  await button(page, 'Save Persona').click();
  await expect(page.getByLabel('Target Audience')).toHaveAccessibleDescription(new RegExp(say('audienceTooLong')));
  await expect(page.getByRole('form').getByText(say('audienceTooLong')).first()).toBeVisible();
  expect(server.callsOf('PUT /personas/p1')).toEqual([]);

  await button(page, 'Cancel').click();
  await confirm(page, button(page, 'Delete Northkit'), 'Delete persona');
  await tells(page, say('personaNotDeleted'));
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeVisible();
  server.on('DELETE /personas/p1', { status: 204 }).on('GET /personas', { body: [] });
  await confirm(page, button(page, 'Delete Northkit'), 'Delete persona');
  await tells(page, say('personaDeletedTitle'), say('personaDeleted'));
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeHidden();
};

const noMorePersonas: Walk = async ({ page, server, open, say }) => {
  server.on('GET /personas', FAILED);
  server.on('GET /personas/status', { body: { count: 3, limit: 3, remaining: 0, can_create: false } });
  await open();
  await tells(page, say('personasNotLoaded'));
  await expect(page.getByRole('alert')).toContainText(say('personasNotLoaded'));
  await page.getByRole('tab', { name: 'Create New' }).click();
  await expect(button(page, 'Create Persona')).toBeDisabled();
  await expect(button(page, 'Create Persona')).toHaveAccessibleDescription(say('personaLimit'));
  await expect(page.getByRole('form', { name: 'Create New' }).getByText(say('personaLimit'))).toBeVisible();
};

const refusedStarts: Walk = async ({ page, server, open, say }) => {
  server.on('POST /jobs', AWAY);
  await open();
  await page.getByRole('radio', { name: 'Northkit' }).check();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Churn');
  await choose(page, 'X Post');
  await button(page, 'Start Workflow').click();
  await expect(page.getByRole('alert')).toHaveText(`${say('startFailed')}The database is away.`);

  server.on('POST /jobs', { status: 502, body: '<h1>Bad Gateway</h1>' });
  await button(page, 'Start Workflow').click();
  await expect(page.getByRole('alert')).toHaveText(`${say('startFailed')}${say('httpError')}`);

  server.on('POST /jobs', { status: 401, body: { detail: 'The token has expired' } });
  await button(page, 'Start Workflow').click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText(`${say('startFailed')}${say('authenticationRequired')}`);
};

const aRunInTrouble: Walk = async ({ page, server, open, say }) => {
  server.hasJob(aJob());
  await open('?job=job-1');
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  server.on('GET /jobs/job-1', FAILED);
  await expect(page.getByRole('alert')).toContainText(say('checkFailed'));
  server.on('GET /jobs/job-1', { body: { ...aJob(), status: 'paused' } });
  await button(page, 'Check now').click();
  await expect(page.getByRole('alert')).toContainText(say('unexpectedStatus'));
  server.on('GET /jobs/job-1', { body: aJob({ status: 'failed', error_message: null }) });
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toHaveText(say('jobFailed'));
};

const aRunWithoutContent: Walk = async ({ page, server, open, say }) => {
  server.hasJob(DONE, [anOutput({ content: null, status: 'failed' }), anOutput({ id: 'out-2', content: ' \n ' })]);
  await open('?job=job-1');
  await expect(page.getByRole('alert')).toHaveText(say('noContent'));
};

const theContent: Walk = async ({ page, server, open, say }) => {
  server.on('GET /jobs/job-1', FAILED);
  await open('?job=job-1');
  await tells(page, say('jobNotLoaded'));
  await expect(page.getByRole('alert')).toContainText(say('jobNotLoaded'));
  server.hasJob(DONE, [anOutput()]);
  await button(page, 'Try again').click();
  await button(page, 'Copy').click();
  await tells(page, say('copied'));
  await button(page, 'Download').click();
  await tells(page, say('downloaded'), 'x_post.txt');
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText(say('researchDefault'));

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  await button(page, 'Copy').click();
  await tells(page, say('notCopied'));
};

const theHistory: Walk = async ({ page, server, open, say }) => {
  server.on('GET /jobs/history', AWAY).on('DELETE /jobs/job-1', FAILED);
  await open('?view=history');
  await tells(page, say('loadError'), 'The database is away.');
  server.on('GET /jobs/history', { status: 401, body: { detail: 'The token has expired' } });
  await button(page, 'Try again').click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  await page.keyboard.press('Escape');
  await tells(page, say('loadError'), say('historyNeedsLogIn'));
  await expect(page.getByRole('alert')).toContainText(say('historyNeedsLogIn'));

  server.hasJob(DONE);
  await button(page, 'Try again').click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(say('confirmJobDeletion'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(server.callsOf('DELETE /jobs/job-1')).toEqual([]);
  await confirm(page, page.getByRole('button', { name: /^Delete/ }), 'Delete');
  await tells(page, say('jobNotDeleted'));
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText(DONE.topic);
  server.on('DELETE /jobs/job-1', { status: 204 }).on('GET /jobs/history', { body: [] });
  await confirm(page, page.getByRole('button', { name: /^Delete/ }), 'Delete');
  await tells(page, say('jobDeletedTitle'), say('jobDeleted'));
  await expect(page.getByText('Nothing here yet')).toBeVisible();
};

/** How a user comes to see each message; some are seen on one walk. */
const WALKS: Record<Entry, Walk> = {
  noContent: aRunWithoutContent,
  researchDefault: theContent,
  jobFailed: aRunInTrouble,
  unexpectedStatus: aRunInTrouble,
  startFailed: refusedStarts,
  checkFailed: aRunInTrouble,
  startIncomplete: theDesk,
  personaIncomplete: theDesk,
  audienceWords: theDesk,
  audienceTooLong: personasOfAnother,
  personaLimit: noMorePersonas,
  personaCount: theDesk,
  personasRemaining: theDesk,
  confirmJobDeletion: theHistory,
  authenticationRequired: refusedStarts,
  httpError: refusedStarts,
  personasNotLoaded: noMorePersonas,
  personaNotCreated: theDesk,
  personaNotDeleted: personasOfAnother,
  loadError: theHistory,
  historyNeedsLogIn: theHistory,
  jobNotLoaded: theContent,
  jobNotDeleted: theHistory,
  notCopied: theContent,
  personaCreated: theDesk,
  personaDeletedTitle: personasOfAnother,
  personaDeleted: personasOfAnother,
  jobDeletedTitle: theHistory,
  jobDeleted: theHistory,
  copied: theContent,
  downloaded: theContent,
};

const ENTRIES = Object.keys(MESSAGES) as Entry[];

test('the catalogue says to the letter what the walks look for, and every entry has one', () => {
  expect(Object.keys(WALKS)).toEqual(ENTRIES);
  expect(Object.fromEntries(ENTRIES.map((entry) => [entry, MADE[entry] ?? MESSAGES[entry]]))).toEqual(SAYS);
});

test('no sentence of the catalogue is written a second time', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  const sentences = ENTRIES.flatMap((entry) => (typeof MESSAGES[entry] === 'string' ? [MESSAGES[entry]] : []));
  // As a text of TypeScript, and as one of JSX.
  const timesOf = (text: string) =>
    [`'${text}`, `"${text}`, `\`${text}`, `>${text}`].flatMap((way) => code.split(way).slice(1)).length;
  expect(sentences.filter((text) => timesOf(text) !== 1)).toEqual([]);
});

for (const walk of new Set(Object.values(WALKS))) {
  const entries = ENTRIES.filter((entry) => WALKS[entry] === walk);
  test(`seen on one walk: ${entries.join(', ')}`, async ({ page, product, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = new Set<Entry>();
    const say = (entry: Entry) => {
      seen.add(entry);
      return SAYS[entry];
    };
    const open = (view = '') => page.goto(`${product.url}/app${view}`).then(() => {});
    await walk({ page, server, open, say });
    expect([...seen].toSorted()).toEqual(entries.toSorted());
  });
}
