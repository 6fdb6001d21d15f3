import type { Page } from '@playwright/test';
import { expectLightDesk } from './fetched-scripts.ts';
import { lookAt } from './look-at.ts';
import { choose, expect, openDesk, test } from './product.ts';

/** Whatever is asked, the model tells the same of it, so that sums can be made by hand. */
const TOLD = { prompt: 10_000, cached: 4_000, completion: 500 };
const TOKENS_A_CALL = 10_500;
/** 6,000 tokens for $1.25 a million, 4,000 of the cache for $0.125, and 500 of the answer for $10. */
const DOLLARS_A_CALL = 0.013;

test.use({
  writer: 'model',
  modelManners: { tokens: () => TOLD },
  settings: { LLM_PRICES: 'fake=1.25/0.125/10' },
});

const dollars = (calls: number) => `$${(calls * DOLLARS_A_CALL).toFixed(4)}`;
const tokens = (calls: number) => `${(calls * TOKENS_A_CALL).toLocaleString('en')} tokens`;

/** Whether the chart has bars in the colour that the legend gives them in the theme that stands. */
async function barsAreOfTheLegend(page: Page): Promise<boolean> {
  return page.getByRole('img', { name: /by month and persona/ }).evaluate((chart) => {
    const swatch = document.querySelector('.usage-swatch');
    const sample = document.createElement('canvas').getContext('2d');
    const drawn = chart instanceof HTMLCanvasElement && chart.getContext('2d');
    if (!swatch || !sample || !drawn || !(chart.width > 0)) return false;
    sample.fillStyle = getComputedStyle(swatch).backgroundColor;
    sample.fillRect(0, 0, 1, 1);
    const [red, green, blue] = sample.getImageData(0, 0, 1, 1).data;
    const { data } = drawn.getImageData(0, 0, chart.width, chart.height);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) return true;
    }
    return false;
  });
}

test('what a project took is the same true figure wherever it stands', async ({ page, product }) => {
  await openDesk(page, product);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Usage' }).click();
  await expect(page.getByText('No model was used yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start a project' }).click();

  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await choose(page, 'X Post');
  await choose(page, 'Email Newsletter');
  const estimate = page.getByText('Estimated cost').locator('..');
  await expect(estimate).toContainText(/\$0\.\d\d to \$0\.\d\d/);
  await expect(estimate).toContainText(/About [\d,]+ to [\d,]+ tokens/);

  await page.getByRole('button', { name: 'Start Workflow' }).click();
  const took = page.getByText(/^In all:/);
  await expect(took).toBeVisible({ timeout: 60_000 });
  const calls = product.model.requests.length;
  expect(calls).toBeGreaterThanOrEqual(3);
  await expect(took).toContainText(`${dollars(calls)} · ${tokens(calls)}`);

  await page.getByRole('button', { name: 'Details' }).click();
  const parts = page.getByRole('table', { name: 'Usage by piece' });
  const cellsOf = (name: RegExp) => parts.getByRole('row', { name }).getByRole('cell').allTextContents();
  expect((await cellsOf(/^In all/)).slice(0, 2)).toEqual([dollars(calls), String(calls)]);
  const [ofPost, ofLetter, shared] = await Promise.all(
    [/^X Post/, /^Email Newsletter/, /^Research and plan/].map(cellsOf),
  );
  const callsOf = (cells: string[] | undefined) => Number(cells?.[1]);
  expect(callsOf(ofPost) + callsOf(ofLetter) + callsOf(shared)).toBe(calls);
  expect(ofPost?.[0]).toBe(dollars(callsOf(ofPost)));
  await page.getByRole('button', { name: `Show all ${calls} calls` }).click();
  const eachCall = page.getByRole('table', { name: 'Calls in their order' });
  await expect(eachCall.getByText(dollars(1), { exact: true })).toHaveCount(calls);
  await lookAt(page);
  await page
    .getByRole('navigation', { name: 'Pieces' })
    .getByRole('button', { name: /^X Post/ })
    .click();
  const ofPiece = callsOf(ofPost);
  await expect(page.getByText(/^Written by fake/)).toContainText(`${dollars(ofPiece)} · ${tokens(ofPiece)}`);

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Content marketing' })).toContainText(dollars(calls));
  await expect(page.getByText(/^In all:/)).toContainText(`${dollars(calls)} · ${tokens(calls)}.`);
  await page.getByRole('button', { name: 'Usage by month' }).click();

  await expect(page.getByRole('heading', { name: 'Usage', exact: true })).toBeVisible();
  await expect(page.getByText(dollars(calls), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(tokens(calls), { exact: true })).toBeVisible();
  await expect(page.getByText('for 1 project and 2 pieces')).toBeVisible();
  const persona = page.getByRole('row', { name: /^Northkit/ }).getByRole('cell');
  await expect(persona).toHaveText([
    dollars(calls),
    '1',
    '2',
    String(calls),
    ...[TOLD.prompt, TOLD.cached, TOLD.completion].map((count) => (count * calls).toLocaleString('en')),
  ]);
  await expect(page.getByRole('img', { name: `Northkit ${dollars(calls)}.` })).toBeVisible();
  await lookAt(page);
  for (const colorScheme of ['light', 'dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => barsAreOfTheLegend(page)).toBe(true);
  }
});

test('a new account has its desk before 151 kB of scripts have come, with what says who writes', async ({
  product,
  browser,
}) => {
  await expectLightDesk(browser, product.url);
});
