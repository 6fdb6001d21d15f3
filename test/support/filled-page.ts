import type { Page } from '@playwright/test';

/** What is fetched late stands in its place. Some pages wait for an answer that never comes: it is not waited for long. */
export async function filled(page: Page): Promise<void> {
  const placeholders = page.locator('.animate-shimmer');
  const nothingLeft = () => document.querySelector('.animate-shimmer') === null;
  if ((await placeholders.count()) > 0)
    await page.waitForFunction(nothingLeft, { timeout: 4_000 }).catch(() => undefined);
}
