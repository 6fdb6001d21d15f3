import { expect, test } from 'vitest';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { watchDisk } from './watch-disk.ts';

/** An engine that remembers what it was told, with so much log as `log` says. */
function engineWith(log: { bytes: number }) {
  const told: string[] = [];
  return {
    told,
    exec: async (sql: string) => void told.push(sql),
    query: async () => ({ rows: [{ bytes: log.bytes }] }),
  };
}

/** A reserve that can be held while `isThere`. */
const reserveOf = (room: { isThere: boolean }) => ({
  hold: () => room.isThere,
  holdSome: () => {},
  giveBack: () => false,
});

const READ_ALONE = 'set default_transaction_read_only = on';
const READ_AND_WRITE = 'set default_transaction_read_only = off';

test('it lets the engine read alone as long as there is no room, and says so each time that changes', async () => {
  const room = { isThere: true };
  const engine = engineWith({ bytes: 0 });
  const watch = watchDisk({ dataDir: '.', reserve: reserveOf(room), engine });
  const changes: boolean[] = [];
  watch.onChange((isFull) => changes.push(isFull));
  await watch.look();
  expect(engine.told).toEqual([]);
  const { aborted } = watch.untilFull();
  expect([watch.isFull(), aborted]).toEqual([false, false]);

  const untilFull = watch.untilFull();
  room.isThere = false;
  await watch.look();
  await watch.look();
  expect(engine.told).toEqual([READ_ALONE]);
  expect([watch.isFull(), untilFull.aborted]).toEqual([true, true]);

  room.isThere = true;
  watch.lookSoon();
  await waitFor('room to be seen', () => !watch.isFull());
  expect(engine.told).toEqual([READ_ALONE, READ_AND_WRITE]);
  expect(watch.untilFull().aborted).toBe(false);
  expect(changes).toEqual([true, false]);
});

test('the log is written over when much of it has gathered, and sooner where there is no room', async () => {
  const room = { isThere: true };
  const log = { bytes: 20 * 1024 * 1024 };
  const engine = engineWith(log);
  const watch = watchDisk({ dataDir: '.', reserve: reserveOf(room), engine });
  await watch.look();
  expect(engine.told).toEqual([]);
  log.bytes = 80 * 1024 * 1024;
  await watch.look();
  expect(engine.told).toEqual(['checkpoint']);
  log.bytes = 20 * 1024 * 1024;
  room.isThere = false;
  await watch.look();
  expect(engine.told).toEqual(['checkpoint', READ_ALONE, 'checkpoint']);
});
