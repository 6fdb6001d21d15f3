import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { listen } from './listen.ts';

/** A program that takes connections there and has nothing to say. */
async function otherProgram(host: string): Promise<number> {
  const port = await freePort();
  const server = createServer((socket) => socket.end()).listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return port;
}

async function refusal(where: { HOST: string; PORT: number }): Promise<string> {
  const app = fastify();
  onTestFinished(() => app.close());
  return await listen(app, where).then(String, (error: Error) => error.message);
}

/** Both where there are both. */
const LOOPBACKS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, address }) => internal && ['127.0.0.1', '::1'].includes(address))
  .map(({ address }) => address);

test.each(LOOPBACKS)('a port that another program holds on %s is refused, with the remedy', async (host) => {
  const port = await otherProgram(host);
  expect(await refusal({ HOST: '127.0.0.1', PORT: port })).toBe(
    `Port ${port} is taken by another program. Stop that program, or start with another port: PORT=${port + 1} npm start`,
  );
});

test('a port that this product holds is told as such', async () => {
  const first = fastify();
  onTestFinished(() => first.close());
  first.get('/api/config', () => ({ product: 'Manifold' }));
  const port = await freePort();
  await listen(first, { HOST: '127.0.0.1', PORT: port });
  expect(await refusal({ HOST: '127.0.0.1', PORT: port })).toContain(`Manifold itself runs on port ${port} already.`);
});

test('an address of another machine is told as such', async () => {
  expect(await refusal({ HOST: '192.0.2.1', PORT: 0 })).toContain('HOST=192.0.2.1 is not an address of this machine');
});
