import AxeBuilder from '@axe-core/playwright';
import { expect, signUpInBrowser, test } from './product.ts';

const OPINION = 'we would rather lose it than sell a shoe too soon.';

test('without JavaScript everything can be read, and the demos answer', async ({ browser, product }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(product.url);
  expect(new Set(asked)).toEqual(new Set([product.url]));

  await expect(page).toHaveTitle(/Manifold/);
  for (const promise of ['9+ content formats', '$0', 'No credit card']) {
    await expect(page.getByText(promise).first()).toBeVisible();
  }
  for (const name of ['One idea in.', 'Research engine', 'Interactive fusion workflow', 'Multi-format generator']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  const pro = page.getByRole('heading', { name: 'Pro', exact: true }).locator('xpath=ancestor::div[2]');
  await expect(pro).toContainText(/Coming soon.*Unlimited use.*Team features.*Fast queue/);
  const notify = page.getByRole('button', { name: 'Notify Me' });
  await expect(notify).toBeDisabled();
  await expect(notify).toHaveAccessibleDescription(/coming soon/i);

  // A statement shows its own words in their source.
  for (const statement of await page
    .getByRole('group', { name: /^Statements/ })
    .getByRole('radio')
    .all()) {
    await statement.check({ force: true });
    const words = await statement.locator('xpath=..').innerText();
    const source = statement.locator('xpath=../following-sibling::div');
    await expect(source).toBeVisible();
    await expect(source.locator('mark')).toHaveText(words.replace(/^\d\s*/, ''));
  }
  // What carries the author's opinion is marked in the newsletter, until the switch takes the marker away.
  const fusion = page.getByRole('checkbox', { name: 'Mark what carries it' });
  const sentence = page.locator('#features mark').filter({ hasText: OPINION, visible: true }).first();
  const marker = await sentence.evaluate((mark) => getComputedStyle(mark).backgroundColor);
  await fusion.uncheck({ force: true });
  await expect(sentence).toBeVisible();
  await expect(sentence).not.toHaveCSS('background-color', marker);
  await expect(page.getByText('[Check: 86%]').first()).toBeVisible();

  // Each format shows its own piece, and no other.
  const pieces = page.getByRole('group', { name: /^A piece of the example/ });
  for (const [format, text] of [
    ['Email Newsletter', 'Preheader'],
    ['Short Content Script', 'Close-up: a thumb presses the cap of a small school shoe'],
    ['Google Search Ad', 'Sponsored'],
    ['X Post', '275 of 280'],
  ] as const) {
    await pieces.getByRole('radio', { name: format }).check({ force: true });
    await expect(pieces.getByText(text)).toBeVisible();
    await expect(pieces.locator('label + div').filter({ visible: true })).toHaveCount(1);
  }
  await page.close();
});

test('the demos are worked by keyboard, and nothing is wrong with them in any state', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('radio', { name: /^98 of the 151/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('“How much room does a growing foot need? Small Steps Guide”')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Mark what carries it' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^X Post/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Sponsored')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('body')).toHaveCSS('background-color', /oklch\(0\.178/);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
});

test('a visitor is asked to sign up, and somebody who is signed in is led to the app', async ({ page, product }) => {
  await page.goto(product.url);
  const header = page.getByRole('banner');
  const pricing = page.locator('#pricing');
  for (const link of [
    header.getByRole('link', { name: 'Get Started' }),
    page.getByRole('link', { name: 'Start for free' }),
    pricing.getByRole('link', { name: 'Get Started' }),
    page.getByRole('link', { name: 'Create your first set' }),
  ]) {
    await link.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create Account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await header.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();

  await signUpInBrowser(page, product);
  await page.goto(product.url);
  await expect(header.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sign In|Get Started|Start for free/ })).toHaveCount(0);
  await pricing.getByRole('link', { name: 'Go to App' }).click();
  await expect(page).toHaveURL(`${product.url}/app`);
  await page.goto(product.url);
  await header.getByRole('link', { name: 'Go to App' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
});

test('a page that there is not says so, with a way home', async ({ page, product }) => {
  const answer = await page.goto(`${product.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});
