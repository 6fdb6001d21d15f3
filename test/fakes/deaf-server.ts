import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface DeafServer {
  /** An https address: the handshake never comes, so no connection is ever made. */
  readonly url: string;
  readonly attempts: () => number;
  close(): Promise<void>;
}

/** A host that swallows every attempt to connect, as a firewall does that drops packets. */
export async function startDeafServer(): Promise<DeafServer> {
  const sockets = new Set<Socket>();
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/w/api.php`,
    attempts: () => attempts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
