import { readFileSync } from 'node:fs';
import { choose, expect, openDesk, test } from './product.ts';

const LABEL = /^Outline: 0 sources, \d+ gaps?$/;

test('an outline is called one above its text and never in it, until its last gap is filled', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Why our choir should rehearse on Sundays');
  await choose(page, 'Blog Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();

  await page.getByRole('tab', { name: 'Write' }).click({ timeout: 60_000 });
  const text = page.getByRole('textbox', { name: 'Text of Blog Post' });
  const label = page.getByText(LABEL);
  await expect(label).toBeVisible();
  const whole = await text.inputValue();
  expect(whole).not.toContain('Outline:');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8').trim()).toBe(whole.trim());

  await text.fill(whole.replaceAll(/\[Add: [^\]]*\]/g, 'Anna left in May.'));
  await expect(label).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why our choir should rehearse on Sundays' }).first()).toBeVisible();
  await expect(label).toBeHidden();

  await page.getByRole('tab', { name: 'Write' }).click();
  await text.fill(whole);
  await expect(label).toBeVisible();
});
