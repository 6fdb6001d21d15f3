import type { Settings } from '../config/settings.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database } from '../storage/database.ts';
import type { Room } from '../storage/disk/watch-disk.ts';
import { closeHttpApp } from './close.ts';
import { createHealthApp } from './health-app.ts';
import type { WorkState } from './health-app.ts';
import { listen } from './listen.ts';

/** What a process says of itself at `HEALTH_PORT`, where that is set: 503 until its database has been reached. */
export interface HealthPort {
  reached(database: Database, room: Room): void;
  /** Says from now on how it does with its work. */
  say(work: WorkState): void;
  close(): Promise<void>;
}

/**
 * Listens from the start: a process that waits for its database must not look dead to a health check.
 *
 * @throws StartError when the port is taken or not allowed.
 */
export async function openHealthPort(
  { HOST, HEALTH_PORT: PORT, ROLES }: Pick<Settings, 'HOST' | 'HEALTH_PORT' | 'ROLES'>,
  logger: Logger,
): Promise<HealthPort> {
  let said: WorkState = ROLES.includes('worker') ? 'starting' : 'none';
  let database: Database | null = null;
  let room: Room | null = null;
  const app = createHealthApp({
    logger,
    database: () => database,
    work: () => (said === 'taking' && room?.isFull() ? 'waiting' : said),
  });
  if (PORT !== null) await listen(app, { HOST, PORT, setting: 'HEALTH_PORT' });
  return {
    reached(found, itsRoom) {
      database = found;
      room = itsRoom;
    },
    say(work) {
      if (said !== 'none') said = work;
    },
    close: () => closeHttpApp(app),
  };
}
