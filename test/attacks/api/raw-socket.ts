import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { inTime } from '../../support/wait-for.ts';

/** A connection on which anything can be said, also what is no HTTP. */
export interface RawSocket {
  readonly socket: Socket;
  /** False once the server has hung up. */
  write(data: string | Uint8Array): Promise<boolean>;
  /** What has come so far. */
  heard(): string;
  /** Everything until the server hangs up. */
  untilClosed(): Promise<string>;
  /** Everything, once `pattern` is part of it. */
  until(pattern: RegExp): Promise<string>;
  close(): void;
}

export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let text = '';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setEncoding('latin1');
  socket.on('data', (data) => {
    text += String(data);
    tell();
  });
  // Who is hung up on while still sending hears of it this way.
  socket.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    write: (data) =>
      new Promise((resolve) => {
        if (socket.destroyed || !socket.writable) return resolve(false);
        const gone = () => resolve(false);
        socket.once('close', gone);
        socket.write(data, (error) => {
          socket.off('close', gone);
          resolve(!error);
        });
      }),
    heard: () => text,
    async untilClosed() {
      await inTime('the server to hang up', closed);
      return text;
    },
    until(pattern) {
      const found = new Promise<string>((resolve, reject) => {
        const look = () => {
          if (!pattern.test(text)) return;
          listeners.delete(look);
          resolve(text);
        };
        listeners.add(look);
        socket.once('close', () => reject(new Error(`The server hung up after: ${text.slice(0, 500)}`)));
        look();
      });
      return inTime(`an answer with ${pattern}`, found);
    },
    close: () => socket.destroy(),
  };
}

/** The status of each answer in what was heard. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Says it all on one connection and hears what is said until the server hangs up. */
export async function say(url: string, ...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = await openSocket(url);
  for (const part of parts) if (!(await socket.write(part))) break;
  // A server that would go on listening is told that there is no more.
  socket.socket.end();
  try {
    return await socket.untilClosed();
  } finally {
    socket.close();
  }
}
