import type { Locator, Page } from '@playwright/test';
import { expect, test } from './product.ts';

const TOPIC = 'Content marketing for software companies';
/** More stops than any screen has. */
const MOST_STOPS = 60;

/** Presses Tab until it is there; every stop on the way has to show that it has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isThere, unseen } = await target.evaluate(lookAtFocus);
    expect(unseen, 'what has the focus without a ring around it, or around the card that it stands in').toBe('');
    if (isThere) return;
  }
  throw new Error(`${MOST_STOPS} presses of ${key} do not lead to ${String(target)}`);
}

/** Runs in the page. */
function lookAtFocus(target: Element) {
  const focused = document.activeElement;
  const isThere = focused === target;
  // Between the end of the page and its beginning the browser itself has the focus; toasts have a ring of their own.
  if (!focused || focused === document.body || focused.closest('[data-sonner-toaster]')) return { isThere, unseen: '' };
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const isSeen = around.some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
  return { isThere, unseen: isSeen ? '' : focused.outerHTML.slice(0, 200) };
}

async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

const press = async (page: Page, target: Locator, key = 'Enter', way: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await tabTo(page, target, way);
  await page.keyboard.press(key);
};

test('the main job without a pointer: sign up, write, choose a piece, edit, save, copy, look at the research, find it again, delete it', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await press(page, page.getByRole('link', { name: 'Get Started' }).first());
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Robin Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys-${Date.now()}@example.test`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long enough password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app/);

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const tab = (name: string) => page.getByRole('tab', { name });

  await tabTo(page, tab('Select Persona'));
  await page.keyboard.press('ArrowRight');
  await fill(page, page.getByLabel('Persona Name'), 'Northkit');
  await fill(page, page.getByLabel('Target Audience'), 'operations leads at startups');
  await press(page, page.getByRole('radio', { name: /Professional/ }), 'Space');
  await press(page, button('Create Persona'));
  await expect(page.getByRole('radio', { name: 'Northkit' })).toBeChecked();
  await fill(page, page.getByRole('textbox', { name: 'Topic', exact: true }), TOPIC);
  await press(page, page.getByRole('switch', { name: 'X Post' }), 'Space');
  // How many of it follows on the format that it belongs to.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button('Increase quantity of X Post')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('switch', { name: 'Blog Post' }), 'Space');
  await press(page, button('Start Workflow'));

  // What comes in place of what was pressed is read out.
  const pieces = page.getByRole('navigation', { name: 'Pieces' });
  await expect(pieces).toBeVisible({ timeout: 30_000 });
  // The preview below has a heading of the same words.
  await expect(page.getByRole('heading', { level: 2, name: TOPIC })).toBeFocused();
  await expect(page).toHaveTitle(`${TOPIC} · Manifold`);

  await tabTo(page, pieces.getByRole('button', { name: /X Post 1/ }));
  await page.keyboard.press('End');
  await expect(pieces.getByRole('button', { name: /Blog Post/ })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/piece=/);
  // Each piece opens as it is read.
  await tabTo(page, tab('Preview'));
  await page.keyboard.press('ArrowLeft');
  await press(page, button('Write X Post 2 again'));
  await expect(page.getByText('New angle', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('Write X Post 2 again')).toBeFocused();
  const text = page.getByRole('textbox', { name: 'Text of X Post 2' });
  await tabTo(page, text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('My own words');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page, button('Copy'), 'Enter', 'Shift+Tab');
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words');
  const downloading = page.waitForEvent('download');
  await press(page, button('Download'));
  expect((await downloading).suggestedFilename()).toBe('x_post_2.txt');

  // What is open stands in the address.
  await page.reload();
  await expect(text).toHaveValue('My own words');
  await tabTo(page, tab('Generated Content'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=research/);
  await press(page, button('History'), 'Enter', 'Shift+Tab');
  await expect(page.getByRole('heading', { name: 'Content history' })).toBeFocused();
  await expect(page).toHaveTitle('Content history · Manifold');

  // One press leaves the job again, however much was looked at in it.
  await page.goBack();
  await expect(tab('Content Research')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveTitle('Dashboard · Manifold');
  await page.goForward();
  await page.goForward();
  await press(page, button(/^Delete/));
  const question = page.getByRole('alertdialog');
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Job Deleted')).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeFocused();

  await press(page, button(/^Account menu/), 'Enter', 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(button('Sign Out')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
});
