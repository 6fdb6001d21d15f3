import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, readLockfile, readManifest } from './lockfile.ts';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Packages that would run a program of theirs when they are installed, and why that need not happen. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  'core-js': 'Asks for donations. A tool of tests needs it',
  esbuild:
    'Looks whether its program starts; that comes in a package for each platform. drizzle-kit and the tests need it',
};

/** What would let another package in than the one that was tested, or a program of its own run. */
export function checkLockfile(root: string, scripts: Readonly<Record<string, string>> = INSTALL_SCRIPTS): string[] {
  const manifest = readManifest(root);
  const packages = readLockfile(root);
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...KINDS.flatMap((kind) => unlikeLockfile(manifest[kind] ?? {}, packages['']?.[kind] ?? {})),
    ...KINDS.flatMap((kind) => inexact(manifest[kind] ?? {})),
    ...locked.flatMap(([path, entry]) => foreign(path, entry)),
    ...unknownScripts(locked, scripts),
    ...scriptsThatRun(root),
  ];
}

type Versions = Readonly<Record<string, string>>;

function inexact(wanted: Versions): string[] {
  return Object.entries(wanted)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `package.json: ${name} needs an exact version, not "${version}"`);
}

function unlikeLockfile(wanted: Versions, locked: Versions): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(locked)]);
  return [...names]
    .filter((name) => wanted[name] !== locked[name])
    .map((name) => `package-lock.json does not fit package.json (${name}): run "npm install"`);
}

/** A package of the registry has its own name, an exact version and a strong hash, and is had from wherever npm is set to. */
function foreign(path: string, entry: LockedPackage): string[] {
  const said = (problem: string) => `package-lock.json: ${path} ${problem}`;
  return [
    ...(!entry.integrity && !entry.inBundle ? [said('has no integrity')] : []),
    ...(entry.integrity && !entry.integrity.startsWith('sha512-') ? [said('has a weak integrity, not SHA-512')] : []),
    // Names and integrity say it all; an address would tie everybody to one host, or lead to git or a file.
    ...(entry.resolved ? [said(`names an address to come from: ${entry.resolved}`)] : []),
    ...(entry.link ? [said('is a link to a folder')] : []),
    ...(entry.name ? [said(`is another package: ${entry.name}`)] : []),
    ...(EXACT.test(entry.version ?? '') || entry.link
      ? []
      : [said(`has no version of the registry: ${entry.version}`)]),
  ];
}

function unknownScripts(
  locked: readonly (readonly [path: string, entry: LockedPackage])[],
  scripts: Readonly<Record<string, string>>,
): string[] {
  const names = new Set(locked.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)));
  const known = Object.keys(scripts);
  return [
    ...[...names]
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `package-lock.json: ${name} has an install script, and scripts/check/check-lockfile.ts does not say why`,
      ),
    ...known
      .filter((name) => !names.has(name))
      .map((name) => `scripts/check/check-lockfile.ts: ${name} has no install script any more`),
  ];
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** By hand, too, an installation runs nobody's program. */
function scriptsThatRun(root: string): string[] {
  const file = join(root, '.npmrc');
  const settings = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^ignore-scripts=true$/m.test(settings) ? [] : ['.npmrc: "ignore-scripts=true" is missing'];
}
