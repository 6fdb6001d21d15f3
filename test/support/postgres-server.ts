import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { KeeperMessage } from './postgres-keeper.ts';

export interface PostgresServer {
  /** Of the superuser, to the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on a free loopback port, in a folder that goes away with it. It ends with `stop`, and
 * also when this process is killed: a keeper process holds it and watches the channel between the two.
 *
 * @throws Error with the command that installs PostgreSQL when there is none.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const keeper = fork(fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url)), { execArgv: [] });
  const ended = once(keeper, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    keeper.once('message', (message: KeeperMessage) => {
      if ('url' in message) resolve(message.url);
      else reject(new Error(message.failure));
    });
    keeper.once('exit', (code) => reject(new Error(`The keeper of PostgreSQL ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}

/** Makes a database, as a copy of `template` if one is given, and returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template = 'template0'): Promise<string> {
  await onServer(serverUrl, async (client) => {
    const quote = (identifier: string) => client.escapeIdentifier(identifier);
    await client.query(`create database ${quote(name)} template ${quote(template)}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database together with the connections that still use it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
