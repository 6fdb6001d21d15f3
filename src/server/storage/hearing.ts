import type { PGlite } from '@electric-sql/pglite';

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
