import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

export const INSTALL_BROWSER =
  'No Chromium was found, and the tests of the web client run in a real one. Install it with "npx playwright install chromium", or with "apt-get install -y chromium" (Debian, Ubuntu).';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of Playwright's own Chromium if it is installed, else of the machine's. Undefined when there is none. */
export function findBrowser(path = process.env['PATH'] ?? '', own = chromium.executablePath()): string | undefined {
  const onPath = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [own, ...onPath, MAC].find(isExecutable);
}

/**
 * How every test starts the browser: with nothing in it that calls home.
 *
 * @throws Error with the command that installs a browser when there is none.
 */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(INSTALL_BROWSER);
  return {
    executablePath,
    // Chromium refuses to start as root with its sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-gpu',
    ],
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
