import { readFileSync } from 'node:fs';
import { choose, createPersona, expect, signUpInBrowser, test } from './product.ts';

const TOPIC = 'Content marketing for software companies';
const OPINION = 'Onboarding emails are theatre. The calendar invite for week four is what saves accounts.';

test('from the first click to the last: sign up, write, edit, copy, download, find again, delete, sign out', async ({
  page,
  product,
}) => {
  await signUpInBrowser(page, product);
  const start = page.getByRole('button', { name: 'Start Workflow' });
  await expect(start).toBeDisabled();

  await createPersona(page);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await page.getByLabel('Your opinion').fill(OPINION);
  await choose(page, 'X Post', 2);
  await choose(page, 'Email Newsletter', 2);
  await choose(page, 'Blog Post', 2);
  // The built-in writer is quick: the page hears of its progress only when the run has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/jobs/*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await start.click();

  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  await expect(page.getByText('Writing each piece')).toBeVisible();
  looked.resolve();

  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('button', { name: 'Start New Project' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Pieces' });
  await expect(menu.getByRole('button')).toHaveCount(6);
  await menu.getByRole('button', { name: /X Post 2/ }).click();
  await page.getByRole('tab', { name: 'Write' }).click();
  const text = page.getByRole('textbox', { name: 'Text of X Post 2' });
  // Siblings may begin with different thoughts of one opinion.
  const opinion = /Onboarding emails are theatre|The calendar invite for week four/;
  await expect(text).toHaveValue(opinion);

  // The highlighter lies on what the author said, where it is written and where it is read, as long as it stands.
  const highlighted = page.locator('.write-marks .opinion');
  await expect(highlighted.first()).toHaveText(opinion);
  await expect(highlighted.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const sentences = await highlighted.count();
  const legend = page.getByText(/^Your opinion, in (one|\d+) places?$/);
  await expect(legend).toHaveText(
    sentences === 1 ? 'Your opinion, in one place' : `Your opinion, in ${sentences} places`,
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.locator('mark')).toHaveCount(sentences);
  await page.getByRole('button', { name: `Show place 1 of ${sentences}` }).click();
  await expect(page.getByText(/^Your opinion: “/).locator('visible=true')).toContainText(opinion);
  await page.getByRole('tab', { name: 'Write' }).click();

  await text.fill('My own words for X');
  await expect(legend).toBeHidden();
  await expect(highlighted).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words for X');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('Downloaded!')).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('x_post_2.txt');
  expect(readFileSync(await download.path(), 'utf8')).toBe('My own words for X');

  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Content Research' })).toContainText('Sources');
  const researching = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await researching).suggestedFilename()).toBe('content_research.txt');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page).toHaveURL(/view=history/);
  await page.getByPlaceholder('Search by topic...').fill('nothing of the kind');
  await expect(page.getByText(TOPIC)).toBeHidden();
  await page.getByPlaceholder('Search by topic...').fill('SOFTWARE COMPANIES');
  await page.getByRole('button', { name: 'View Content' }).click();
  await page
    .getByRole('navigation', { name: 'Pieces' })
    .getByRole('button', { name: /X Post 2/ })
    .click();
  await expect(page.getByRole('figure', { name: 'As a post on X' })).toContainText('My own words for X');

  await page.goBack();
  await expect(page.getByPlaceholder('Search by topic...')).toHaveValue('SOFTWARE COMPANIES');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to permanently delete the topic? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Job Deleted')).toBeVisible();
  await expect(page.getByText(TOPIC)).toBeHidden();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});
