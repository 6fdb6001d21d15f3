import type { Stats } from 'node:fs';

/** Who may read and write the files of `DATA_DIR`: the account that runs the product, or its group as well. */
export const DATA_DIR_ACCESS = ['owner', 'group'] as const;
export type DataDirAccess = (typeof DATA_DIR_ACCESS)[number];

/** The rights that nobody gets, which is also the umask of the process. */
const FORBIDDEN: Readonly<Record<DataDirAccess, number>> = { owner: 0o077, group: 0o007 };

export const forbiddenRights = (access: DataDirAccess): number => FORBIDDEN[access];

export const fileMode = (access: DataDirAccess): number => 0o666 & ~FORBIDDEN[access];
export const folderMode = (access: DataDirAccess): number => 0o777 & ~FORBIDDEN[access];

/** What the mode of a file or folder should be: its owner keeps what it has, its group gets the same or nothing. */
export function privateMode(stats: Stats, access: DataDirAccess): number {
  // Bits that pass the group of a folder on to its files stay: shared volumes need them.
  const own = stats.mode & (stats.isDirectory() ? 0o7700 : 0o700);
  return withShares(own, access);
}

/** The owner's rights, and the same for the group that shares them. */
export function withShares(own: number, access: DataDirAccess): number {
  return access === 'group' ? own | ((own & 0o700) >> 3) : own;
}
