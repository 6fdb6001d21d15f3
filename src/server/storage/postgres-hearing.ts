import pg from 'pg';
import type { Logger } from '../platform/logger.ts';
import type { Hearing, HearingListener } from './hearing.ts';
import { createHearingProof } from './hearing-proof.ts';
import { codeOf } from './postgres-pool.ts';

/** How long it waits for the server, in ms. */
export interface HearingPatience {
  readonly connect: number;
  /** Between two looks whether the connection still lives: a network that drops it says nothing. */
  readonly beat: number;
  /** Before it connects anew: doubled with every try that fails. */
  readonly retry: { readonly first: number; readonly most: number };
}

const PATIENCE: HearingPatience = { connect: 5_000, beat: 15_000, retry: { first: 250, most: 10_000 } };

export interface HearingParts {
  /** As the server lists the connection. */
  readonly name: string;
  readonly listener: HearingListener;
  readonly logger: Logger;
  /** Sends on the channel, by another connection than the one that listens. */
  readonly send: (payload: string) => Promise<unknown>;
  readonly patience?: HearingPatience;
}

/**
 * One connection that listens, made anew whenever it is lost. It counts as hearing once it has heard something: a pooler in
 * transaction mode takes the `LISTEN`, and then passes nothing on.
 */
export function hearPostgres(
  url: string,
  channel: string,
  { name, listener, logger, send, patience = PATIENCE }: HearingParts,
): Hearing {
  let open: pg.Client | null = null;
  let connecting: Promise<void>;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const proof = createHearingProof(send, (hears) => {
    if (!hears && open) logger.warn('what is sent is not heard: the connection that listens may go through a pooler');
    if (!closed) listener.changed();
  });

  async function connect(): Promise<void> {
    const client = clientFor(url, name, patience);
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      lost(client, error);
    };
    // Without a listener, a server that restarts kills this process.
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => {
      if (!proof.takes(payload)) listener.heard(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose(error);
    }
    if (closed || isLost) return lose();
    open = client;
    failures = 0;
    prove(client, lose);
  }

  function prove(client: pg.Client, lose: (error: unknown) => void): void {
    proof.begin();
    timer = setTimeout(() => {
      client.query('select 1').then(() => {
        if (open === client) prove(client, lose);
      }, lose);
    }, patience.beat).unref();
  }

  function lost(client: pg.Client, error: unknown): void {
    clearTimeout(timer);
    client.end().catch(() => {});
    const wasOpen = open === client;
    open = null;
    if (closed) return;
    if (wasOpen || failures === 0) logger.warn({ code: codeOf(error) }, 'the connection that listens was lost');
    const { first, most } = patience.retry;
    const again = () => {
      connecting = connect();
    };
    timer = setTimeout(again, Math.min(most, first * 2 ** failures)).unref();
    failures += 1;
    proof.lose();
  }

  connecting = connect();
  return {
    hears: () => open !== null && proof.hears(),
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

function clientFor(connectionString: string, name: string, { connect }: HearingPatience): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connect,
    query_timeout: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
}
