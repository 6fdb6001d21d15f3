import { accessSync, constants, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdsNode, holdsPackages, holdsTools, neededPackages, stampOf, stampsThatServe } from './needs.mjs';
import { dropOwnCache, errorField, npm, npmSettings } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { ownNodeServes } from './pinned-node.mjs';
import { megabytesIn, packageCounter, withProgress } from './progress.mjs';
import { fileSystemRefusal, Refusal } from './refusal.mjs';
import { dropNodeExtras, stage, stagingFolder, takeOver } from './staging.mjs';

const NETWORK =
  /^(ENOTFOUND|EAI_|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|ENOTCACHED|EPROTO|.*CERT|UNABLE_TO)/;

const INSTALL = [
  'ci',
  // Whatever npm is set to on this machine: the build has parts for each platform, which are optional.
  '--include=optional',
  '--engine-strict=false',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=warn',
];

/** The packages, the built client and a beginning database. */
const NEEDED_BYTES = 500_000_000;
const TOOLS_BYTES = 200_000_000;

/**
 * Installs what of the lockfile is needed and not there yet. Quick when nothing is missing. Tests and checks want the
 * tools, and the pinned Node, so that they find the same everywhere; a start does without either where it can.
 */
export async function ensureInstalled(root, { tools = true } = {}) {
  const needs = { tools, node: tools || !ownNodeServes() };
  if (isInstalled(root, needs)) return;
  await oneAtATime(root, async () => {
    // What was there stays: whoever tests here is not to install the tools anew after each start.
    const kept = { tools: tools || holdsTools(root), node: needs.node || holdsNode(root) };
    if (!isInstalled(root, needs)) await install(root, kept);
  });
}

const stampPath = (root) => join(root, 'node_modules', '.manifold-installed');

function isInstalled(root, needs) {
  const found = read(stampPath(root));
  if (found && stampsThatServe(root, needs).includes(found)) return true;
  if (!holdsPackages(root, needs)) return false;
  markInstalled(root, needs);
  return true;
}

function markInstalled(root, needs) {
  try {
    writeFileSync(stampPath(root), stampOf(root, needs));
  } catch {
    // A read-only installation is compared at each start instead.
  }
}

async function install(root, needs) {
  const folder = stagingFolder(root);
  try {
    mkdirSync(folder, { recursive: true });
    for (const path of [root, folder]) accessSync(path, constants.W_OK);
  } catch (error) {
    throw fileSystemRefusal(error.code, root) ?? error;
  }
  if (isAlmostFull(root, needs)) throw fileSystemRefusal('ENOSPC', root);
  const paths = neededPackages(root, needs).map(([path]) => path);
  const count = packageCounter(folder, paths);
  const look = () => {
    const { unpacked, megabytes } = count();
    return `${unpacked} of ${paths.length} unpacked, ${megabytes} MB`;
  };
  const what = needs.tools ? 'packages with the tools for tests and checks' : 'packages';
  const words = { doing: `Installing ${what}, once`, done: `Installed ${what}`, look };
  let facts = '';
  await withProgress({ ...words, summary: () => facts }, async () => {
    await unpack(root, needs);
    dropNodeExtras(root);
    facts = `${paths.length} of them, ${megabytesIn(join(folder, 'node_modules'))} MB`;
    takeOver(root);
  });
  dropOwnCache(root);
  markInstalled(root, needs);
}

async function unpack(root, needs) {
  const [unreachable, settings] = await Promise.all([registryFailure(root), npmSettings(root)]);
  const args = [
    ...INSTALL,
    needs.tools ? '--include=dev' : '--omit=dev',
    unreachable ? '--offline' : '--prefer-offline',
  ];
  const attempt = (registry) => {
    stage(root, needs, registry);
    return npm(root, args, stagingFolder(root));
  };
  let { code, output } = await attempt(settings.registry && settings);
  // A registry that keeps its packages in places of its own has to be asked where.
  if (errorField(output, 'code')?.startsWith('E4')) ({ code, output } = await attempt());
  // npm takes a file that it could not unpack for a mere warning.
  if (code === 0 && !output.includes('TAR_ENTRY_ERROR')) return;
  rmSync(stagingFolder(root), { recursive: true, force: true });
  throw refusalFor(output, root, unreachable);
}

/** The code of npm's error when its registry cannot be reached: npm itself would try for minutes, once a package. */
async function registryFailure(root) {
  const { output } = await npm(root, ['ping', '--fetch-retries=1', '--fetch-retry-mintimeout=500', '--loglevel=error']);
  const code = errorField(output, 'code');
  return NETWORK.test(code) ? code : undefined;
}

/** Found out now rather than after a minute of unpacking. */
function isAlmostFull(root, { tools }) {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize < NEEDED_BYTES + (tools ? TOOLS_BYTES : 0);
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
