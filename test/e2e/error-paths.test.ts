import { choose, expect, openDesk, test } from './product.ts';

test.use({ writer: 'model' });

const TOPIC = 'Onboarding of new customers';
const OPINION = 'The calendar invite for week four is what saves accounts.';

test('a run survives a reload and a server that goes down and comes back; it is stopped, and goes on from there', async ({
  page,
  product,
}) => {
  product.model.setScript((call) => (call.reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok'));
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await page.getByLabel('Your opinion').fill(OPINION);
  await choose(page, 'X Post');
  await choose(page, 'Blog Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByRole('button', { name: /^Open X Post/ })).toBeVisible({ timeout: 60_000 });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  await product.kill();
  await expect(page.getByText('Failed to check job status. Please try again.')).toBeVisible({ timeout: 60_000 });

  await product.startAgain();
  await expect(page.getByText('Failed to check job status. Please try again.')).toBeHidden();
  await page.getByRole('button', { name: 'Stop run' }).click();
  await page.getByRole('button', { name: 'Stop the run' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible();
  await expect(page.getByText('You stopped the run before this piece was written')).toBeVisible();

  product.model.setScript(() => 'ok');
  await page.getByRole('button', { name: 'Try again: Blog Post' }).click();
  await expect(page.getByRole('navigation', { name: 'Pieces' }).getByRole('button')).toHaveCount(2, {
    timeout: 60_000,
  });
});

test('a job that fails says why and starts again with its inputs kept', async ({ page, product }) => {
  product.model.setScript(() => ({ status: 401, echoKey: true }));
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await page.getByLabel('Your opinion').fill(OPINION);
  await choose(page, 'X Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByText('This run has failed')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Edit and start again' }).click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue(TOPIC);
  await expect(page.getByLabel('Your opinion')).toHaveValue(OPINION);
  await page.goBack();

  product.model.setScript(() => 'ok');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });
});
