import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

/** A package as package-lock.json has it; the entry of the project itself stands at the empty path. */
export interface LockedPackage extends Manifest {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Comes inside another package, whose integrity covers it. */
  readonly inBundle?: boolean;
  /** Stands for a folder instead of a package. */
  readonly link?: boolean;
  /** Set where the package has another name than the folder that it is installed to. */
  readonly name?: string;
  readonly hasInstallScript?: boolean;
}

/** Entries by the folder that they are installed to, from the root. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readManifest(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
}

export function readLockfile(root: string): LockedPackages {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }).packages;
}

/** The folders of a package and of all that comes with it, parts for other platforms included. */
export function folderAndThoseWithIt(packages: LockedPackages, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (from: string, wanted: string): void => {
    const folder = folderOf(packages, from, wanted);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(folder, next);
  };
  visit('', name);
  return found;
}

/** Where Node finds a package that is asked for from a folder: in it, or in the nearest one above. */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  if (from === '') return undefined;
  return folderOf(packages, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
}
