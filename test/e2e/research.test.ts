import { readFileSync } from 'node:fs';
import { column, makePdf } from '../fakes/documents/pdf-file.ts';
import { choose, expect, openDesk, test } from './product.ts';

const TOPIC = 'Content marketing for software companies';
const NOTE =
  'In our own panel of 128 software companies, content marketing brought 23 percent of new customers in 2025.';
const FIGURE = 'Content marketing costs software companies 4,200 euros a month, as 312 owners told us.';

const survey = {
  name: 'survey.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    makePdf({ pages: [column(['Our survey of owners', FIGURE])], info: { Title: 'Survey of owners' } }),
  ),
};

test('from one’s own note and file to a quote in its source, and on to a new project from this research', async ({
  page,
  product,
}) => {
  await openDesk(page, product);
  await page.getByRole('textbox', { name: 'Topic', exact: true }).fill(TOPIC);
  await page.getByRole('button', { name: 'Add notes' }).click();
  await page.getByLabel('Title (optional)').fill('Panel of 2025');
  await page.getByLabel('Notes', { exact: true }).fill(NOTE);
  const empty = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') };
  await page.locator('input[type=file]').setInputFiles([empty, survey]);
  const material = page.getByRole('list', { name: 'Kept material in this project' });
  await expect(material).toContainText('Survey of owners');
  await expect(material).toContainText('This file is empty.');
  await page.getByRole('button', { name: 'Dismiss empty.txt' }).click();

  await page.getByLabel('Your opinion').fill('Write for the reader who left.');
  await choose(page, 'Blog Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await page.getByRole('tab', { name: 'Content Research' }).click({ timeout: 60_000 });

  const research = page.getByRole('tabpanel', { name: 'Content Research' });
  await expect(research).toContainText('Panel of 2025');
  await expect(research).toContainText('The wiki');
  const told = research.getByRole('listitem').filter({ hasText: FIGURE }).first();
  const citation = told.getByRole('button', { name: /show what stands behind it/ });
  await citation.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.locator('mark')).toHaveText(FIGURE);
  await expect(panel).toContainText('Our survey of owners');
  await page.keyboard.press('Escape');
  await expect(citation).toBeFocused();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const brief = readFileSync(await (await downloading).path(), 'utf8');
  expect(brief).toContain(NOTE);
  expect(brief).toMatch(/## Sources[\s\S]*Panel of 2025/);

  const asked = product.wiki.requests.length;
  await page.getByRole('button', { name: 'New project from this research' }).click();
  await expect(page.getByText('Uses earlier research').first()).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Topic', exact: true })
    .fill('What content marketing costs software companies');
  await page.getByLabel('Your opinion').fill('Cheap is dear.');
  await choose(page, 'X Post');
  await page.getByRole('button', { name: 'Start Workflow' }).click();
  await page.getByRole('tab', { name: 'Content Research' }).click({ timeout: 60_000 });
  await expect(research).toContainText(`This research was made for “${TOPIC}” and is used again here.`);
  await expect(research).toContainText(FIGURE);
  expect(product.wiki.requests).toHaveLength(asked);
});
