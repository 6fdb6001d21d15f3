import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Before each file of the web's tests: they share a window and the packages, which take longer to load than the tests
 * to run. What one of them left is gone before the next: the page, what is stored, the address, our own modules, and
 * how elements are looked for.
 */
configure({ asyncUtilTimeout: 10_000, defaultHidden: false });
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
// It joins the threads of a process, so pages of other files would be tabs of the same browser.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
// Somebody is signed in, where a test does not bring the sign-in itself.
const { connectSession } = await import('./lib/api.ts');
connectSession({ getToken: () => 'token-of-the-tests', onUnauthorized: () => undefined });
