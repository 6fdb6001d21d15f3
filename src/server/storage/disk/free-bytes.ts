import { statfsSync } from 'node:fs';

/** What is free for this account on the disk of `folder`; infinitely much on one that does not tell. */
export function freeBytes(folder: string): number {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    // A file system that does not tell its size has none.
    return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
