import { hearEmbedded } from './embedded-hearing.ts';
import type { Hearing, HearingConnection } from './hearing.ts';
import { hearPostgres } from './postgres-hearing.ts';
import type { HearingParts } from './postgres-hearing.ts';

/** Begins to listen at once, and goes on by itself when the database was away. */
export function openHearing(
  connection: HearingConnection,
  channel: string,
  parts: Pick<HearingParts, 'name' | 'listener' | 'logger' | 'send'>,
): Hearing {
  return connection.kind === 'embedded'
    ? hearEmbedded(connection.client, channel, parts.listener)
    : hearPostgres(connection.url, channel, parts);
}
