import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Record<string, string>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

interface Entry extends Manifest {
  readonly integrity?: string;
  readonly resolved?: string;
  /** Comes inside another package, whose integrity covers it. */
  readonly inBundle?: boolean;
}

interface Lockfile {
  readonly packages: Record<string, Entry>;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** What would let another package in than the one that was tested. */
export function checkLockfile(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  return [
    ...KINDS.flatMap((kind) => unlikeLockfile(manifest[kind] ?? {}, packages['']?.[kind] ?? {})),
    ...KINDS.flatMap((kind) => inexact(manifest[kind] ?? {})),
    ...Object.entries(packages).flatMap(([path, entry]) => [
      ...(path !== '' && !entry.integrity && !entry.inBundle ? [`package-lock.json: ${path} has no integrity`] : []),
      // Names and integrity say it all; an address would tie everybody to one host.
      ...(entry.resolved ? [`package-lock.json: ${path} names an address to come from: ${entry.resolved}`] : []),
    ]),
  ];
}

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
