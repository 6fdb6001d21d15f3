import { readFileSync } from 'node:fs';
import { choose, expect, openDesk, test } from './product.ts';

const BROKEN = 'A headline that is far too long for Google!';

test('an ad from “More formats” shows what its platform would refuse, until it is mended', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await page.getByLabel('Your opinion').fill('Call people instead. Nobody answers a survey.');
  await expect(page.getByRole('switch', { name: 'Google Search Ad' })).toBeHidden();
  await page.getByRole('button', { name: /^More formats/ }).click();
  await choose(page, 'Google Search Ad');
  await page.getByRole('button', { name: 'Start Workflow' }).click();

  const text = page.getByRole('textbox', { name: 'Text of Google Search Ad' });
  await page.getByRole('tab', { name: 'Write' }).click({ timeout: 60_000 });
  await expect(text).toHaveValue(/^Headlines:\n1\. /);
  const rule = page.getByRole('button', { name: /Headline length.*Required/s });
  await expect(rule).toBeHidden();

  const whole = await text.inputValue();
  await text.fill(whole.replace(/^1\. .*$/m, `1. ${BROKEN}`));
  await expect(rule).toContainText('Headline 1: 43 of 30 characters');
  await expect(page.getByRole('button', { name: /Exclamation marks.*Required/s })).toBeVisible();
  await rule.click();
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe(BROKEN);
  await expect(page.getByText('Headline 1: 43 of 30 characters, 13 too many', { exact: true })).toBeVisible();

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rule).toContainText('Headline 1: 43 of 30 characters');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText(/Not met: Headline length/)).toBeVisible();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain(BROKEN);

  await page.getByRole('tab', { name: 'Write' }).click();
  await text.fill((await text.inputValue()).replace(BROKEN, 'Call people instead'));
  await expect(rule).toBeHidden();
});
