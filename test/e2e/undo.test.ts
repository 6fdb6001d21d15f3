import type { Locator } from '@playwright/test';
import { expect, openDesk, test } from './product.ts';

const SENTENCE = 'Onboarding of new customers';

/** Types as a person does, presses undo, and answers how often until nothing is left. */
async function pressesUntilEmpty(field: Locator, typed = SENTENCE): Promise<number> {
  await field.click();
  await field.pressSequentially(typed);
  for (let presses = 0; presses <= typed.length; presses += 1) {
    if ((await field.inputValue()) === '') return presses;
    await field.press('ControlOrMeta+z');
  }
  return Infinity;
}

test('undo takes back what was typed in one run, in every field as on a plain page', async ({
  page,
  product,
  context,
}) => {
  const plain = await context.newPage();
  await plain.setContent('<textarea></textarea>');
  const usual = await pressesUntilEmpty(plain.locator('textarea'));
  expect(usual).toBeLessThan(3);

  await openDesk(page, product);
  const fields = async (names: readonly string[]) => {
    for (const name of names) {
      const field = page.getByRole('textbox', { name, exact: true }).first();
      // What comes with the first letter on a page may end a run there; a run is never a letter all the same.
      expect(await pressesUntilEmpty(field), name).toBeLessThanOrEqual(usual + 1);
      // What the browser took back is what the product knows.
      await field.pressSequentially('kept');
      await expect(field).toHaveValue('kept');
    }
  };
  await page.getByRole('button', { name: 'Add notes' }).click();
  await fields(['Topic', 'Your opinion', 'Title (optional)', 'Notes']);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByRole('button', { name: /More about the voice/ }).click();
  await fields(['Persona Name', 'Target Audience', 'Objectives', 'Voice sample 1', 'Style profile']);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue('kept');
});

test('what a field refuses or sets right while one types leaves undo as it was', async ({ page, product, context }) => {
  await openDesk(page, product);
  const topic = page.getByRole('textbox', { name: 'Topic', exact: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('one line\n  and another'));
  await topic.fill('');
  await topic.pressSequentially('First ');
  await topic.press('ControlOrMeta+v');
  await expect(topic).toHaveValue('First one line and another');
  await topic.press('Enter');
  await topic.pressSequentially('more');
  await expect(topic).toHaveValue('First one line and another more');
  for (let presses = 0; presses < 8 && (await topic.inputValue()) !== 'First '; presses += 1) {
    await topic.press('ControlOrMeta+z');
  }
  await expect(topic).toHaveValue('First ');

  await page.getByRole('tab', { name: 'Create New' }).click();
  const audience = page.getByLabel('Target Audience');
  await audience.pressSequentially('one two three four five six seven');
  await expect(audience).toHaveValue('one two three four five ');
  await expect(audience).toHaveAccessibleDescription(/Five words at most/);
  await audience.press('ControlOrMeta+z');
  await expect(audience).not.toHaveValue(/five/);
  await audience.press('ControlOrMeta+Shift+z');
  await expect(audience).toHaveValue('one two three four five ');
});
