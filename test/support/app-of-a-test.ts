import { afterEach } from 'vitest';
import { signUp } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

/** For files whose tests have an app each, which ends with its test. */
export function appOfATest() {
  let app: TestApp | undefined;
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  return {
    /** Starts it, and signs a user up. */
    async start(options: TestAppOptions): Promise<ApiClient> {
      app = await startTestApp(options);
      return await signUp(app.url);
    },
    /** The app that runs. */
    running(): TestApp {
      if (!app) throw new Error('No app was started');
      return app;
    },
    /** Signs another user up. */
    another: async (): Promise<ApiClient> => await signUp(app?.url ?? ''),
  };
}
