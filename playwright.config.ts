import { defineConfig } from '@playwright/test';
import { browserOptions } from './test/support/find-browser.ts';

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // A test that passes only when tried again is a failure here.
  retries: 0,
  // Each has a product, a browser and files of its own.
  workers: 2,
  // Tests wait for what they expect; these only end one that never comes.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    permissions: ['clipboard-read', 'clipboard-write'],
    // Each step with its page, without a film of it: that takes a good part of two cores.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
