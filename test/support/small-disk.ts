/** A folder whose disk is full as long as the file `fullWhile` is there, as if another program had taken all that was left. */
export interface SmallDisk {
  readonly folder: string;
  readonly fullWhile: string;
}

/**
 * Code that is run before the product and gives it such a disk, without the rights that mounting one takes: a file that
 * grows then fails with ENOSPC once what was freed since is used up, a file that is written over does not.
 */
export const smallDisk = (disk: SmallDisk): string => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { folder, fullWhile } = ${JSON.stringify(disk)};
  const { openSync, closeSync, writeSync, ftruncateSync, rmSync, unlinkSync, statfsSync, statSync, fstatSync } = fs;
  const here = new Set();
  let free = null;
  const isFull = () => {
    if (!fs.existsSync(fullWhile)) free = null;
    else free ??= 0;
    return free !== null;
  };
  fs.openSync = (path, flags, ...rest) => {
    const gone = String(path).startsWith(folder) && /^w/.test(String(flags)) ? sizeOf(path) : 0;
    const opened = openSync(path, flags, ...rest);
    if (String(path).startsWith(folder)) here.add(opened);
    if (isFull()) free += gone;
    return opened;
  };
  fs.closeSync = (opened) => {
    here.delete(opened);
    closeSync(opened);
  };
  fs.writeSync = (opened, bytes, from, ...rest) => {
    if (!here.has(opened) || !isFull()) return writeSync(opened, bytes, from, ...rest);
    const before = fstatSync(opened).size;
    const [length = bytes.byteLength - (from ?? 0), position] = rest;
    const growth = Math.max(0, (position ?? before) + length - before);
    if (growth > free) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    free -= growth;
    return writeSync(opened, bytes, from, ...rest);
  };
  fs.ftruncateSync = (opened, size = 0) => {
    if (here.has(opened) && isFull()) free += Math.max(0, fstatSync(opened).size - size);
    ftruncateSync(opened, size);
  };
  const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const freeing = (remove) => (path, ...rest) => {
    const size = String(path).startsWith(folder) ? sizeOf(path) : 0;
    remove(path, ...rest);
    if (isFull()) free += size;
  };
  fs.rmSync = freeing(rmSync);
  fs.unlinkSync = freeing(unlinkSync);
  fs.statfsSync = (path, ...rest) => {
    const told = statfsSync(path, ...rest);
    if (String(path).startsWith(folder) && isFull()) told.bavail = Math.floor(free / told.bsize);
    return told;
  };
  syncBuiltinESMExports();`;
