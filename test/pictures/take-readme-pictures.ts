import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Print } from '../bench/figures.ts';
import { browserOptions } from '../support/find-browser.ts';
import { filled } from '../support/filled-page.ts';
import { settled } from '../support/settled-page.ts';
import { openSetup } from './states/setup.ts';
import { openStage, type Stage } from './stage.ts';

const WINDOW = { width: 1440, height: 900 };
const MOST_BYTES = 200_000;

/** The finished project that the product opens for whoever presses “Try an example”; each goes on from the one before. */
const PICTURES: readonly { name: string; reach: (page: Page, stage: Stage) => Promise<void> }[] = [
  {
    name: 'output',
    async reach(page, { url }) {
      await openSetup(page, url);
      await page.getByRole('button', { name: 'Try an example' }).click();
      const menu = page.getByRole('navigation', { name: 'Pieces' });
      await menu.getByRole('button', { name: /^Email Newsletter/ }).click({ timeout: 120_000 });
      await page.getByRole('tab', { name: 'Preview' }).click();
    },
  },
  {
    name: 'research',
    reach: async (page) => await page.getByRole('tab', { name: 'Content Research' }).click(),
  },
  {
    name: 'setup',
    reach: async (page) => await page.getByRole('button', { name: 'Start New Project' }).click(),
  },
];

/** Takes the pictures of the README from the product as it runs out of the box, and tells how many are too large. */
export async function takeReadmePictures(folder: string, print: Print): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const stage = await openStage({ writer: 'builtin' });
  const browser = await chromium.launch(browserOptions());
  try {
    const { storage } = await stage.account('newcomer');
    const context = await browser.newContext({
      viewport: WINDOW,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      storageState: storage,
    });
    const page = await context.newPage();
    let tooLarge = 0;
    for (const { name, reach } of PICTURES) {
      await reach(page, stage);
      await filled(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.scrollTo(0, 0);
      });
      await settled(page);
      const path = join(folder, `${name}.png`);
      await page.screenshot({ path });
      const { size } = statSync(path);
      print(`${path}: ${Math.round(size / 1_000)} kB`);
      if (size > MOST_BYTES) tooLarge += 1;
    }
    return tooLarge;
  } finally {
    await browser.close();
    await stage.close();
  }
}
