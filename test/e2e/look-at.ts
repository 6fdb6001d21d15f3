import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from '../support/settled-page.ts';
import { stickingOut } from '../support/sticking-out.ts';
import { expect } from './product.ts';

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
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    expect(await stickingOut(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
