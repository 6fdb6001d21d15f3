import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './supervise.mjs';

/** Runs the npm that runs this, or the one on the PATH, in `cwd` to its end, and returns exit code and output. */
export function npm(root, args, cwd = root) {
  const env = writableCache(root);
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [cli, ...args], { env, cwd });
  const windows = process.platform === 'win32';
  return runQuietly(windows ? 'npm.cmd' : 'npm', args, { env, cwd, shell: windows });
}

/** A field of npm's error, such as its code. */
export const errorField = (output, name) => new RegExp(`^npm (?:error|ERR!) ${name} (\\S.*)$`, 'm').exec(output)?.[1];

/** What npm is set to on this machine; nothing when it does not say. */
export async function npmSettings(root) {
  const { output } = await npm(root, ['config', 'list', '--json']);
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

const ownCache = (root) => join(root, '.cache/npm');

/** A user without a home (a service's user) has no place for npm's cache: then it stands in the clone. */
function writableCache(root) {
  const usual = process.env.npm_config_cache;
  if (!usual) return {};
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: ownCache(root) };
  }
}

export const dropOwnCache = (root) => rmSync(ownCache(root), { recursive: true, force: true });
