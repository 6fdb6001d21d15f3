import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { smallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';
import { inTime } from './wait-for.ts';

/** Far beyond what they take: a first start makes its database, and an end lets pieces finish for 28 s. */
const [START_LIMIT_MS, END_LIMIT_MS] = [100_000, 60_000];
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ProductProcess {
  readonly url: string;
  /** What it printed on standard output so far. */
  output(): string;
  /** The last of what it printed on standard error so far. */
  errors(): string;
  /** Whether it is still running. */
  lives(): boolean;
  /** As a power cut for the process: nothing is tidied up. */
  kill(): Promise<void>;
  /** Asks it to end and tells its exit code. */
  stop(): Promise<number | null>;
}

interface ReadyMessage {
  readonly ready: string | null;
  readonly pid: number;
}

export interface ProcessRights {
  /** Its number, for a process that is started by root. */
  readonly user?: number;
  /** What the shell had set that it is started from. */
  readonly umask?: number;
  /** A path whose mode it cannot change, as if it were another account's. */
  readonly fixedMode?: string;
  /** A disk that gets full. */
  readonly disk?: SmallDisk;
}

export interface ProcessOptions extends ProcessRights {
  /** Hears what it prints on standard error, also before it is ready. */
  readonly heard?: (text: string) => void;
}

/** What is run before the product: a thread of the tests cannot change the umask that a child inherits. */
function preloads({ umask, fixedMode, disk }: ProcessRights): string[] {
  const code = [
    ...(umask === undefined ? [] : [`process.umask(${umask});`]),
    ...(fixedMode === undefined ? [] : [`${FIXED_MODE}\nfix(${JSON.stringify(fixedMode)});`]),
  ];
  if (disk) code.push(smallDisk(disk));
  // Each is a module of its own.
  return code.flatMap((text) => ['--import', `data:text/javascript,${encodeURIComponent(text)}`]);
}

const FIXED_MODE = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  function fix(fixed) {
    const { chmodSync } = fs;
    fs.chmodSync = (path, mode) => {
      if (path === fixed) throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
      chmodSync(path, mode);
    };
    syncBuiltinESMExports();
  }`;

/** Nobody listens at the discard port. */
const NO_OLLAMA = '127.0.0.1:9';

/** Nothing of the developer's own settings or models gets in; what Node made of the files is kept, as the launcher does. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    LOG_LEVEL: 'error',
    OLLAMA_HOST: NO_OLLAMA,
    NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
    ...settings,
  };
}

/**
 * Starts the product as a process of its own, as the launcher does, and waits until it is ready. `PORT` is a free one
 * unless set; a process without the web role has no url.
 *
 * @throws Error with what it printed when it ends before that.
 */
export async function startProduct(
  settings: Record<string, string>,
  { heard, ...rights }: ProcessOptions = {},
): Promise<ProductProcess> {
  const port = settings['PORT'] ?? String(await freePort());
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16', ...preloads(rights)];
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    cwd: ROOT,
    ...(rights.user === undefined ? {} : { uid: rights.user, gid: rights.user }),
    env: environment({ PORT: port, RESEARCH_PROVIDERS: 'none', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-20_000);
    heard?.(text);
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', ({ ready: url, pid }: ReadyMessage) => {
      // Else a kill would meet whoever started the server, and let the server itself end in good order.
      if (pid === child.pid) resolve(url ?? '');
      else reject(new Error(`The server is the process ${pid}, and ${child.pid} would be killed in its place`));
    });
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready:\n${errors}`)));
  });
  const url = await inTime('the product to be ready', ready, START_LIMIT_MS).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    output: () => output,
    errors: () => errors,
    lives: () => child.exitCode === null && child.signalCode === null,
    kill: () => end(child, 'SIGKILL').then(() => {}),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Starts the product where it should refuse to, and tells what it says. */
export async function refusedStart(settings: Record<string, string>, rights?: ProcessRights): Promise<string> {
  try {
    await (await startProduct(settings, rights)).kill();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  throw new Error('The product started, though it should have refused to');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await inTime(`the product to end after ${signal}`, ended, END_LIMIT_MS);
  return child.exitCode;
}
