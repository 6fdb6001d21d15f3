import type { PageSources } from '../auth-provider.ts';

/** Clerk asks everybody to pass a challenge of these before an account is made. */
const CHALLENGES = 'https://challenges.cloudflare.com';
const PROTECTION = 'https://*.protect.clerk.com';

/**
 * What Clerk's documentation names, and nothing beside it
 * (https://clerk.com/docs/guides/secure/best-practices/csp-headers): its script writes styles into the page, and those of
 * its hosts that hold off abuse listen on ports of their own.
 */
export function clerkPageSources(frontendApi: string): PageSources {
  return {
    script: [frontendApi, CHALLENGES, PROTECTION],
    connect: [frontendApi, `${PROTECTION}:*`],
    img: ['https://img.clerk.com'],
    worker: ['blob:'],
    style: ["'unsafe-inline'"],
    frame: [CHALLENGES, PROTECTION],
  };
}
