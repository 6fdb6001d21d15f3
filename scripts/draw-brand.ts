import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from '../test/support/find-browser.ts';
import { ICO, PNG_PICTURES, type BrandPicture } from './landing/brand-pictures.ts';

/**
 * `node scripts/draw-brand.ts` draws the icons and the picture of link previews anew. By hand, when the sign or the
 * hero changes: machines draw letters differently, so it is no part of `npm run generate`.
 */
const FOLDER = 'src/web/public';
/** What link previews load before somebody has clicked. */
const MOST_BYTES = 100_000;

async function draw(browser: Browser, { width, height, html }: BrandPicture): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: width === height });
  await page.close();
  return picture;
}

/** An icon file with one PNG in it. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(browserOptions());
try {
  for (const picture of PNG_PICTURES) {
    const png = await draw(browser, picture);
    if (png.length > MOST_BYTES) throw new Error(`${picture.file} takes ${png.length} bytes, over ${MOST_BYTES}`);
    writeFileSync(join(FOLDER, picture.file), png);
  }
  writeFileSync(join(FOLDER, ICO.file), iconFile(await draw(browser, ICO), ICO.width));
} finally {
  await browser.close();
}
