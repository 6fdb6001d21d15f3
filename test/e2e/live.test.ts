import type { Page } from '@playwright/test';
import { lookAt } from './look-at.ts';
import { choose, expect, openDesk, test } from './product.ts';

test.use({ writer: 'model' });

const words = (page: Page) => page.getByRole('region', { name: 'Text of Email Newsletter so far' });

/** What both windows show once they show the same, and more than `before`. */
async function sharedText(page: Page, other: Page, before = ''): Promise<string> {
  let text: string | null = null;
  await expect
    .poll(async () => {
      text = await words(page).textContent();
      return text !== before && text === (await words(other).textContent());
    })
    .toBe(true);
  return text ?? '';
}

test('a piece is read while it is written: in two windows, through a reload; without a stream the end is the same', async ({
  page,
  product,
  browser,
}) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Why week-four onboarding decides annual churn');
  await choose(page, 'Email Newsletter');
  const piece = product.model.writeInParts();
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page).toHaveURL(/job=/);

  const account = await page.context().storageState();
  const other = await (await browser.newContext({ storageState: account })).newPage();
  const polling = await (await browser.newContext({ storageState: account })).newPage();
  await polling.route('**/api/jobs/*/events', (route) => route.abort());
  await Promise.all([other.goto(page.url()), polling.goto(page.url())]);

  const first = await sharedText(page, other);
  await expect(page.getByText('Being written. Not checked yet.')).toBeVisible();
  await lookAt(page);
  await other.reload();
  await sharedText(page, other);

  piece.goOn();
  const second = await sharedText(page, other, first);
  expect(second.startsWith(first)).toBe(true);

  // Who hears nothing is told by the checks, and sees no error.
  await expect(polling.getByText('Writing', { exact: true })).toBeVisible();
  await expect(words(polling)).toHaveCount(0);
  await expect(polling.getByRole('alert')).toHaveCount(0);

  piece.goOn();
  const ends: string[] = [];
  for (const window of [page, other, polling]) {
    await window.getByRole('tab', { name: 'Write' }).click();
    ends.push(await window.getByRole('textbox', { name: 'Text of Email Newsletter' }).inputValue());
  }
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toContain(second.trim().split('\n').at(0));
  await Promise.all([other.context().close(), polling.context().close()]);
});
