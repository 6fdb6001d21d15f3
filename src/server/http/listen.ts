import type { FastifyInstance } from 'fastify';
import { PRODUCT } from '../../core/rules/product.ts';
import { StartError } from '../platform/start-error.ts';
import { isHeld, isOurs } from './port-holder.ts';

/** What browsers try first when they are sent to localhost. */
const OTHER_LOOPBACK = '::1';

interface Place {
  readonly HOST: string;
  readonly PORT: number;
  /** The setting that the port is from. */
  readonly setting?: 'PORT' | 'HEALTH_PORT';
}

/**
 * Listens and returns the address to open in a browser.
 *
 * @throws StartError when the port is taken or not allowed.
 */
export async function listen(app: FastifyInstance, where: Place): Promise<string> {
  // Else the address would lead to the other program: both listen on localhost, each in its own way.
  if (where.HOST === '127.0.0.1' && where.PORT !== 0 && (await isHeld(OTHER_LOOPBACK, where.PORT))) {
    throw await taken({ ...where, HOST: OTHER_LOOPBACK });
  }
  try {
    await app.listen({ host: where.HOST, port: where.PORT });
  } catch (error) {
    throw await explain(error, where);
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

/** Says who holds the port, as far as that can be told, and how to choose another. */
async function taken({ HOST: host, PORT: port, setting = 'PORT' }: Place, cause?: unknown): Promise<StartError> {
  const free = port < 65_535 ? port + 1 : port - 1;
  const said =
    setting === 'PORT' && (await isOurs(host, port))
      ? `${PRODUCT.name} itself runs on port ${port} already. Open http://localhost:${port}, or start another one with a port and a folder of its own: PORT=${free} DATA_DIR=./data-${free} npm start`
      : `Port ${port} is taken by another program. Stop that program, or start with another port: ${setting}=${free} npm start`;
  return new StartError(said, { cause });
}

async function explain(error: unknown, where: Place): Promise<unknown> {
  const { HOST, PORT, setting = 'PORT' } = where;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return await taken({ ...where, HOST: reachable(HOST) }, error);
  if (code === 'EACCES') {
    return new StartError(`This user may not listen on port ${PORT}. Choose one above 1023, such as ${setting}=3000.`, {
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

/** Where to ask who listens on all addresses. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}
