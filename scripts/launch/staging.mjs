import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { lockfileOf } from './needs.mjs';
import { isNodePackage } from './pinned-node.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Packages are unpacked in a folder of their own and then take the place of those that are there: what breaks off leaves
 * the old ones as they were, and a running product finds a package at any time.
 */
export const stagingFolder = (root) => join(root, '.cache/install');

const replacedFolder = (root) => join(root, '.cache/replaced');

/**
 * Writes what npm installs from. With `registry`, every package gets its address, which npm would else ask for one by one.
 * Without the pinned Node, `npm ci` must not find it in the manifest either.
 */
export function stage(root, needs, registry) {
  const folder = stagingFolder(root);
  rmSync(folder, { recursive: true, force: true });
  rmSync(replacedFolder(root), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lockfile = lockfileOf(root);
  if (!needs.node) {
    for (const { optionalDependencies } of [manifest, lockfile.packages['']]) withoutNode(optionalDependencies);
    withoutNode(lockfile.packages);
  }
  if (registry) addAddresses(lockfile.packages, registry);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
}

function withoutNode(packages = {}) {
  for (const path of Object.keys(packages)) if (isNodePackage(path)) delete packages[path];
}

/** Where a registry keeps a package by custom; a registry that keeps it elsewhere answers that it is not there. */
function addAddresses(packages, { registry, ...settings }) {
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.inBundle || entry.link) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [scope, rest = scope] = name.split('/');
    const base = (settings[`${scope}:registry`] ?? registry).replace(/\/$/, '');
    entry.resolved = `${base}/${name}/-/${rest}-${entry.version}.tgz`;
  }
}

/** Of the packages with a Node, the part that runs: what compiles add-ons for it is half as much again. */
export function dropNodeExtras(root) {
  const packages = join(stagingFolder(root), 'node_modules');
  for (const name of readdirSync(packages)) {
    if (!isNodePackage(name)) continue;
    for (const extra of ['include', 'share', 'CHANGELOG.md']) {
      rmSync(join(packages, name, extra), { recursive: true, force: true });
    }
  }
}

/** Puts the unpacked packages in their place, with `files` to move and copy them. */
export function takeOver(root, files = { renameSync, cpSync }) {
  const [staged, place] = [join(stagingFolder(root), 'node_modules'), join(root, 'node_modules')];
  try {
    if (existsSync(place)) files.renameSync(place, replacedFolder(root));
    files.renameSync(staged, place);
  } catch (error) {
    if (process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(error.code)) {
      if (!existsSync(place)) files.renameSync(replacedFolder(root), place);
      throw new Refusal(
        'The packages are in use. Stop the Manifold that runs from this folder, then run the command again.',
      );
    }
    // A volume of its own cannot be moved; its content can be copied.
    if (error.code !== 'EXDEV' && error.code !== 'EBUSY') throw error;
    copyOver(staged, place, files.cpSync);
  }
  rmSync(replacedFolder(root), { recursive: true, force: true });
  rmSync(stagingFolder(root), { recursive: true, force: true });
}

/** With npm's note of what it did first to go and last to come: what breaks off in between is not taken for whole. */
function copyOver(staged, place, copy) {
  const note = '.package-lock.json';
  mkdirSync(place, { recursive: true });
  for (const name of [note, '.manifold-installed', ...readdirSync(place)]) {
    rmSync(join(place, name), { recursive: true, force: true });
  }
  for (const name of readdirSync(staged).filter((each) => each !== note)) {
    copy(join(staged, name), join(place, name), { recursive: true, verbatimSymlinks: true });
  }
  copyFileSync(join(staged, note), join(place, note));
}
