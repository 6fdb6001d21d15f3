import type { Locator, Page } from '@playwright/test';
import { aJob } from '../fakes/wire-job.ts';
import { aPersona } from '../fakes/wire-persona.ts';
import { choose, createPersona, expect } from './product.ts';
import { test, toast, type ScriptedServer } from './scripted-server.ts';

const created = (page: Page) => toast(page).filter({ hasText: 'Persona Created' });

function noPersonaAtFirst(server: ScriptedServer): void {
  server.on('GET /personas', { body: [] }).on('POST /personas', () => {
    server.on('GET /personas', { body: [aPersona()] });
    return { status: 201, body: aPersona() };
  });
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not on the screen`);
  return box;
}

test('a toast waits for whoever looks at it, an error for longer, and is closed by keyboard', async ({
  page,
  product,
  server,
}) => {
  noPersonaAtFirst(server);
  server.on('DELETE /personas/p1', { status: 500 });
  await page.clock.install();
  await page.goto(`${product.url}/app`);
  await createPersona(page);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toHaveAttribute('aria-live', 'polite');
  await created(page).hover();
  await page.clock.runFor(20_000);
  await expect(created(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(7_000);
  await expect(created(page)).toBeHidden();

  const opener = page.getByRole('button', { name: 'Delete Northkit' });
  await opener.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete persona' }).click();
  await expect(toast(page)).toHaveText('Failed to delete persona. Please try again.');
  await expect(opener).toBeFocused();
  await page.clock.runFor(8_000);
  await expect(toast(page)).toBeVisible();
  const close = toast(page).getByRole('button', { name: 'Close notification' });
  await page.keyboard.press('Alt+t');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await expect(toast(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a phone a toast leaves the way to the start free, and does not follow to the run', async ({
  page,
  product,
  server,
}) => {
  noPersonaAtFirst(server);
  server.hasJob(aJob()).on('POST /jobs', { status: 201, body: aJob() });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/app`);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Churn');
  await choose(page, 'X Post');
  await createPersona(page);
  const toStart = page.getByRole('button', { name: 'Go to Start' });
  const [told, bar] = [await boxOf(created(page)), await boxOf(toStart)];
  expect(told.y + told.height).toBeLessThanOrEqual(bar.y);
  await toStart.click();
  await page.getByRole('button', { name: 'Start Workflow', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  await expect(created(page)).toBeHidden({ timeout: 2_000 });
});
