import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { withProgress } from './progress.mjs';
import { fileSystemRefusal, Refusal } from './refusal.mjs';
import { runQuietly } from './supervise.mjs';

const INPUTS = ['src/web', 'src/core', 'scripts/vite', 'vite.config.ts', 'package-lock.json'];
const OUTPUT = 'dist/web';
const STAMP = 'dist/web.stamp';

/** Builds the web client when one of its inputs changed since the last build. */
export async function ensureWebBuild(root, node) {
  if (isFresh(root)) return;
  await oneAtATime(root, async () => {
    if (!isFresh(root)) await build(root, node);
  });
}

function isFresh(root) {
  const stamp = join(root, STAMP);
  return existsSync(join(root, OUTPUT)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

async function build(root, node) {
  const wanted = fingerprint(root);
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    rmSync(join(root, STAMP), { force: true });
  } catch (error) {
    throw fileSystemRefusal(error.code, root) ?? error;
  }
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await withProgress({ doing: 'Building the web client', done: 'Built the web client' }, async () => {
    const { code, output } = await runQuietly(node, ['--max-semi-space-size=16', vite, 'build', '--logLevel', 'warn'], {
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0) throw refusalFor(output, root);
    writeFileSync(join(root, STAMP), wanted);
  });
}

function refusalFor(output, root) {
  const code = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b/.exec(output)?.[1];
  return fileSystemRefusal(code, join(root, 'dist')) ?? new Refusal(`The web client could not be built:\n\n${output}`);
}

/** One hash over the names and contents of all inputs; tests are none. */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesBelow(root, input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesBelow(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}
