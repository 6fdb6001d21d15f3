import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDERS = ['src', 'scripts', 'docs'];

/** Files that `npm run generate` would change: it is run in a copy, and the copy compared. */
export async function checkDrift(root: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'manifold-drift-'));
  try {
    const files = [...FOLDERS, ...globSync('*.{json,ts}', { cwd: root })].filter((path) =>
      existsSync(join(root, path)),
    );
    for (const path of files) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    await promisify(execFile)(process.execPath, [...process.execArgv, 'scripts/generate.ts'], { cwd: copy });
    return changedFiles(root, copy).map((file) => `${file} is not what the code makes of it: run "npm run generate"`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function changedFiles(root: string, copy: string): string[] {
  const listed = (folder: string) =>
    globSync(`{${FOLDERS.join(',')}}/**/*`, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const content = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);
  const names = new Set([...listed(root), ...listed(copy)]);
  return [...names].filter((name) => {
    const [kept, made] = [content(join(root, name)), content(join(copy, name))];
    return !kept || !made || !kept.equals(made);
  });
}
