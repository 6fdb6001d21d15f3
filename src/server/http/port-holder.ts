import { connect } from 'node:net';
import { PRODUCT } from '../../core/rules/product.ts';

/** A program on this machine answers at once or is busy; the start does not wait for it. */
const PATIENCE_MS = 1_000;

/** Whether somebody takes connections at `host` and `port`. */
export function isHeld(host: string, port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (held: boolean) => {
      socket.destroy();
      tell(held);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** Whether it is this product itself that answers there. */
export async function isOurs(host: string, port: number): Promise<boolean> {
  try {
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/config`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    const config: unknown = await answer.json();
    return typeof config === 'object' && config !== null && 'product' in config && config.product === PRODUCT.name;
  } catch {
    return false;
  }
}
