import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm passes a signal on that the terminal has sent to the whole group already; twice would mean "at once". */
const ECHO_MS = 300;

/** npm takes its time to tidy up before it ends. What it leaves behind lies in a folder of its own, and is thrown away. */
const TIDY_MS = 1_000;

/**
 * Runs `command` until it ends and returns its exit code. Signals are passed on once. The child has a channel to this
 * process and is expected to end when that closes, which is what happens when this process is killed.
 */
export function supervise(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In a group of its own it gets Ctrl-C from us alone. On Windows that would open a window.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, PATH: pathWith(command) },
  });
  const stopPassing = passSignalsTo(child);
  const stopWatching = endWhenNpmIsGone(child);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      stopPassing();
      stopWatching();
      done(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs `command` to its end with its output kept, and returns both. Signals end it, and this process with it. */
export function runQuietly(command, args, { env = {}, shell = false, cwd } = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, shell, cwd });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let stoppedBy;
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      stoppedBy = signal;
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), TIDY_MS).unref();
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      for (const off of handlers) off();
      if (stoppedBy) process.kill(process.pid, stoppedBy);
      else done({ code, output });
    });
  });
}

function passSignalsTo(child) {
  const lastSent = new Map();
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      if (Date.now() - (lastSent.get(signal) ?? 0) < ECHO_MS) return;
      lastSent.set(signal, Date.now());
      child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((off) => off());
}

/** When `npm start` itself is killed, nobody is left to stop the product: closing the channel tells the child. */
function endWhenNpmIsGone(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {};
  // npm starts us through a shell, which some shells replace by us and others keep.
  const { command } = processOf(process.ppid);
  const shell = /^(.*\/)?\w*sh$/.test(command) ? process.ppid : undefined;
  const npm = () => (shell ? processOf(shell).parent : process.ppid);
  const started = npm();
  const timer = setInterval(() => {
    if (npm() !== started && child.connected) child.disconnect();
  }, 500).unref();
  return () => clearInterval(timer);
}

/** Name and parent of a process; empty when it is gone. */
function processOf(pid) {
  try {
    const [, command, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { command, parent: Number(parent) };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? [];
    return { command, parent: Number(parent) };
  }
}

/** So that tools which look for `node` or for one another find ours. */
function pathWith(command) {
  return [dirname(command), resolve('node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter);
}
