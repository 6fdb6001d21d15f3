import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { settled } from '../support/settled-page.ts';
import { filled } from '../support/filled-page.ts';
import { stickingOut } from '../support/sticking-out.ts';
import type { Area, PictureState } from './picture-state.ts';
import type { Stage } from './stage.ts';

/** Each width is taken in both themes; the height is what a window shows of a dialog. */
const TAKEN = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** A theme changes colours, and nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** Looked at for what sticks out alone. */
const ALSO_FITS = [320, 768, 1920] as const;
/** Some states wait for the product to give up on a connection that was cut. */
const PATIENCE_MS = 60_000;

export interface Findings {
  readonly area: string;
  readonly state: string;
  /** File names of the pictures. */
  readonly pictures: readonly string[];
  /** What axe finds, each with the widths and themes in which it does. */
  readonly axe: readonly string[];
  /** What sticks out, with its widths. */
  readonly overflow: readonly string[];
  /** Why the state could not be reached; null when it was. */
  readonly failure: string | null;
}

export interface Shot {
  readonly browser: Browser;
  readonly stage: Stage;
  readonly folder: string;
}

/** Brings a fresh page to a state, looks at it in every width and theme, and keeps a picture of each. */
export async function takeState({ browser, stage, folder }: Shot, area: Area, state: PictureState): Promise<Findings> {
  const account = state.as && (await stage.account(state.as));
  const context = await browser.newContext({
    viewport: TAKEN[0],
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(account && { storageState: account.storage }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const told = { area: area.name, state: state.name };
  const page = await context.newPage();
  try {
    await state.reach(page, stage);
    await filled(page);
    await grown(page);
    return { ...told, ...(await look(page, folder, fileName(area, state))), failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const stuck = `${fileName(area, state)}--not-reached.png`;
    await page.screenshot({ path: join(folder, stuck) });
    return { ...told, pictures: [stuck], axe: [], overflow: [], failure };
  } finally {
    await context.close();
  }
}

async function look(
  page: Page,
  folder: string,
  file: string,
): Promise<Pick<Findings, 'pictures' | 'axe' | 'overflow'>> {
  const pictures: string[] = [];
  const [axe, overflow] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const window of TAKEN) {
    const { width } = window;
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme: THEMES[0] });
    await settled(page);
    for (const line of await stickingOut(page)) note(overflow, line, `${width} px`);
    await stretch(page, window);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const name = `${file}--${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, name), animations: 'disabled' });
      pictures.push(name);
      const isFirst = colorScheme === THEMES[0];
      for (const violation of await violations(page, isFirst)) note(axe, violation, `${width} ${colorScheme}`);
    }
  }
  for (const width of ALSO_FITS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const line of await stickingOut(page)) note(overflow, line, `${width} px`);
  }
  return { pictures, axe: listed(axe), overflow: listed(overflow) };
}

/** What comes in late no longer pushes the page down. */
async function grown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    for (let [before, looks] = [0, 0]; before !== height() && looks < 20; looks += 1) {
      before = height();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** A window as high as its page, so that what sticks to an edge is where it belongs; what lies over a page has the usual one. */
async function stretch(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const overlays = await page.locator('[role=dialog], [role=alertdialog], [data-sonner-toast]').count();
  if (overlays > 0) return;
  let shown = height;
  // What scrolled in a lower window grows with it.
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole <= shown) return;
    shown = whole;
    await page.setViewportSize({ width, height: shown });
    await settled(page);
  }
}

/** All rules, or those alone that a theme can break. */
async function violations(page: Page, all: boolean): Promise<string[]> {
  // Else it opens another page to finish in, and a page behind another one draws no frames. Ours have no frames inside.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (all ? builder : builder.withRules(RULES_OF_COLOUR)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

function note(found: Map<string, string[]>, what: string, where: string): void {
  found.set(what, [...(found.get(what) ?? []), where]);
}

const listed = (found: Map<string, string[]>) => [...found].map(([what, where]) => `${what} (${where.join(', ')})`);

function fileName(area: Area, state: PictureState): string {
  return `${area.name}-${state.name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
