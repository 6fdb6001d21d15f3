import { choose, expect, openDesk, test } from './product.ts';

test.use({ writer: 'model-away' });

const BUILTIN = 'Write this project with the built-in writer';

test('a model that cannot be reached is told of before the start, and nobody else writes in silence', async ({
  page,
  product,
}) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Why week-four onboarding decides annual churn');
  await page.getByRole('textbox', { name: 'Your opinion' }).fill('Onboarding emails are theatre.');
  await choose(page, 'X Post');
  const choice = page.getByRole('radiogroup', { name: 'Who writes this project?' });
  await expect(choice).toBeVisible();
  await expect(page.getByText(/cannot be reached/).last()).toBeVisible();

  const start = page.getByRole('button', { name: 'Start Workflow' });
  await start.click();
  await expect(page.getByRole('alert')).toHaveText('Please choose who writes this project.');
  await page.keyboard.press('Space');
  await expect(choice.getByRole('radio', { name: BUILTIN })).toBeChecked();
  await start.click();

  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('figure', { name: 'As a post on X' })).toContainText('Onboarding emails are theatre');
  await expect(page.getByText('Written by the built-in writer.')).toBeVisible();
});
