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

test('one press on a new account ends in pieces with the opinion, a quotation and its source in them', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });

  const menu = page.getByRole('navigation', { name: 'Pieces' });
  await expect(menu.getByRole('button')).toHaveCount(7);
  const opinion = /We cut every claim that we cannot trace/;
  await menu.getByRole('button', { name: /X Post 1/ }).click();
  await expect(page.getByRole('figure', { name: 'As a post on X' })).toContainText(opinion);
  await menu.getByRole('button', { name: /Email Newsletter/ }).click();
  const newsletter = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(newsletter).toContainText(opinion);
  // A whole sentence of the notes in its marks, and the name of the notes.
  await expect(newsletter).toContainText(/“\p{Lu}[^”]{30,}\.”/u);
  await expect(newsletter).toContainText(/our notes, “[^”]+”|“[^”]+”, our notes/);

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
