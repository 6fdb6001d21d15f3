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
    /** Whether something above it cuts it off; what scrolls there, or ends in an ellipsis, does not. */
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return false;
        const edge = box.getBoundingClientRect();
        // Kept for screen readers alone.
        if (edge.width <= 1) return false;
        if (/hidden|clip/.test(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) return true;
      }
      return right > width + 1 || left < -1;
    };
    const isRead = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], .sr-only, [data-sonner-toaster], svg') === null &&
      [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { height, width: own } = element.getBoundingClientRect();
      return height > 1 && own > 1 && isRead(element) && isCut(element);
    });
    const tooWide = document.documentElement.scrollWidth - width;
    return [
      ...(tooWide > 0 ? [`the page is ${tooWide} px wider than its window`] : []),
      ...beyond.slice(0, 3).map((element) => `beyond the edge: ${nameOf(element)}`),
    ];
  });
}
