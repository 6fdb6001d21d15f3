import type { Page } from '@playwright/test';
import { expectLightDesk } from './fetched-scripts.ts';
import { expect, signUpInBrowser, test } from './product.ts';

/** What the clipboard holds of a type. */
function pasted(page: Page, type: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text() ?? '';
  }, type);
}

test('one press on a new account opens a finished project, and what came with it can be checked', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByText(/^Written by a large language model on .+, as an example\./)).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Pieces' });
  await expect(menu.getByRole('button')).toHaveCount(12);
  await menu.getByRole('button', { name: /^X Post/ }).click();
  const post = page.getByRole('figure', { name: 'As a post on X' });
  await expect(post).toContainText('Theo has told everybody at school that his feet are not ready.');
  await expect(post.locator('mark')).toContainText("We'd rather lose the sale.");
  await menu.getByRole('button', { name: /^Email Newsletter/ }).click();
  const newsletter = page.getByRole('tabpanel', { name: 'Preview' });
  // The one invention in it was planted, and is caught.
  await expect(newsletter).toContainText('[Check: 86%]');
  await newsletter.getByRole('button', { name: /1/ }).first().click();
  await expect(page.getByText('moved the risk from its till').last()).toBeVisible();
  await page.keyboard.press('Escape');

  // Where it is pasted into a page editor, its headings come along; elsewhere it is the text as it stands.
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await pasted(page, 'text/html')).toMatch(/<h2>[^<]+<\/h2>/);
  expect(await pasted(page, 'text/plain')).toMatch(/^## /m);

  // How it was done stands in the setup, until one clears it.
  await page.getByRole('button', { name: 'Start New Project' }).click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Try an example' })).toBeHidden();
  await page.getByRole('button', { name: 'Clear the example' }).click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('');
});

test('a new account has its desk before 151 kB of scripts have come', async ({ product, browser }) => {
  await expectLightDesk(browser, product.url);
});
