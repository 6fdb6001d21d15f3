import type { FastifyInstance } from 'fastify';

/** Time for requests under way to be answered. */
const ANSWER_MS = 4_000;

/** Ended connections are gone at once; this is for those that are not. */
const LAST_MS = 1_000;

/**
 * Takes no new requests, lets those under way be answered, and then hangs up: a client that never ends its request
 * would else keep the product from ending for as long as it likes. Takes 5 s at most.
 */
export async function closeHttpApp(app: FastifyInstance): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      app.server.closeAllConnections();
      timer = setTimeout(resolve, LAST_MS);
    }, ANSWER_MS);
  });
  try {
    await Promise.race([app.close(), late]);
  } finally {
    clearTimeout(timer);
  }
}
