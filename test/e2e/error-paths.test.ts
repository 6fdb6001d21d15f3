import { choose, createPersona, expect, signUpInBrowser, test } from './product.ts';

test.use({ writer: 'model' });

const TOPIC = 'Onboarding of new customers';
const OPINION = 'The calendar invite for week four is what saves accounts.';

test('a sixth word of the audience is not taken, and all fields are asked for', async ({ page, product }) => {
  await signUpInBrowser(page, product);
  await page.getByRole('tab', { name: 'Create New' }).click();
  const audience = page.getByLabel('Target Audience');
  await audience.pressSequentially('one two three four five six');
  await expect(audience).toHaveValue(/^one two three four five ?$/);
  await expect(page.getByText('5/5 words')).toBeVisible();

  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(page.getByText('Validation Error: All fields are required to create a persona')).toBeVisible();
});

test('at the limit of personas the form says so and creates none', async ({ page, product }) => {
  await signUpInBrowser(page, product);
  await createPersona(page, 'First');
  await createPersona(page, 'Second');
  await page.getByRole('tab', { name: 'Create New' }).click();
  await expect(page.getByRole('form', { name: 'Create New' })).toContainText(
    'Maximum personas reached. Delete an existing persona to create a new one.',
  );
  await expect(page.getByRole('button', { name: 'Create Persona' })).toBeDisabled();
});

test('without a topic there is no start, and the reason stands beside the button', async ({ page, product }) => {
  await signUpInBrowser(page, product);
  await createPersona(page);
  await choose(page, 'X Post');
  const start = page.getByRole('button', { name: 'Start Workflow' });
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('   ');
  await expect(start).toBeDisabled();
  await expect(page.getByText('Still missing: a topic.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await expect(start).toBeEnabled();
});

test('a run survives a reload and a server that goes down and comes back', async ({ page, product }) => {
  product.model.setScript((call) => (call.reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok'));
  await signUpInBrowser(page, product);
  await createPersona(page);
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

  product.model.setScript(() => 'ok');
  await product.startAgain();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Failed to check job status. Please try again.')).toBeHidden();
});

test('a job that fails says why and starts again with its inputs kept', async ({ page, product }) => {
  product.model.setScript(() => ({ status: 401, echoKey: true }));
  await signUpInBrowser(page, product);
  await createPersona(page);
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

test('a running job can be cancelled', async ({ page, product }) => {
  product.model.setScript((call) => (call.reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok'));
  await signUpInBrowser(page, product);
  await createPersona(page);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await choose(page, 'X Post');
  await choose(page, 'Blog Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByRole('button', { name: /^Open X Post/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop run' }).click();
  await page.getByRole('button', { name: 'Stop the run' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible();
  await expect(page.getByText('One piece could not be written')).toBeVisible();
  product.model.setScript(() => 'ok');
});
