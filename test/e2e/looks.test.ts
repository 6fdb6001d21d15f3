import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choose, createPersona, expect, signUpInBrowser, test } from './product.ts';

/**
 * Colours on their way from one theme or state to another are no colours of ours. A browser without a screen sometimes
 * draws no frames until something changes, and then neither frames nor ends of animations come: it is not waited for long.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), soon(500)]);
    await frame();
    const ends = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await Promise.race([ends, soon(2_000)]);
    await frame();
  });
}

const WIDTHS = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;

let looks = 0;

/**
 * Nothing runs out of the window at phone and desktop width, and axe finds nothing in either: in the one width in one theme
 * and in the other in the other, by turns, since colours do not depend on the width.
 */
async function lookAt(page: Page): Promise<void> {
  looks += 1;
  // Where the last press left the pointer, something else may lie under it in the next layout.
  await page.mouse.move(0, 0);
  for (const [index, width] of WIDTHS.entries()) {
    const colorScheme = THEMES[(index + looks) % THEMES.length] ?? 'light';
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    // Else it opens another page to finish in, and a page behind another one draws no frames. Ours have no frames inside.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} at ${width} px is wider than its window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

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
  await expect(page.getByRole('dialog').getByRole('mark')).toBeVisible();
  await lookAt(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Claims/ }).click();
  await lookAt(page);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: 'View Content' })).toBeVisible();
  await lookAt(page);
});
