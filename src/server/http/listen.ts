import type { FastifyInstance } from 'fastify';
import { StartError } from '../platform/start-error.ts';

/**
 * Listens and returns the address to open in a browser.
 *
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(app: FastifyInstance, where: { HOST: string; PORT: number }): Promise<string> {
  try {
    await app.listen({ host: where.HOST, port: where.PORT });
  } catch (error) {
    throw explain(error, where);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : where.PORT;
  return `http://${browserHost(where.HOST)}:${port}`;
}

/** The name a person types: loopback and "all addresses" are localhost. */
function browserHost(host: string): string {
  if (['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: unknown, { HOST, PORT }: { HOST: string; PORT: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${PORT} is taken by another program. Stop that program, or start with another port: PORT=${PORT + 1} npm start`,
      { cause: error },
    );
  }
  if (code === 'EACCES') {
    return new StartError(`This user may not listen on port ${PORT}. Choose one above 1023, such as PORT=3000.`, {
      cause: error,
    });
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST=${HOST} is not an address of this machine. 127.0.0.1 and 0.0.0.0 always work.`, {
      cause: error,
    });
  }
  return error;
}
