import type pg from 'pg';
import { expect, test } from 'vitest';
import { shareConnections } from './fair-connections.ts';

/** A pool with connections for everybody. */
function openPool() {
  const state = { released: 0 };
  const connect = (connected: (error: undefined, client: object, release: () => void) => void) => {
    const client = { release: () => void (state.released += 1) };
    connected(undefined, client, client.release);
  };
  return { pool: { connect } as unknown as pg.Pool, state };
}

test('nobody waits for a connection without end', async () => {
  const { pool, state } = openPool();
  const shared = shareConnections(pool, { atOnce: 2, waitMs: 30 });
  const held = await shared.connect();
  await expect(shared.connect(), 'the other half is for others').rejects.toThrow();
  held.release();
  (await shared.connect()).release();
  expect(state.released).toBe(2);
});
