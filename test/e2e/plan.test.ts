import { lookAt } from './look-at.ts';
import { choose, expect, openDesk, test } from './product.ts';

test.use({ writer: 'model' });

const ready = { timeout: 60_000 };

test('a plan is read and changed before anything is written, and once more when all is', async ({ page, product }) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await page.getByLabel('Your opinion').fill('Onboarding emails are theatre.');
  await choose(page, 'X Post');
  await expect(page.getByRole('radio', { name: 'Best' })).toBeChecked();
  await page.getByRole('switch', { name: 'Review the plan first' }).click();
  await page.getByRole('button', { name: 'Start Workflow' }).click();

  const plan = page.getByRole('region', { name: 'The plan is ready for you to read' });
  await expect(plan.getByText('A step for tomorrow')).toBeVisible(ready);
  await expect(plan.getByText(/writing begins by itself in 24 hours/)).toBeVisible();
  await lookAt(page);
  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await expect(plan.getByRole('textbox', { name: 'Idea' })).toBeFocused();
  await plan.getByRole('textbox', { name: 'Idea' }).fill('Ask the person who did it last.');
  await plan.getByRole('textbox', { name: 'Way in' }).fill('The last one');

  await page.route('**/api/jobs/*/plan', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { detail: 'Not now.' } })
      : route.fallback(),
  );
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(plan.getByRole('alert')).toHaveText('The plan was not saved.Not now.What you typed is kept here.');
  await expect(plan.getByRole('textbox', { name: 'Idea' })).toHaveValue('Ask the person who did it last.');
  await lookAt(page);
  await page.unroute('**/api/jobs/*/plan');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(plan.getByText('The plan is saved.')).toBeVisible();
  await expect(plan.getByText('Ask the person who did it last.')).toBeVisible();

  await plan.getByRole('button', { name: 'Write the pieces' }).click();
  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible(ready);
  await expect(page.getByText('The last one')).toBeVisible();
  const asked = product.model.requests.filter(({ reading }) => reading.task === 'draft');
  expect(asked.some(({ prompt }) => prompt.includes('Ask the person who did it last.'))).toBe(true);

  await page.getByRole('tab', { name: 'Plan' }).click();
  const later = page.getByRole('region', { name: 'Plan' });
  await expect(later.getByText('Ask the person who did it last.')).toBeVisible();
  await later.getByRole('button', { name: 'Change the plan' }).click();
  await later.getByRole('textbox', { name: 'Not to be claimed' }).fill('Prices.\nDates.');
  // What is typed is there when one comes back.
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(later.getByRole('textbox', { name: 'Not to be claimed' })).toHaveValue('Prices.\nDates.');
  await later.getByRole('button', { name: 'Save' }).click();
  await expect(later.getByText(/^Texts that are there stay as they are/)).toBeVisible();
  const text = 'Onboarding emails are theatre. Call the customer in week four.';
  product.model.setScript(({ reading }) => (['draft', 'edit'].includes(reading.task ?? '') ? { text } : 'ok'));
  await later.getByRole('button', { name: 'Write X Post again' }).click();
  await later.getByRole('button', { name: /^Same angle/ }).click();
  await expect(page.getByText('X Post is written once more')).toBeVisible(ready);
  const drafts = product.model.requests.filter(({ reading }) => reading.task === 'draft');
  expect(drafts.at(-1)?.prompt).toContain('Prices.');
});
