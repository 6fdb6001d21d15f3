import pg from 'pg';
import type { Logger } from '../platform/logger.ts';
import type { Hearing, HearingListener } from './hearing.ts';

/** How long it waits for the server, in ms. */
export interface HearingPatience {
  readonly connect: number;
  /** Between two looks whether the connection still lives: a network that drops it says nothing. */
  readonly beat: number;
  /** Before it connects anew: doubled with every try that fails. */
  readonly retry: { readonly first: number; readonly most: number };
}

const PATIENCE: HearingPatience = { connect: 5_000, beat: 15_000, retry: { first: 250, most: 10_000 } };

/** One connection that listens, made anew whenever it is lost. */
export function hearPostgres(
  url: string,
  channel: string,
  { listener, logger, patience = PATIENCE }: { listener: HearingListener; logger: Logger; patience?: HearingPatience },
): Hearing {
  let open: pg.Client | null = null;
  let connecting: Promise<void>;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'manifold-live',
      connectionTimeoutMillis: patience.connect,
      query_timeout: patience.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      lost(client, error);
    };
    // Without a listener, a server that restarts kills this process.
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(error);
    }
    if (closed || isLost) return lose();
    open = client;
    failures = 0;
    beat(client, lose);
    listener.changed();
  }

  function beat(client: pg.Client, lose: (error: unknown) => void): void {
    timer = setTimeout(() => {
      client.query('select 1').then(() => {
        if (open === client) beat(client, lose);
      }, lose);
    }, patience.beat).unref();
  }

  function lost(client: pg.Client, error: unknown): void {
    clearTimeout(timer);
    client.end().catch(() => {});
    const heard = open === client;
    open = null;
    if (closed) return;
    if (heard || failures === 0) logger.warn({ code: codeOf(error) }, 'the connection that listens was lost');
    const { first, most } = patience.retry;
    const again = () => {
      connecting = connect();
    };
    timer = setTimeout(again, Math.min(most, first * 2 ** failures)).unref();
    failures += 1;
    if (heard) listener.changed();
  }

  connecting = connect();
  return {
    hears: () => open !== null,
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      const client = open;
      open = null;
      await client?.end().catch(() => {});
    },
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
