import type { Page } from '@playwright/test';

/**
 * What cannot be read at the present width: a page that is wider than its window, and what a box cuts off without a way
 * to scroll there. Each as a line; none where all fits.
 */
export async function stickingOut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) => {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      return `<${element.localName}${element.getAttribute('class') ? `.${element.classList[0]}` : ''}> “${text}”`;
    };
    const scrolls = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box !== document.body && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], .sr-only, [data-sonner-toaster], svg') === null &&
      [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, height, width: own } = element.getBoundingClientRect();
      return height > 1 && own > 1 && (right > width + 1 || left < -1) && isRead(element) && !scrolls(element);
    });
    const tooWide = document.documentElement.scrollWidth - width;
    return [
      ...(tooWide > 0 ? [`the page is ${tooWide} px wider than its window`] : []),
      ...beyond.slice(0, 3).map((element) => `beyond the edge: ${nameOf(element)}`),
    ];
  });
}
