import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { fileSystemRefusal, Refusal } from './refusal.mjs';
import { runQuietly } from './supervise.mjs';

const NETWORK =
  /^(ENOTFOUND|EAI_|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|ENOTCACHED|EPROTO|.*CERT|UNABLE_TO)/;

const INSTALL = [
  'ci',
  // Whatever npm is set to on this machine: the build needs the one, the pinned Node is among the other.
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=warn',
];

const NEEDED_BYTES = 800_000_000;

/** Installs the packages of the lockfile, unless they stand already. Quick when nothing changed. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await oneAtATime(root, async () => {
    if (!isInstalled(root)) await install(root);
  });
}

const stampPath = (root) => join(root, 'node_modules', '.manifold-installed');

function isInstalled(root) {
  const wanted = stamp(root);
  if (read(stampPath(root)) === wanted) return true;
  if (!holdsLockfile(root)) return false;
  markInstalled(root, wanted);
  return true;
}

function stamp(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** Whether npm has installed exactly this lockfile before, by hand or otherwise: npm notes what it did. */
function holdsLockfile(root) {
  const noted = JSON.parse(read(join(root, 'node_modules/.package-lock.json')) ?? '{}').packages;
  if (!noted) return false;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(
    ([path, wanted]) => path === '' || !isNeededHere(wanted) || noted[path]?.version === wanted.version,
  );
}

/** What npm leaves out is optional: made for other machines, or needed by something that is. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  // Of a package for each C library one is installed, and which one is npm's decision.
  return Boolean(os && cpu && !libc && os.includes(process.platform) && cpu.includes(process.arch));
}

function markInstalled(root, wanted) {
  try {
    writeFileSync(stampPath(root), wanted);
  } catch {
    // A read-only installation is compared at each start instead.
  }
}

async function install(root) {
  try {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    accessSync(join(root, 'node_modules'), constants.W_OK);
  } catch (error) {
    throw fileSystemRefusal(error.code, root) ?? error;
  }
  if (isAlmostFull(root)) throw fileSystemRefusal('ENOSPC', root);
  console.error('Installing packages, once (about 700 MB, a minute or less) ...');
  const started = Date.now();
  rmSync(stampPath(root), { force: true });
  const unreachable = await registryFailure(root);
  const { code, output } = await npm(root, [...INSTALL, unreachable ? '--offline' : '--prefer-offline']);
  // npm takes a file that it could not unpack for a mere warning.
  if (code !== 0 || output.includes('TAR_ENTRY_ERROR')) throw refusalFor(output, root, unreachable);
  rmSync(ownCache(root), { recursive: true, force: true });
  markInstalled(root, stamp(root));
  console.error(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The code of npm's error when its registry cannot be reached: npm itself would try for minutes, once a package. */
async function registryFailure(root) {
  const { output } = await npm(root, ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--loglevel=error']);
  const code = errorField(output, 'code');
  return NETWORK.test(code) ? code : undefined;
}

const errorField = (output, name) => new RegExp(`^npm (?:error|ERR!) ${name} (\\S.*)$`, 'm').exec(output)?.[1];

/** Found out now rather than after a minute of unpacking. An installation that is there will be replaced, not added to. */
function isAlmostFull(root) {
  if (existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < NEEDED_BYTES;
}

function npm(root, args) {
  const env = writableCache(root);
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [cli, ...args], { env });
  const windows = process.platform === 'win32';
  return runQuietly(windows ? 'npm.cmd' : 'npm', args, { env, shell: windows });
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

function refusalFor(output, root, unreachable) {
  const code = errorField(output, 'code') ?? /\b(ENOSPC|EDQUOT)\b/.exec(output)?.[1] ?? '';
  const known = fileSystemRefusal(code, errorField(output, 'path') ?? root);
  if (known) return known;
  if (NETWORK.test(code)) {
    return new Refusal(
      `The packages could not be fetched: npm cannot reach its registry (${unreachable ?? code}). Connect this machine to the network, or set a registry that it can reach with "npm config set registry ADDRESS", then run the command again. Once installed, no network is needed.`,
    );
  }
  if (code === 'EUSAGE') {
    return new Refusal('package-lock.json does not fit package.json. Run "npm install", then the command again.');
  }
  return new Refusal(`npm could not install the packages:\n\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
