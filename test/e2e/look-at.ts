import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

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
export async function lookAt(page: Page): Promise<void> {
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
