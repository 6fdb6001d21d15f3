import type { Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** What moved first. */
  readonly what: string;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes from the first paint of the next page on what moves without anybody having touched it. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = (node?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return element ? `<${element.localName} class="${element.className}"> “${text}”` : 'something that is gone';
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => nameOf(node)).join(' and ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
