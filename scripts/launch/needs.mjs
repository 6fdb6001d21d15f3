import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNodePackage } from './pinned-node.mjs';

/**
 * What a command needs of the packages: `tools` for tests and checks, which a start does without, and `node` for the
 * pinned Node.
 *
 * @typedef {{ tools: boolean, node: boolean }} Needs
 */

export const lockfileOf = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Names one installation: lockfile, machine, and what is there of it. */
export function stampOf(root, { tools, node }) {
  const lockfile = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const parts = ['start', tools && 'tools', node && 'node'].filter(Boolean);
  return `${lockfile.digest('hex')} ${process.platform}-${process.arch} ${parts.join('+')}\n`;
}

/** The stamps that are good enough for `needs`: more than what is needed does no harm. */
export function stampsThatServe(root, needs) {
  const each = (needed) => (needed ? [true] : [false, true]);
  return each(needs.tools).flatMap((tools) => each(needs.node).map((node) => stampOf(root, { tools, node })));
}

/** The paths and versions in the lockfile that must be there. */
export function neededPackages(root, needs) {
  return Object.entries(lockfileOf(root).packages).filter(
    ([path, entry]) => path !== '' && (needs.tools || !entry.dev) && isNeededHere(path, entry, needs),
  );
}

/** What npm leaves out is optional: made for other machines, or needed by something that is. */
function isNeededHere(path, { optional, os, cpu, libc }, needs) {
  if (isNodePackage(path) && !needs.node) return false;
  if (!optional) return true;
  // Of a package for each C library one is installed, and which one is npm's decision.
  return Boolean(os && cpu && !libc && os.includes(process.platform) && cpu.includes(process.arch));
}

/** Whether npm has installed what is needed before, by hand or otherwise: npm notes what it did. */
export function holdsPackages(root, needs) {
  const noted = notedPackages(root);
  return neededPackages(root, needs).every(([path, wanted]) => noted[path]?.version === wanted.version);
}

/** Whether tests and checks were run here, so that a new lockfile brings their tools along at once. */
export const holdsTools = (root) => Object.values(notedPackages(root)).some(({ dev }) => dev);

export const holdsNode = (root) => Object.keys(notedPackages(root)).some(isNodePackage);

function notedPackages(root) {
  const path = join(root, 'node_modules/.package-lock.json');
  return (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).packages) || {};
}
