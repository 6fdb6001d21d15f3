import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every `generate-*.ts` beside this file; each writes one committed file or folder, below the current folder. */
for (const name of readdirSync(import.meta.dirname).sort()) {
  if (!/^generate-.+\.ts$/.test(name)) continue;
  execFileSync(process.execPath, [...process.execArgv, join(import.meta.dirname, name)], { stdio: 'inherit' });
}
