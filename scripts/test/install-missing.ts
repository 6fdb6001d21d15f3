import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser, INSTALL_BROWSER } from '../../test/support/find-browser.ts';
import { findPostgres, INSTALL_POSTGRES } from '../../test/support/find-postgres.ts';
import type { Part } from './parts.ts';

const POLICY = '/usr/sbin/policy-rc.d';

/** Installs the browser and the PostgreSQL that the parts need, where that can be done; returns what is still missing. */
export function installMissing(parts: readonly Part[]): string[] {
  const needs = new Set(parts.flatMap((part) => part.needs));
  const missing: string[] = [];
  if (needs.has('postgres') && !findPostgres()) {
    withoutStartingServices(() => installPackage('postgresql'));
    if (!findPostgres()) missing.push(INSTALL_POSTGRES);
  }
  if (needs.has('browser') && !findBrowser()) {
    console.log('Installing a browser for the tests ...');
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
    if (!findBrowser()) installPackage('chromium');
    if (!findBrowser()) missing.push(INSTALL_BROWSER);
  }
  return missing;
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} with apt-get ...`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Debian starts a server as soon as it is installed, unless this file says no; the tests start their own. */
function withoutStartingServices(work: () => void): void {
  if (process.getuid?.() !== 0 || existsSync(POLICY)) return work();
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    work();
  } finally {
    rmSync(POLICY, { force: true });
  }
}

function run(command: string, args: readonly string[]): void {
  // Progress is shown; why it failed is said once, with the command to run by hand.
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
