import { choose, expect, openDesk, signUpInBrowser, test } from './product.ts';

const TOPIC = 'Onboarding of new customers';

test('double clicks do each thing once', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('link', { name: 'Get Started' }).first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(`${product.url}/`);

  await signUpInBrowser(page, product);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByLabel('Persona Name').fill('Northkit');
  await page.getByLabel('Target Audience').fill('operations leads');
  await page.getByRole('radio', { name: /Casual/ }).click();
  await page.getByRole('button', { name: 'Create Persona' }).dblclick();
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeChecked();

  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await choose(page, 'X Post');
  // The built-in writer is quick: the page hears of its progress only when the run has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/jobs/*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Workflow' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Generating Your Content' })).toBeVisible();
  looked.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('1 project', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.getByRole('button', { name: 'Start New Project' }).click();
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('what is typed survives a reload, another tab and a half-made persona', async ({ page, product, context }) => {
  await openDesk(page, product);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByLabel('Persona Name').fill('Half a persona');
  const topic = page.getByRole('textbox', { name: 'Topic', exact: true });
  await topic.fill('The topic of the first tab');

  const second = await context.newPage();
  await second.goto(`${product.url}/app`);
  const other = second.getByRole('textbox', { name: 'Topic', exact: true });
  await other.fill('The topic of the second tab');
  await second.reload();
  await expect(other).toHaveValue('The topic of the second tab');

  await page.reload();
  await expect(topic).toHaveValue('The topic of the first tab');
  await expect(page.getByLabel('Persona Name')).toHaveValue('Half a persona');
});

test('a start that is answered late leaves the reader where they are', async ({ page, product }) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await choose(page, 'X Post');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/jobs', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  answer();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('manifold.run.');
  await expect(page).toHaveURL(/view=history/);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/job=/);
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible();
});

test('without a connection nothing breaks, and everything goes on with it', async ({ page, product, context }) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await choose(page, 'X Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible({ timeout: 30_000 });
  await Promise.all([page.waitForResponse(/confirm-dialog-/), page.reload()]);
  await expect(page.getByRole('heading', { name: TOPIC })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete the job. Please try again.')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'View Content' }).click();
  await expect(page.getByRole('heading', { name: TOPIC })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Job Deleted')).toBeVisible();
});
