import type { Page } from '@playwright/test';

/**
 * Colours on their way from one theme or state to another are no colours of ours. A browser without a screen sometimes
 * draws no frames until something changes, and then neither frames nor ends of animations come: it is not waited for long.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const frame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), soon(500)]);
    await frame();
    const ends = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await Promise.race([ends, soon(2_000)]);
    await frame();
  });
}
