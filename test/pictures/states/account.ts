import type { Page } from '@playwright/test';
import { makeTokenText } from '../../../src/server/auth/access-tokens/token-text.ts';
import { expect } from '../expect.ts';
import type { Account } from '../../../src/core/contracts/account.ts';
import type { AccessToken } from '../../../src/core/contracts/access-token.ts';
import type { Area } from '../picture-state.ts';
import { answer } from '../scripted.ts';

const ACCOUNT: Account = {
  id: 'u1',
  name: 'Robin Example',
  email: 'robin@example.test',
  provider: 'embedded',
  created_at: '2026-02-03T10:00:00.000Z',
  confirm_by: 'password',
  counts: { personas: 2, materials: 14, jobs: 37, outputs: 212, access_tokens: 3 },
  storage: { used_bytes: 184_300_000, limit_bytes: 1_000_000_000, limit_jobs: 10_000 },
};

const token = (change: Partial<AccessToken>): AccessToken => ({
  id: change.name ?? 't',
  name: 'Nightly export',
  scopes: ['jobs:read', 'usage:read'],
  hint: 'k3Xa',
  created_at: '2026-10-01T08:00:00.000Z',
  expires_at: '2027-10-01T08:00:00.000Z',
  last_used_at: '2026-11-22T03:00:00.000Z',
  ...change,
});

const TOKENS = [
  token({}),
  token({ name: 'Newsletter tool', scopes: ['jobs:read', 'jobs:write'], expires_at: null, last_used_at: null }),
  token({ name: 'Trial of the API', scopes: ['personas:read'], expires_at: '2026-10-31T08:00:00.000Z' }),
];

async function open(page: Page, url: string, { account = ACCOUNT, tokens = TOKENS } = {}): Promise<void> {
  await answer(page, '/account', account);
  await answer(page, '/access-tokens', tokens);
  await page.goto(`${url}/app?view=account`);
  await expect(page.getByRole('region', { name: 'Delete account' })).toBeVisible();
}

export const ACCOUNT_AREA: Area = {
  name: 'account',
  states: [
    {
      name: 'with access tokens',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url);
        await expect(page.getByText('Nightly export')).toBeVisible();
      },
    },
    {
      name: 'of a hosted provider, without tokens',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await open(page, url, {
          account: { ...ACCOUNT, email: '', provider: 'oidc', confirm_by: 'words' },
          tokens: [],
        });
        await expect(page.getByText('There is no access token yet.')).toBeVisible();
      },
    },
    {
      name: 'with a full storage',
      as: 'robin',
      reach: async (page, { url }) => {
        const storage = { used_bytes: 1_000_400_000, limit_bytes: 1_000_000_000, limit_jobs: 10_000 };
        await open(page, url, { account: { ...ACCOUNT, storage }, tokens: [] });
        await page.getByRole('region', { name: 'Storage' }).scrollIntoViewIfNeeded();
        await expect(page.getByText('Your storage is full.')).toBeVisible();
      },
    },
    {
      name: 'a new token, not filled in',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url);
        await page.getByRole('button', { name: 'New access token' }).click();
        await page.getByRole('combobox', { name: 'Expires' }).selectOption('Never');
        await page.getByRole('button', { name: 'Make token' }).click();
        await expect(page.getByText('Choose at least one.')).toBeVisible();
      },
    },
    {
      name: 'a token, shown once',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url);
        const made = { ...token({ name: 'Mine' }), token: makeTokenText() };
        await page.getByRole('button', { name: 'New access token' }).click();
        await page.getByRole('textbox', { name: 'Name' }).last().fill('Mine');
        await page.getByRole('checkbox', { name: 'Read projects' }).check();
        await answer(page, '/access-tokens', made, 201);
        await page.getByRole('button', { name: 'Make token' }).click();
        await expect(page.getByText('Copy your access token now')).toBeVisible();
      },
    },
    {
      name: 'deletion, by a password',
      as: 'robin',
      reach: async (page, { url }) => {
        await open(page, url);
        await page.getByRole('button', { name: 'Delete account…' }).click();
        await page.getByRole('button', { name: 'Delete for good' }).click();
        await expect(page.getByText('Please enter your password.')).toBeVisible();
      },
    },
    {
      name: 'deletion, by words',
      as: 'newcomer',
      reach: async (page, { url }) => {
        await open(page, url, { account: { ...ACCOUNT, provider: 'clerk', confirm_by: 'words' } });
        await page.getByRole('button', { name: 'Delete account…' }).click();
        await expect(page.getByLabel('Type “delete my account”')).toBeVisible();
      },
    },
  ],
};
