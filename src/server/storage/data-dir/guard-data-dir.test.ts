import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DataDirAccess } from './access.ts';
import { guardDataDir, guardOldDataDir } from './guard-data-dir.ts';

let above: string;
let folder: string;

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'manifold-guard-'));
  chmodSync(above, 0o755);
  folder = join(above, 'data');
});

afterEach(() => rmSync(above, { recursive: true, force: true }));

const settings = (access: DataDirAccess = 'owner') => ({ DATA_DIR: folder, DATA_DIR_ACCESS: access });
const modeOf = (path = '') => (statSync(join(folder, path)).mode & 0o7777).toString(8);

/** As an older release left it, with everything open. */
function oldInstallation(mode = 0o755): void {
  mkdirSync(join(folder, 'database', 'base'), { recursive: true });
  writeFileSync(join(folder, 'database', 'base', '1259'), 'rows');
  for (const path of ['', 'database', 'database/base']) chmodSync(join(folder, path), mode);
  chmodSync(join(folder, 'database/base/1259'), 0o666);
}

/** A system where the modes of some paths cannot be changed, as those of another account. */
const unable = (which: RegExp = /./) => ({
  chmod: (path: string, mode: number) => {
    if (which.test(path.slice(above.length))) throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    chmodSync(path, mode);
  },
});

describe('what can be closed', () => {
  test('is: the folder and all in it, of an old installation too', () => {
    oldInstallation(0o777);
    expect(guardDataDir(settings())).toEqual([]);
    expect(['', 'database', 'database/base', 'database/base/1259'].map(modeOf)).toEqual(['700', '700', '700', '600']);
  });

  test('is shared with the group alone where it is set so, and keeps what passes the group on', () => {
    oldInstallation(0o2755);
    expect(guardDataDir(settings('group'))).toEqual([]);
    expect(['', 'database', 'database/base/1259'].map(modeOf)).toEqual(['2770', '2770', '660']);
  });

  test('is made with the right mode', () => {
    guardDataDir(settings());
    expect(modeOf()).toBe('700');
  });

  test('is not written again where it is right already', () => {
    oldInstallation();
    guardDataDir(settings());
    const changed: string[] = [];
    expect(guardDataDir(settings(), { chmod: (path) => void changed.push(path) })).toEqual([]);
    expect(changed).toEqual([]);
  });

  test('does not include what a link leads to, which is said', () => {
    const outside = join(above, 'notes.txt');
    writeFileSync(outside, 'not ours');
    chmodSync(outside, 0o644);
    oldInstallation();
    symlinkSync(outside, join(folder, 'database', 'link'));
    expect(guardDataDir(settings())).toEqual([expect.stringMatching(/link is a link.*what it leads to\.$/)]);
    expect((lstatSync(outside).mode & 0o777).toString(8)).toBe('644');
  });

  test('is the target of DATA_DIR itself, if that is a link', () => {
    oldInstallation();
    const link = join(above, 'link');
    symlinkSync(folder, link);
    expect(guardDataDir({ DATA_DIR: link, DATA_DIR_ACCESS: 'owner' })).toEqual([]);
    expect(modeOf('database/base/1259')).toBe('600');
  });
});

describe('what cannot be closed', () => {
  test.each<[string, number, RegExp]>([
    ['a folder that others may write', 0o777, /data,/],
    ['a file that others may read', 0o755, /1259,/],
  ])('ends the start where others get at it: %s', (_, mode, path) => {
    oldInstallation(mode);
    const attempt = () => guardDataDir(settings(), unable());
    expect(attempt).toThrow(path);
    expect(attempt).toThrow(
      /^Other accounts .* cannot take that right away\. .*chmod -R go-rwx .*DATA_DIR_ACCESS=group\.$/,
    );
  });

  test('ends it on a file system that takes a mode and forgets it', () => {
    oldInstallation();
    expect(() => guardDataDir(settings(), { chmod: () => {} })).toThrow(/^Other accounts/);
  });

  test('is said, and no more, where a folder above lets nobody in', () => {
    oldInstallation(0o777);
    chmodSync(above, 0o700);
    expect(guardDataDir(settings(), unable())).toEqual([
      expect.stringMatching(/data and of 3 more are wider than they should be .* Nobody else can read the data now/),
    ]);
  });

  test('is said, and no more, where the folder itself lets nobody in', () => {
    oldInstallation(0o777);
    expect(guardDataDir(settings(), unable(/database/))).toHaveLength(1);
    expect(modeOf()).toBe('700');
  });

  test('is said, and no more, of the mount point of a volume that only root may change', () => {
    oldInstallation();
    expect(guardDataDir(settings('group'), unable(/data$/))).toHaveLength(1);
    expect(modeOf('database/base/1259')).toBe('660');
  });

  test('of another account is open to that account', () => {
    oldInstallation();
    const stranger = statSync(folder).uid + 1;
    const asStranger = { ...unable(), uid: stranger };
    chmodSync(folder, 0o700);
    const attempt = () => guardDataDir(settings(), asStranger);
    if (statSync(folder).uid === 0) expect(attempt, 'root may do everything anyway').not.toThrow();
    else expect(attempt).toThrow(/^Other accounts/);
  });
});

test('a folder with files of something else is refused and left as it is', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'not ours');
  chmodSync(join(folder, 'thesis.txt'), 0o644);
  expect(() => guardDataDir(settings())).toThrow(/data holds other files, .* Set DATA_DIR to a folder of its own/);
  expect(modeOf('thesis.txt')).toBe('644');
});

test('what a new volume brings does not stand in the way', () => {
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  writeFileSync(join(folder, '.keep'), '');
  expect(guardDataDir(settings())).toEqual([]);
});

describe('with a database elsewhere', () => {
  test('no folder is made', () => {
    expect(guardOldDataDir(settings())).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  test('what was left is closed, and never ends the start', () => {
    oldInstallation();
    expect(guardOldDataDir(settings(), unable())).toEqual([expect.stringMatching(/could not be set: remove it/)]);
    expect(guardOldDataDir(settings())).toEqual([]);
    expect(modeOf('database/base/1259')).toBe('600');
  });
});
