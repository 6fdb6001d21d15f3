import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { KeeperMessage, RestartMessage } from './postgres-keeper.ts';

export interface PostgresServer {
  /** Of the superuser, to the database `postgres`. */
  readonly url: string;
  /** As a crash of the server alone: its sessions end without a word. Resolves once it takes connections again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on a free loopback port, in a folder that goes away with it. It ends with `stop`, and
 * also when this process is killed: a keeper process holds it and watches the channel between the two.
 *
 * @param options.isCutOff whether it keeps what it has said to be saved when it is restarted.
 * @throws Error with the command that installs PostgreSQL when there is none.
 */
export async function startPostgres({ isCutOff = false } = {}): Promise<PostgresServer> {
  const file = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));
  const keeper = fork(file, isCutOff ? ['--cut-off'] : [], { execArgv: [] });
  const ended = once(keeper, 'exit');
  const url = await runningAt(keeper);
  return {
    url,
    async restart() {
      const running = runningAt(keeper);
      keeper.send({ restart: true } satisfies RestartMessage);
      await running;
    },
    async stop() {
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}

/** The keeper's next word. */
async function runningAt(keeper: ChildProcess): Promise<string> {
  return await new Promise<string>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The keeper of PostgreSQL ended with ${code}`));
    keeper.once('exit', ended);
    keeper.once('message', (message: KeeperMessage) => {
      keeper.off('exit', ended);
      if ('url' in message) resolve(message.url);
      else reject(new Error(message.failure));
    });
  });
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
