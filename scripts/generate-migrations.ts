import { execFileSync } from 'node:child_process';

// Writes a migration when the tables have changed, and nothing otherwise.
execFileSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
