import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';

/**
 * Where to look: below the ports that systems give out by themselves (Linux from 32768 on), so that no outgoing
 * connection and no server on "any free port" takes it between the look and its use, or while a program restarts.
 */
const [FIRST, END] = [20_000, 26_000];

/** While a process listens this far above a port, that port is its own. */
const CLAIM = END - FIRST;

/** A loopback port that nobody listens on now. No other process of the tests gets it while this one runs. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(FIRST, END);
    // The claim comes first: without it, two processes could both find the port free.
    const claim = await listenOn(port + CLAIM);
    if (!claim) continue;
    claim.unref();
    if (await isFree(port)) return port;
    claim.close();
  }
  throw new Error('No free port was found');
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port);
  if (!server) return false;
  server.close();
  await once(server, 'close');
  return true;
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  return server;
}
