import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { folderMode } from './access.ts';
import type { DataDirAccess } from './access.ts';
import { closeToOthers, OpenToOthersError } from './close-to-others.ts';
import type { ModeSystem } from './close-to-others.ts';

export interface GuardedFolder {
  readonly DATA_DIR: string;
  readonly DATA_DIR_ACCESS: DataDirAccess;
}

/**
 * Makes the folder of the data if it is not there, and closes it to other accounts.
 *
 * @returns what the operator should know, each a sentence.
 * @throws StartError when others can read or change what lies in it, and for a folder that holds something else.
 */
export function guardDataDir(settings: GuardedFolder, system?: Partial<ModeSystem>): string[] {
  const { DATA_DIR: dataDir, DATA_DIR_ACCESS: access } = settings;
  mkdirSync(dataDir, { recursive: true, mode: folderMode(access) });
  if (isOfSomethingElse(dataDir)) throw new StartError(notOurs(dataDir));
  try {
    const { wide, links } = closeToOthers(dataDir, access, system);
    return [...wideNotice(wide), ...linkNotice(links)];
  } catch (error) {
    if (!(error instanceof OpenToOthersError)) throw error;
    throw new StartError(refusal(error.path, settings), { cause: error });
  }
}

/** The same for a folder that a database elsewhere has replaced: what was left in it is private still, but not needed. */
export function guardOldDataDir(settings: GuardedFolder, system?: Partial<ModeSystem>): string[] {
  if (!OURS.some((name) => existsSync(join(settings.DATA_DIR, name)))) return [];
  try {
    return guardDataDir(settings, system);
  } catch {
    const folder = resolve(settings.DATA_DIR);
    return [
      `${folder} holds the data of an embedded database, and its rights could not be set: remove it, or close it to other accounts.`,
    ];
  }
}

/** What this product keeps there. */
const OURS = ['database', 'database.unfinished', 'lock.sqlite', 'secret', 'reserve'];

/** Closing somebody's home to others, or `/var`, would do harm. What a new volume brings is nothing. */
function isOfSomethingElse(dataDir: string): boolean {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  return names.length > 0 && !names.some((name) => OURS.includes(name));
}

const notOurs = (dataDir: string): string =>
  `The folder ${resolve(dataDir)} holds other files, and Manifold closes its folder to all other accounts. Set DATA_DIR to a folder of its own, such as ${resolve(dataDir, 'manifold')}.`;

function refusal(path: string, { DATA_DIR, DATA_DIR_ACCESS }: GuardedFolder): string {
  const rights = DATA_DIR_ACCESS === 'group' ? 'o-rwx' : 'go-rwx';
  const shared =
    DATA_DIR_ACCESS === 'owner'
      ? ' On a volume that belongs to a group, such as fsGroup of Kubernetes, set DATA_DIR_ACCESS=group.'
      : '';
  return `Other accounts of this machine can read or change ${path}, and this account cannot take that right away. As the owner of the folder run chmod -R ${rights} ${resolve(DATA_DIR)}, or set DATA_DIR to a folder that this account makes itself.${shared}`;
}

function wideNotice(wide: readonly string[]): string[] {
  const [first] = wide;
  if (first === undefined) return [];
  const others = wide.length > 1 ? ` and of ${wide.length - 1} more` : '';
  return [
    `The rights of ${first}${others} are wider than they should be and could not be changed. Nobody else can read the data now; keep the folders above it as closed as they are.`,
  ];
}

function linkNotice(links: readonly string[]): string[] {
  const [first] = links;
  if (first === undefined) return [];
  return [`${first} is a link: see to it yourself that no other account can read what it leads to.`];
}
