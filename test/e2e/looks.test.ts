import { lookAt } from './look-at.ts';
import { choose, createPersona, expect, signUpInBrowser, test } from './product.ts';

const IN_OUR_VOICE = `We roast on Tuesdays. That's it. Nobody wants a bag that sat on a shelf for three months, and neither do we.
So we print the roast date on the front. Not the best-before date. The roast date.
Don't know which grind you need? Tell us what you brew with, and we'll do the rest. Or come by and taste it.`;

test('every screen passes axe and fits its window', async ({ page, product }) => {
  test.setTimeout(480_000);
  await page.goto(product.url);
  await lookAt(page);
  await page.goto(`${product.url}/nowhere`);
  await lookAt(page);
  await page.goto(`${product.url}/app`);
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await lookAt(page);

  await signUpInBrowser(page, product);
  await lookAt(page);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await lookAt(page);
  await page.getByRole('radio', { name: /Conversational/ }).click();
  await page.getByRole('button', { name: /^More about the voice/ }).click();
  await page.getByRole('textbox', { name: 'Voice sample 1' }).fill(IN_OUR_VOICE);
  await page.getByRole('button', { name: 'Describe our style' }).click();
  await expect(page.getByRole('textbox', { name: 'Style profile' })).toHaveValue(
    /^Short sentences: .*\nSpeaks as “we”/,
  );
  await lookAt(page);
  await createPersona(page);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await choose(page, 'X Post');
  await choose(page, 'Email Newsletter');
  await choose(page, 'Blog Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });
  await lookAt(page);
  const pieces = page.getByRole('navigation', { name: 'Pieces' });
  await pieces.getByRole('button', { name: /Email Newsletter/ }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await lookAt(page);
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await lookAt(page);
  await page.getByRole('button', { name: '[1], show what stands behind it' }).first().click();
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible();
  await lookAt(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Claims/ }).click();
  await lookAt(page);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
  await lookAt(page);
});
