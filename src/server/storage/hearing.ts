import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '../platform/logger.ts';
import { hearEmbedded } from './embedded-hearing.ts';
import { hearPostgres } from './postgres-hearing.ts';

/** Hears what is sent with `pg_notify` on one channel. */
export interface Hearing {
  /** Whether what is sent right now is heard. */
  hears(): boolean;
  close(): Promise<void>;
}

export interface HearingListener {
  heard(payload: string): void;
  /** It hears again, or no longer: anything may have been sent meanwhile. */
  changed(): void;
}

/** The database to listen to: a connection that is not behind a pooler, since only that one can listen. */
export type HearingConnection =
  | { readonly kind: 'embedded'; readonly client: PGlite }
  | { readonly kind: 'postgres'; readonly url: string };

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
