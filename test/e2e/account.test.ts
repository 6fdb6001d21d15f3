import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { lookAt } from './look-at.ts';
import { expect, openDesk, test } from './product.ts';

/** As `openDesk` sets it. */
const PASSWORD = 'long enough';

test('a token for a script, everything to take along, and the end of the account', async ({ page, product }) => {
  await openDesk(page, product);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByText(/In it: 1 persona/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rowan Example');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Account menu: Rowan Example' })).toBeVisible();

  await page.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly export');
  await dialog.getByRole('checkbox', { name: 'Read projects, their research and pieces' }).check();
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog.getByText(/curl -H "Authorization: Bearer mft_/)).toBeVisible();
  const token = await dialog.getByRole('textbox', { name: 'Access token' }).inputValue();
  await lookAt(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I have it' }).click();
  await expect(page.getByRole('button', { name: 'New access token' })).toBeFocused();
  await expect(page.getByText(token)).toHaveCount(0);

  const call = (path: string) => fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await call('/jobs/history')).status).toBe(200);
  expect((await call('/personas')).status).toBe(403);
  await page.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('There is no access token yet.')).toBeVisible();
  expect((await call('/jobs/history')).status).toBe(401);
  await lookAt(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^manifold-account-[\d-]{10}\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Object.values(files).some((file) => strFromU8(file).includes('operations leads at startups'))).toBe(true);

  await page.getByRole('button', { name: 'Delete account…' }).click();
  await expect(dialog.getByText(/This deletes 1 persona/)).toBeVisible();
  await dialog.getByLabel('Your password').fill('a wrong password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('The password is wrong')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});
