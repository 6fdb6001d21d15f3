import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';

const WATCHED = ['src/server', 'src/core'];

/** Editors write a file in several steps; the last one within this time counts. */
const SETTLE_MS = 150;

const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' });
let server = startServer();
let restart: Promise<void> | undefined;
let timer: NodeJS.Timeout | undefined;

function startServer(): ChildProcess {
  const started = fork('src/server/main.ts', { execArgv: process.execArgv });
  started.once('exit', (code) => {
    if (code) console.error('The server ended. It starts again at the next change.');
  });
  return started;
}

async function endServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

function scheduleRestart(file: string | null): void {
  if (file?.endsWith('.test.ts')) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    restart ??= endServer().then(() => {
      restart = undefined;
      server = startServer();
    });
  }, SETTLE_MS);
}

async function end(): Promise<never> {
  vite.kill('SIGTERM');
  await endServer();
  process.exit(0);
}

for (const folder of WATCHED) watch(folder, { recursive: true }, (_event, file) => scheduleRestart(file));
if (existsSync('.env')) watch('.env', () => scheduleRestart(null));
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(event, () => void end());
console.error(`Reloading on change: ${WATCHED.join(', ')}. The page with hot reload is the address that Vite prints.`);
