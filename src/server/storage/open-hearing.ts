import type { Logger } from '../platform/logger.ts';
import { hearEmbedded } from './embedded-hearing.ts';
import type { Hearing, HearingConnection, HearingListener } from './hearing.ts';
import { hearPostgres } from './postgres-hearing.ts';

/** Begins to listen at once, and goes on by itself when the database was away. */
export function openHearing(
  connection: HearingConnection,
  channel: string,
  { listener, logger }: { listener: HearingListener; logger: Logger },
): Hearing {
  return connection.kind === 'embedded'
    ? hearEmbedded(connection.client, channel, listener)
    : hearPostgres(connection.url, channel, { listener, logger });
}
