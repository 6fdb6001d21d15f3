import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, INSTALL_POSTGRES } from './find-postgres.ts';
import { freePort } from './free-port.ts';

export type KeeperMessage = { readonly url: string } | { readonly failure: string };

/** Cuts the server off, without an end of its sessions, and starts it again; answered once it takes connections. */
export interface RestartMessage {
  readonly restart: true;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // There is no such user here.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

const folder = mkdtempSync(join(tmpdir(), 'manifold-postgres-'));
let server: ChildProcess | undefined;
let launch: () => Promise<string> = () => Promise.reject(new Error('PostgreSQL was never started.'));

/** A server that is cut off must keep what it has said to be saved; one that lives as long as the tests need not. */
const isCutOff = process.argv.includes('--cut-off');

/** Everything in it can be lost with the machine. */
const SERVER_SETTINGS = {
  fsync: 'off',
  synchronous_commit: isCutOff ? 'on' : 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  lc_messages: 'C',
};

async function start(): Promise<string> {
  const binaries = findPostgres();
  if (!binaries) throw new Error(INSTALL_POSTGRES);
  const identity = unprivileged();
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) for (const path of [folder, passwordFile]) chownSync(path, identity.uid, identity.gid);

  const run = { ...identity, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'manifold', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-N'],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = Object.entries(SERVER_SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://manifold:${password}@127.0.0.1:${port}/postgres`;
  launch = async () => {
    // A process group of its own: Ctrl-C in the terminal must not stop it before the tests that still use it.
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...run,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await answering(url, server);
    return url;
  };
  return await launch();
}

async function restart(): Promise<string> {
  await end('SIGQUIT');
  return await launch();
}

async function answering(url: string, process: ChildProcess): Promise<void> {
  let log = '';
  process.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (process.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

async function stop(): Promise<void> {
  // Fast shutdown: ends the sessions, and frees the shared memory, which a killed server would leave behind.
  await end('SIGINT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function report(message: KeeperMessage): void {
  if (process.connected) process.send?.(message);
}

// The one who asked for the server decides when it ends, by closing the channel or by ending itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const told = (failure: unknown) => report({ failure: failure instanceof Error ? failure.message : String(failure) });
const starting = start().then(
  (url) => report({ url }),
  (error: unknown) => {
    told(error);
    process.disconnect?.();
  },
);
process.on('message', (message: RestartMessage) => {
  if (message.restart) restart().then((url) => report({ url }), told);
});
process.on('disconnect', () => {
  void starting.then(stop).then(() => process.exit(0));
});
