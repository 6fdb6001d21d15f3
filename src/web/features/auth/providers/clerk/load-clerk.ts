import { parsePublishableKey } from '@clerk/shared/keys';
import {
  buildClerkJSScriptAttributes,
  buildClerkUIScriptAttributes,
  clerkJSScriptUrl,
  clerkUIScriptUrl,
} from '@clerk/shared/loadClerkJsScript';
import { loadScript } from '@clerk/shared/loadScript';
import type { BrowserClerk, ClerkUIConstructor } from '@clerk/shared/types';
import { CLERK } from '../../../../texts/clerk.ts';
import { CLERK_APPEARANCE } from './clerk-appearance.ts';

/** A script that hangs is one that does not come. */
const PATIENCE_MS = 15_000;

declare global {
  /** What Clerk's scripts leave in the page. */
  interface Window {
    Clerk?: BrowserClerk;
    __internal_ClerkUICtor?: ClerkUIConstructor;
  }
}

/**
 * Clerk as it works in browsers. Its scripts come from the Clerk application itself, as for all of Clerk's own packages, so
 * that Clerk can mend them; what is taken from `@clerk/shared` is where they are.
 *
 * Throws a sentence for whoever reads it when the key is malformed, and when the scripts or Clerk do not answer in time.
 */
export async function loadClerk(publishableKey: string | null): Promise<BrowserClerk> {
  const key = publishableKey ?? '';
  try {
    parsePublishableKey(key, { fatal: true });
  } catch (error) {
    // What follows the first line is advice for whoever writes an application.
    throw new Error(CLERK.keyUnusable(error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''), {
      cause: error,
    });
  }
  try {
    return await inTime(started(key));
  } catch (error) {
    throw new Error(CLERK.unreachable, { cause: error });
  }
}

async function started(publishableKey: string): Promise<BrowserClerk> {
  await Promise.all([
    window.Clerk ?? fetchScript(clerkJSScriptUrl({ publishableKey }), buildClerkJSScriptAttributes({ publishableKey })),
    window.__internal_ClerkUICtor ??
      fetchScript(clerkUIScriptUrl({ publishableKey }), buildClerkUIScriptAttributes({ publishableKey })),
  ]);
  const { Clerk: clerk, __internal_ClerkUICtor: ClerkUI } = window;
  if (!clerk || !ClerkUI) throw new Error('Clerk’s scripts left nothing in the page');
  if (!clerk.loaded) {
    await clerk.load({
      ui: { ClerkUI },
      appearance: CLERK_APPEARANCE,
      // Nothing is told of visitors beyond what signing in takes.
      telemetry: false,
      signInUrl: '/app',
      signUpUrl: '/app',
      routerPush: stayOnPage,
      routerReplace: stayOnPage,
    });
  }
  if (clerk.status === 'error') throw new Error('Clerk could not start');
  return clerk;
}

function fetchScript(address: string, attributes: Readonly<Record<string, string>>): Promise<HTMLScriptElement> {
  return loadScript(address, {
    async: true,
    crossOrigin: 'anonymous',
    beforeLoad: (script) => Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value)),
  });
}

/**
 * Where Clerk goes within the product: a page of ours is where the visitor is, or where our own dialog leads once
 * somebody is signed in. Only the steps of a form, which stand behind the `#`, are Clerk's.
 */
function stayOnPage(to: string): void {
  const { hash } = new URL(to, location.href);
  if (hash) location.hash = hash;
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Clerk did not answer in time')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
