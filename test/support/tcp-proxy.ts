import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Ends all connections and refuses new ones, as a server that is being restarted. */
  cut(): Promise<void>;
  /** Ends all connections, accepts new ones and passes nothing on, as a network that drops everything. */
  silence(): Promise<void>;
  /** Passes nothing on over the connections of now, without ending them; new ones work, as behind a new NAT table. */
  mute(): void;
  restore(): Promise<void>;
}

/** Stands before a server on this machine, so that a test can take it away and give it back. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((client) => {
    if (silent) {
      sockets.add(client);
      client.on('error', () => client.destroy());
      return;
    }
    const upstream = connect(target.port, target.host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen');
    return address.port;
  };
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      endAll();
      await closed;
    },
    mute() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    async silence() {
      silent = true;
      endAll();
      if (!server.listening) await listen(port);
    },
    async restore() {
      silent = false;
      endAll();
      if (!server.listening) await listen(port);
    },
  };
}
