import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { inTime, waitFor } from '../../../test/support/wait-for.ts';
import { onBehalfOf, payerOf } from '../limits/payer.ts';
import { rowsOf } from './rows.ts';

const ada = payerOf({ userId: 'ada' });
const bob = payerOf({ userId: 'bob' });

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

const ask = async () => await opened.database.db.execute(sql`select 1 as one`);

it('keeps a connection for others, however many transactions one payer has that wait', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const hold = () =>
    opened.database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun += 1;
      await gate.promise;
    });
  const isAlone = opened.database.kind === 'embedded';
  // The embedded database has one connection: there is nothing that could be kept for others.
  const held = Array.from({ length: isAlone ? 0 : 30 }, () => onBehalfOf(ada, hold));
  await waitFor('some transactions', () => isAlone || begun > 0);
  const answer = await inTime('another payer', onBehalfOf(bob, ask));
  expect(rowsOf<{ one: number }>(answer)).toEqual([{ one: 1 }]);
  await inTime('the product itself', ask());
  gate.resolve();
  await Promise.all(held);
  expect(begun).toBe(held.length);
});

it('asks next for who has had least', async () => {
  // Connections are made before, by others: making one takes long, and counts for who made it.
  const others = [payerOf({ userId: 'carl' }), payerOf({ userId: 'dora' })];
  const warm = others.flatMap((payer) => Array.from({ length: 20 }, () => onBehalfOf(payer, ask)));
  await Promise.all(warm);
  const order: string[] = [];
  const asks = (name: string, payer: typeof ada, count: number) =>
    Array.from({ length: count }, () => onBehalfOf(payer, ask).then(() => order.push(name)));
  await Promise.all([...asks('ada', ada, 400), ...asks('bob', bob, 5)]);
  expect(order.lastIndexOf('bob')).toBeLessThan(200);
});

it('gives connections back when a transaction fails', async () => {
  const fail = () =>
    opened.database.transaction(async (tx) => {
      await tx.execute(sql`select * from nowhere`);
    });
  for (let index = 0; index < 25; index += 1) await expect(onBehalfOf(ada, fail)).rejects.toThrow();
  await inTime('the next', onBehalfOf(ada, ask));
});
