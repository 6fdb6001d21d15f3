import type { Page } from '@playwright/test';
import { aPersona } from '../fakes/wire-persona.ts';
import { expect } from './product.ts';
import { test, toast } from './scripted-server.ts';

const audience = (page: Page) => page.getByLabel('Target Audience');

test('the audience takes five words, however they come', async ({ page, product, server }) => {
  server.on('POST /personas', { status: 201, body: aPersona({ id: 'p2', name: 'Halden' }) });
  await page.goto(`${product.url}/app`);
  await page.getByRole('tab', { name: 'Create New' }).click();
  const field = audience(page);

  await field.pressSequentially('one two three four five six');
  await expect(field).toHaveValue('one two three four five ');
  await expect(page.getByText('5/5 words')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Five words at most/);

  // Spaces are no words, and the last word may still be changed.
  await field.fill('  one   two three four fiv');
  await field.pressSequentially('e   ');
  await expect(page.getByText('5/5 words')).toBeVisible();
  await expect(field, 'one space behind the last').toHaveValue('  one   two three four five ');
  for (let press = 0; press < 'e '.length; press += 1) await field.press('Backspace');
  await expect(field).toHaveValue('  one   two three four fiv');

  const paste = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await field.press('ControlOrMeta+v');
  };
  await field.fill('');
  await paste('one two\tthree  four five six seven');
  await expect(field, 'what of it fits').toHaveValue('one two\tthree  four five');
  await field.fill('one five');
  await field.press('Home');
  for (let press = 0; press < 'one '.length; press += 1) await field.press('ArrowRight');
  await paste('two three four and more ');
  await expect(field, 'what stood there stays').toHaveValue('one two three four five');

  // An input method shows what it is about to write; what is too much goes when it is done.
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await field.fill('小さな 会社 の 経営者 ');
  await compose('む');
  await compose('むけ');
  await expect(field).toHaveValue('小さな 会社 の 経営者 むけ');
  await keyboard.send('Input.insertText', { text: '向け' });
  await expect(field).toHaveValue('小さな 会社 の 経営者 向け');
  await field.press('End');
  await field.press('Space');
  await compose('に');
  await keyboard.send('Input.insertText', { text: '二' });
  await expect(field, 'a sixth word').toHaveValue('小さな 会社 の 経営者 向け ');
  await expect(page.getByText('5/5 words')).toBeVisible();

  await page.getByLabel('Persona Name').fill(' Halden ');
  await page.getByRole('radio', { name: /Casual/ }).check();
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect
    .poll(() => server.callsOf('POST /personas').map(({ body }) => body))
    .toEqual([
      {
        name: 'Halden',
        business_description: '小さな 会社 の 経営者 向け',
        marketing_objectives: [],
        tone_voice: 'casual',
      },
    ]);
});

test('Enter behind five words and a space sends the form', async ({ page, product, server }) => {
  server.on('POST /personas', { status: 201, body: aPersona({ id: 'p2', name: 'Halden' }) });
  await page.goto(`${product.url}/app`);
  await page.getByRole('tab', { name: 'Create New' }).click();
  await page.getByLabel('Persona Name').fill('Halden');
  await page.getByRole('radio', { name: /Casual/ }).check();
  await audience(page).fill('one two three four five ');
  await audience(page).press('Enter');
  await expect.poll(() => server.callsOf('POST /personas')).toHaveLength(1);
});

test('an audience that is too long is told of, however it came into the form', async ({ page, product, server }) => {
  const kept = { name: 'Halden', description: 'one two three four five six', toneVoice: 'casual' };
  await page.addInitScript((draft) => sessionStorage.setItem('manifold.persona.reader', JSON.stringify(draft)), kept);
  await page.goto(`${product.url}/app`);
  await expect(page.getByText('6/5 words')).toBeVisible();
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(audience(page)).toHaveAccessibleDescription(/Target audience must be 5 words or less/);
  expect(server.callsOf('POST /personas')).toEqual([]);

  await audience(page).press('End');
  await audience(page).pressSequentially(' seven');
  await expect(audience(page), 'it only gets shorter').toHaveValue('one two three four five six');
  for (let press = 0; press < ' six'.length; press += 1) await audience(page).press('Backspace');
  server.on('POST /personas', { status: 422, body: { detail: 'Target audience must be 5 words or less' } });
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(toast(page)).toHaveText('Target audience must be 5 words or less');
});
