import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports, sourceFiles } from './boundaries/read-imports.ts';

/** What runs the product or builds its client; a start installs no more than they need. */
const STARTED = /^(src|scripts\/vite)\//;
/** Tests, and what prepares them. */
const TEST = /\.(?:test|setup)\.tsx?$/;

/** What a start would miss, since it leaves out the devDependencies. */
export function checkStartPackages(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return sourceFiles(root)
    .filter((file) => STARTED.test(file) && !TEST.test(file))
    .flatMap((file) => readImports(root, file))
    .filter(({ typeOnly }) => !typeOnly)
    .flatMap(({ from, line, to }) => {
      const name = /^npm:((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1];
      if (!name || name in manifest.dependencies) return [];
      return [`${from}:${line} needs ${name} at the start: it belongs to the dependencies of package.json`];
    });
}
