import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import type { FakeMediaWiki } from '../fakes/fake-mediawiki.ts';
import { startFakeModelServer } from '../fakes/fake-model-server.ts';
import type { FakeModelOptions, FakeModelServer } from '../fakes/fake-model-server.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct } from '../support/product-process.ts';
import type { ProductProcess } from '../support/product-process.ts';

/** A running product that a test can take down and start again on the same data and port. */
export interface RunningProduct {
  readonly url: string;
  readonly wiki: FakeMediaWiki;
  readonly model: FakeModelServer;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

/** `model-away`: a model is configured at whose address nobody answers. */
export type WriterKind = 'builtin' | 'model' | 'model-away';

interface Fixtures {
  product: RunningProduct;
}

interface Options {
  /** Who writes in the tests of this file. */
  writer: WriterKind;
  /** How the model behaves that `writer: 'model'` asks. */
  modelManners: FakeModelOptions;
  /** What the product is set to beside that. */
  settings: Record<string, string>;
}

/** One product for all tests of a file: each test makes its own account. */
export const test = base.extend<{ quiet: void }, Fixtures & Options>({
  writer: ['builtin', { option: true, scope: 'worker' }],
  modelManners: [{}, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ writer, modelManners, settings: more }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'manifold-e2e-'));
      const wiki = await startFakeMediaWiki();
      const model = await startFakeModelServer(modelManners);
      const port = String(await freePort());
      const nobody = `http://127.0.0.1:${await freePort()}/v1`;
      const settings = {
        PORT: port,
        DATA_DIR: dataDir,
        PUBLIC_URL: `http://localhost:${port}`,
        RESEARCH_PROVIDERS: 'wikipedia',
        WIKIPEDIA_API_URL: wiki.url,
        JOBS_AT_ONCE: '0',
        PERSONA_LIMIT: '2',
        ...(writer === 'builtin' ? {} : { LLM_BASE_URL: writer === 'model' ? model.url : nobody, LLM_MODEL: 'fake' }),
        ...more,
      };
      let process: ProductProcess = await startProduct(settings);
      await use({
        url: process.url,
        wiki,
        model,
        kill: () => process.kill(),
        async startAgain() {
          process = await startProduct(settings);
        },
      });
      await process.kill();
      await wiki.close();
      await model.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // The browser must have nothing to complain about, a violated content policy among it.
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        // A failed request is logged by the browser itself; the tests look at what the page makes of it.
        if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

let accounts = 0;

/** Signs a new user up on the landing page and ends on the dashboard. */
export async function signUpInBrowser(
  page: Page,
  product: RunningProduct,
): Promise<{ email: string; password: string }> {
  accounts += 1;
  const account = { email: `reader-${Date.now()}-${accounts}@example.test`, password: 'a long enough password' };
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Robin Example');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/app/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  return account;
}

/** Begins at the dashboard with an account and a chosen persona, for stories that begin there. */
export async function openDesk(page: Page, product: RunningProduct): Promise<void> {
  accounts += 1;
  const account = {
    name: 'Robin Example',
    email: `desk-${Date.now()}-${accounts}@example.test`,
    password: 'long enough',
  };
  const { request } = page.context();
  const headers = { origin: product.url };
  const signedUp = await request.post(`${product.url}/api/auth/sign-up/email`, { data: account, headers });
  const { token } = (await signedUp.json()) as { token: string };
  const persona = {
    name: 'Northkit',
    business_description: 'operations leads at startups',
    tone_voice: 'conversational',
  };
  const authorization = `Bearer ${token}`;
  const made = await request.post(`${product.url}/api/personas`, {
    data: persona,
    headers: { ...headers, authorization },
  });
  expect(made.status()).toBe(201);
  await page.goto(`${product.url}/app`);
  await page.getByRole('radio', { name: persona.name }).check();
}

export async function createPersona(page: Page, name = 'Northkit'): Promise<void> {
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByLabel('Persona Name').fill(name);
  await page.getByLabel('Target Audience').fill('operations leads at startups');
  await page.getByRole('radio', { name: /Conversational/ }).click();
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

/** Switches a format on and sets how many of it. */
export async function choose(page: Page, format: string, quantity = 1): Promise<void> {
  await page.getByRole('switch', { name: format }).click();
  for (let count = 1; count < quantity; count += 1) {
    await page.getByRole('button', { name: `Increase quantity of ${format}` }).click();
  }
}

export { expect };
