import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_HOME = '/usr/lib/postgresql';

/** The versions that the product supports. */
const SUPPORTED = { from: 15, to: 18 };

export const INSTALL_POSTGRES =
  'No PostgreSQL server was found, and the tests run on a real one. Install it with "apt-get install -y postgresql" (Debian, Ubuntu) or "brew install postgresql@18" (macOS); it need not be started.';

/**
 * The folder with `initdb` and `postgres`: the newest supported version where Debian puts them, else the first on the
 * PATH. Undefined when there is none.
 */
export function findPostgres(debianHome = DEBIAN_HOME, path = process.env['PATH'] ?? ''): string | undefined {
  const packaged = versionsIn(debianHome).map((version) => join(debianHome, String(version), 'bin'));
  return [...packaged, ...path.split(delimiter)].find((folder) => folder !== '' && holdsServer(folder));
}

function versionsIn(home: string): number[] {
  try {
    return readdirSync(home)
      .map(Number)
      .filter((version) => version >= SUPPORTED.from && version <= SUPPORTED.to)
      .sort((a, b) => b - a);
  } catch {
    return [];
  }
}

function holdsServer(folder: string): boolean {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'postgres'].every((name) => {
    try {
      accessSync(join(folder, name + suffix), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
