import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** What is generated stands in these. */
const FOLDERS = ['src', 'scripts', 'docs'];
/** What it is generated from, too. */
const READ = ['test'];

/** Files that `npm run generate` would change: it is run in a copy, and the copy compared. */
export async function checkDrift(root: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'manifold-drift-'));
  try {
    const files = [...FOLDERS, ...READ, ...globSync('*.{json,ts}', { cwd: root })].filter((path) =>
      existsSync(join(root, path)),
    );
    for (const path of files) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const before = contents(copy);
    await promisify(execFile)(process.execPath, [...process.execArgv, 'scripts/generate.ts'], { cwd: copy });
    return changed(before, contents(copy)).map(
      (file) => `${file} is not what the code makes of it: run "npm run generate"`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function contents(folder: string): Map<string, Buffer> {
  const files = globSync(`{${FOLDERS.join(',')}}/**/*`, { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [relative(folder, path), readFileSync(path)];
    }),
  );
}

function changed(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => {
    const [kept, made] = [before.get(name), after.get(name)];
    return !kept || !made || !kept.equals(made);
  });
}
