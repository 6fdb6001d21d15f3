import { lookAt } from './look-at.ts';
import { choose, expect, openDesk, test } from './product.ts';

test.use({ writer: 'model' });

const ready = { timeout: 60_000 };
const REPLY = 'We sent 412 invites in March and lost two accounts.';

test('a project asks its author first; later it tells what was answered, what each sentence rests on, and what was sent', async ({
  page,
  product,
}) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('Content marketing for software companies');
  await choose(page, 'X Post');
  await page.getByRole('switch', { name: 'Ask me first' }).click();
  await page.getByRole('button', { name: 'Start Workflow' }).click();

  const question = page.getByRole('region', { name: 'This run waits for your opinion' });
  await expect(question.getByText('Questions for you')).toBeVisible(ready);
  const finding = question.getByRole('region', { name: 'Worth knowing first' }).getByRole('button').first();
  await finding.click();
  await expect(page.getByRole('dialog').locator('mark.quote')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finding).toBeFocused();
  await lookAt(page);
  await question.getByRole('textbox').first().fill(REPLY);
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Go on with my answers' }).click();

  await expect(page.getByRole('tab', { name: 'Generated Content' })).toBeVisible(ready);
  const drafts = product.model.requests.filter(({ reading }) => reading.task === 'draft');
  expect(drafts.some(({ prompt }) => prompt.includes(REPLY))).toBe(true);
  await page.getByRole('switch', { name: 'What sentences rest on' }).click();
  await expect(page.getByRole('list', { name: /^What each look means/ })).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'What was sent' }).click();
  const sent = page.getByRole('region', { name: 'What was sent' });
  await expect(sent.getByText('Your answers to the questions')).toBeVisible();
  await expect(sent.getByText('Drafts of the pieces')).toBeVisible();
  await lookAt(page);
  await page.getByRole('tab', { name: 'Content Research' }).click();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText(REPLY);
});
