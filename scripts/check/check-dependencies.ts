import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAccepted, READ_LICENCES } from './accepted-licences.ts';
import { folderAndThoseWithIt, type LockedPackages, readLockfile, readManifest } from './lockfile.ts';

const PAGE = 'docs/dependencies.md';

/** A row of the table: | `name` | licence | packages | `path`, `path` | why | */
interface Row {
  readonly name: string;
  readonly licence: string;
  readonly packages: number;
  readonly paths: readonly string[];
  readonly reason: string;
}

/** Where the table of what the product depends on is not true, and licences that nobody agreed to. */
export function checkDependencies(root: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = readManifest(root);
  const wanted = Object.keys({ ...dependencies, ...optionalDependencies });
  const packages = readLockfile(root);
  const rows = readRows(readFileSync(join(root, PAGE), 'utf8'));
  const known = new Set(rows.map(({ name }) => name));
  return [
    ...wanted.filter((name) => !known.has(name)).map((name) => `${PAGE}: ${name} has no row that says what it is for`),
    ...rows
      .filter(({ name }, at) => rows.findIndex((row) => row.name === name) !== at)
      .map(({ name }) => `${PAGE}: ${name} has two rows`),
    ...rows.flatMap((row) =>
      wanted.includes(row.name) ? untrue(root, packages, row) : [`${PAGE}: ${row.name} is no dependency any more`],
    ),
    ...foreignLicences(root, packages, wanted),
  ];
}

function readRows(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const [name, licence, count, where, reason] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const plain = /^`([^`]+)`$/.exec(name ?? '')?.[1];
    if (!plain || reason === undefined) return [];
    const paths = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return [{ name: plain, licence: licence ?? '', packages: Number(count), paths, reason }];
  });
}

function untrue(root: string, packages: LockedPackages, row: Row): string[] {
  const { name } = row;
  const said = (problem: string) => `${PAGE}: ${name} ${problem}`;
  const licence = licenceOf(root, packages, `node_modules/${name}`);
  const { size } = folderAndThoseWithIt(packages, name);
  return [
    ...(row.licence === licence ? [] : [said(`has the licence ${licence}, not "${row.licence}"`)]),
    ...(row.packages === size ? [] : [said(`is ${size} packages with those that come with it, not ${row.packages}`)]),
    ...(row.paths.length > 0 ? [] : [said('does not say where it is used')]),
    ...row.paths
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => said(`is not used in ${path}, which does not exist`)),
    ...(row.reason.length > 20 ? [] : [said('has no reason')]),
  ];
}

/** Of all that is installed for a start, parts for other platforms included. */
function foreignLicences(root: string, packages: LockedPackages, wanted: readonly string[]): string[] {
  const folders = new Set(wanted.flatMap((name) => [...folderAndThoseWithIt(packages, name)]));
  return [...folders].flatMap((folder) => {
    const licence = licenceOf(root, packages, folder);
    if (isAccepted(licence)) return [];
    return [
      `${folder} comes with a start and has the licence "${licence}", which scripts/check/accepted-licences.ts does not accept`,
    ];
  });
}

/** As the installed package says; the lockfile's copy stands for the parts of other platforms, which are not installed. */
function licenceOf(root: string, packages: LockedPackages, folder: string): string {
  const read = READ_LICENCES[folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)];
  if (read) return read;
  const manifest = join(root, folder, 'package.json');
  if (!existsSync(manifest)) return packages[folder]?.license ?? 'none';
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  const named = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : (one.type ?? 'none')));
  return named.join(' OR ') || 'none';
}
