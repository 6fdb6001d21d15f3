import type { Page } from '@playwright/test';
import { lookAt } from './look-at.ts';
import { choose, expect, openDesk, test } from './product.ts';
import type { RunningProduct } from './product.ts';

test.use({ writer: 'model' });

const REFUSED = { status: 400 };
const ready = { timeout: 60_000 };

/** Signs up and starts a project, up to the first sight of its pieces. */
async function write(page: Page, product: RunningProduct, formats: readonly string[], writer: 'model' | 'builtin') {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await page.getByLabel('Your opinion').fill('Onboarding emails are theatre.');
  for (const format of formats) await choose(page, format);
  if (writer === 'builtin') await page.getByRole('button', { name: 'Use the built-in writer' }).click();
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible(ready);
}

const textOf = (page: Page, piece: string) => page.getByRole('textbox', { name: `Text of ${piece}` });

async function open(page: Page, piece: string): Promise<string> {
  await page.getByRole('navigation', { name: 'Pieces' }).getByRole('button', { name: piece }).click();
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(textOf(page, piece)).not.toHaveValue('');
  return await textOf(page, piece).inputValue();
}

async function writeAgain(page: Page, piece: string, angle: string): Promise<void> {
  await page.getByRole('button', { name: `Write ${piece} again` }).click();
  await page.getByRole('button', { name: angle }).click();
}

test('another angle of the built-in writer, compared, taken back, brought again and edited', async ({
  page,
  product,
}) => {
  await write(page, product, ['Blog Post', 'X Post'], 'builtin');
  const post = await open(page, 'X Post');
  const first = await open(page, 'Blog Post');
  const text = textOf(page, 'Blog Post');
  await writeAgain(page, 'Blog Post', 'New angle');
  await expect(page.getByText('Written once more. The earlier text is kept.')).toBeVisible(ready);
  await expect(text).not.toHaveValue(first);
  await expect(page.getByText('Generating Your Content')).toBeHidden();

  const second = await text.inputValue();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Version 1 compared with the present text' })).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'Take back: Version 1' }).click();
  await expect(page.getByText('The earlier text is back.')).toBeVisible();
  await expect(text).toHaveValue(first);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue(second);

  const edited = `${second}\n\nMy own last line.`;
  await text.fill(edited);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible(ready);
  await expect(page.getByRole('button', { name: '2 earlier texts' }), 'the writer’s own is kept').toBeVisible(ready);
  await page.reload();
  expect(await open(page, 'Blog Post')).toBe(edited);
  expect(await open(page, 'X Post')).toBe(post);
});

test('a model that fails leaves the earlier text, and a failed piece is written beside the others', async ({
  page,
  product,
}) => {
  product.model.setScript(({ reading }) => (reading.format === 'Email Newsletter' ? REFUSED : 'ok'));
  await write(page, product, ['X Post', 'Email Newsletter'], 'model');
  const post = await open(page, 'X Post');

  product.model.setScript(({ reading }) => (reading.format === 'X Post' ? REFUSED : 'ok'));
  await writeAgain(page, 'X Post', 'Same angle');
  await expect(page.getByText('Not written once more: this is the earlier text.')).toBeVisible(ready);
  await expect(textOf(page, 'X Post')).toHaveValue(post);
  await expect(textOf(page, 'X Post')).toBeEditable();
  await lookAt(page);

  await page.getByRole('button', { name: 'Try again: Email Newsletter' }).click();
  await expect(page.getByText('One piece could not be written')).toBeHidden();
  await expect(textOf(page, 'X Post'), 'the others stay on the screen').toBeVisible();
  await open(page, 'Email Newsletter');
  expect(await open(page, 'X Post')).toBe(post);
  await expect(page.getByText('Not written once more: this is the earlier text.')).toBeVisible();

  product.model.setScript(({ reading }) =>
    reading.format === 'X Post' ? { text: 'Onboarding emails are theatre. Call the customer in week four.' } : 'ok',
  );
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByText('Written once more. The earlier text is kept.')).toBeVisible(ready);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(textOf(page, 'X Post')).toHaveValue(post);
  product.model.setScript(() => 'ok');
});
