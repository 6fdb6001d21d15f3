import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { forbiddenRights, privateMode } from './access.ts';
import type { DataDirAccess } from './access.ts';

export interface LeftOpen {
  /** What keeps rights that could not be taken away, though they give no text to anybody. */
  readonly wide: readonly string[];
  /** Links, whose targets are left as they are. */
  readonly links: readonly string[];
}

/** Another account can read or change what lies here, and this one cannot prevent it. */
export class OpenToOthersError extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`${path} is open to other accounts`);
    this.name = 'OpenToOthersError';
    this.path = path;
  }
}

/** What the system does, for tests of systems that do it differently. */
export interface ModeSystem {
  readonly chmod: (path: string, mode: number) => void;
  readonly uid: number;
}

interface Walk extends ModeSystem {
  readonly access: DataDirAccess;
  readonly wide: string[];
  readonly links: string[];
}

/**
 * Takes every right from other accounts on all that lies in `dataDir`, whoever made it. From the top, so that nobody else
 * can exchange a file for a link while it goes on. Modes that are right are not written again.
 *
 * @throws OpenToOthersError for the first path that others can read or change and that cannot be mended.
 */
export function closeToOthers(dataDir: string, access: DataDirAccess, system: Partial<ModeSystem> = {}): LeftOpen {
  const uid = system.uid ?? process.geteuid?.();
  const walk: Walk = { access, chmod: system.chmod ?? chmodSync, uid: uid ?? 0, wide: [], links: [] };
  // Windows has no such modes.
  if (uid !== undefined)
    visit(realpathSync(dataDir), () => isBehindClosedFolder(realpathSync(dataDir), walk.uid), walk);
  return walk;
}

/** `unreachable` tells whether a folder above keeps all others out. */
function visit(path: string, unreachable: () => boolean, walk: Walk): void {
  const before = look(path);
  if (!before) return;
  if (before.isSymbolicLink()) return void walk.links.push(path);
  const stats = mend(path, before, walk);
  if (!stats) return;
  const open = rightsOfOthers(stats, walk);
  if (open !== 0) {
    // Who may only list a folder learns names that are the same everywhere.
    const harmful = stats.isDirectory() ? 0o22 : 0o66;
    if ((open & harmful) !== 0 && !unreachable()) throw new OpenToOthersError(path);
    walk.wide.push(path);
  }
  if (!stats.isDirectory()) return;
  const below = (open & 0o11) === 0 ? () => true : unreachable;
  for (const name of readdirSync(path)) visit(join(path, name), below, walk);
}

/** What it is afterwards, as the file system says: some take a new mode and do nothing. */
function mend(path: string, stats: Stats, { access, chmod }: Walk): Stats | undefined {
  const wanted = privateMode(stats, access);
  if ((stats.mode & 0o7777) === wanted) return stats;
  try {
    chmod(path, wanted);
  } catch {
    // What it is now decides.
  }
  return look(path);
}

/** The rights that others have and should not, in the places of group and others. */
function rightsOfOthers({ mode, uid }: Stats, { access, uid: own }: Walk): number {
  const isForeign = access === 'owner' && own !== 0 && uid !== own && uid !== 0;
  return (mode & forbiddenRights(access)) | (isForeign ? (mode & 0o700) >> 6 : 0);
}

function isBehindClosedFolder(path: string, uid: number): boolean {
  const parent = dirname(path);
  if (parent === path) return false;
  const stats = look(parent);
  const closed = stats && (stats.mode & 0o11) === 0 && (stats.uid === uid || stats.uid === 0);
  return closed || isBehindClosedFolder(parent, uid);
}

/** Undefined for what is gone by now. */
function look(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
