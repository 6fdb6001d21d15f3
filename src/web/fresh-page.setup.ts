import { vi } from 'vitest';

/**
 * Before each file of the web's tests: they share a window and the packages, which take longer to load than the tests
 * to run. What one of them left is gone before the next: the page, what is stored, the address, and our own modules.
 */
vi.resetModules();
vi.useRealTimers();
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
