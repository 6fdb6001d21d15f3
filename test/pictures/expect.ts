import { expect as base } from '@playwright/test';

/** Some states come once the product has given up on a connection, and a busy machine takes its time. */
export const expect = base.configure({ timeout: 40_000 });
