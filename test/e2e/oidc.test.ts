import type { Page } from '@playwright/test';
import { startOidcIssuer } from '../fakes/oidc-issuer.ts';
import type { OidcIssuer } from '../fakes/oidc-issuer.ts';
import { waitFor } from '../support/wait-for.ts';
import { choose, createPersona, expect, test as base } from './product.ts';
import type { RunningProduct } from './product.ts';

/** The product with a real issuer, whose access tokens live for seconds. */
const test = base.extend<object, { issuer: OidcIssuer }>({
  issuer: [
    // oxlint-disable-next-line no-empty-pattern -- by its pattern Playwright tells what a fixture needs
    async ({}, use) => {
      const issuer = await startOidcIssuer({ accessSeconds: 6 });
      await use(issuer);
      await issuer.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ issuer }, use) => use({ AUTH_PROVIDER: 'oidc', ...issuer.settings }), { scope: 'worker' }],
});

test.beforeEach(({ issuer, product }) => {
  issuer.register(product.url);
  Object.assign(issuer.manners, { opaque: false });
});

/** From the landing page to the issuer's own. */
async function leave(page: Page, product: RunningProduct, issuer: OidcIssuer): Promise<void> {
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('link', { name: `Continue with ${new URL(issuer.url).host}` }).click();
  await expect(page.getByRole('heading', { name: 'Company sign-in' })).toBeVisible();
}

/** In milliseconds. */
function endOf(token: string): number {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  return claims.exp * 1000;
}

test('somebody of the company signs in, works while tokens come and go, and is out at once', async ({
  page,
  product,
  issuer,
}) => {
  const tokens = new Set<string>();
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token) tokens.add(token);
    const { origin } = new URL(request.url());
    if (origin !== product.url && !request.isNavigationRequest()) foreign.add(origin);
  });

  await leave(page, product, issuer);
  await page.getByLabel('User').fill('robin');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page).toHaveURL(/\/app/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  await createPersona(page);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Remote work in small teams');
  await choose(page, 'X Post');
  // A token lives for six seconds: what comes after that needs another, and nobody is asked for anything.
  const first = [...tokens].at(-1) ?? '';
  await waitFor('the token to end', () => Date.now() > endOf(first));
  const started = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/jobs');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  expect((await started).status()).toBe(201);
  expect((await started).request().headers()['authorization']).not.toBe(`Bearer ${first}`);

  await page.reload();
  await expect(page.getByRole('button', { name: /Account menu: Robin Example/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    'ey',
  );

  const last = [...tokens].at(-1) ?? '';
  const personas = async () =>
    (await fetch(`${product.url}/api/personas`, { headers: { authorization: `Bearer ${last}` } })).status;
  expect(await personas()).toBe(200);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await personas()).toBe(401);
  expect([...foreign]).toEqual([]);
  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('link', { name: /Continue with/ })).toBeVisible();
});

test('sign-up has an address of its own, and whoever signs out in one tab is out in all of them', async ({
  page,
  product,
  context,
}) => {
  await page.goto(product.url);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Get Started' }).first().click({ button: 'middle' }),
  ]);
  await expect(tab.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const { searchParams } = new URL(
    (await tab.getByRole('link', { name: /Continue with/ }).getAttribute('href')) ?? '',
    product.url,
  );
  expect(searchParams.get('mode')).toBe('sign-up');
  await tab.getByRole('link', { name: /Continue with/ }).click();
  await tab.getByRole('button', { name: 'Cancel' }).click();
  await expect(tab.getByText('The sign-in was cancelled.')).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  // This one stands at the sign-in form, and goes along.
  await page.goto(`${product.url}/app?view=history`);
  await tab.getByRole('link', { name: /Continue with/ }).click();
  await tab.getByLabel('User').fill('kim');
  await tab.getByRole('button', { name: 'Enter' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Kim');
  await expect(tab).toHaveURL(`${product.url}/app`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kim');

  await tab.getByRole('button', { name: /Account menu/ }).click();
  await tab.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Your sign-in ended in another tab.')).toBeVisible();
  await expect(page.getByText('Kim')).toHaveCount(0);
  await expect(page).toHaveURL(/view=history/);
});

test('what comes to nothing at the issuer is told in sentences of the product', async ({ page, product, issuer }) => {
  await leave(page, product, issuer);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The sign-in was cancelled.')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/app`);
  await expect(page.getByText('own words')).toHaveCount(0);

  issuer.manners.opaque = true;
  await page.getByRole('link', { name: /Continue with/ }).click();
  await page.getByLabel('User').fill('robin');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('The issuer gives access tokens that are no JWT for this product.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue with/ })).toBeVisible();
});

test('whoever is signed out in the middle of work signs in again in another tab, and the screen stays as it was', async ({
  page,
  product,
  issuer,
}) => {
  await leave(page, product, issuer);
  await page.getByLabel('User').fill('mara');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara');
  await createPersona(page, 'Half a thought');
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('What was typed already');
  await choose(page, 'X Post');
  const signedOut = await page.context().request.post(`${product.url}/api/auth/sign-out`);
  expect(signedOut.status()).toBe(200);
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: /Continue with/ }).click(),
  ]);
  // The issuer knows who this is, and asks for nothing.
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Mara');
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('What was typed already');
});
