import type { BrowserClerk } from '@clerk/shared/types';

let kept: BrowserClerk | undefined;

export function keepClerk(clerk: BrowserClerk): void {
  kept = clerk;
}

/** Clerk once it is there; its parts are shown after that alone. */
export function clerkOfPage(): BrowserClerk {
  if (!kept) throw new Error('Clerk is used before it was loaded');
  return kept;
}
