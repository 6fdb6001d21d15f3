import { expect, test } from 'vitest';
import { createTokenAccount } from './token-account.ts';

test('without a limit every call may be made, and with one those that fit beside what is used and held back', () => {
  const free = createTokenAccount({ used: 10 ** 9, limit: null });
  expect(free.hold(1_000_000)).not.toBeNull();
  const account = createTokenAccount({ used: 400, limit: 1_000 });
  const first = account.hold(300);
  expect(account.hold(301), 'two calls at once').toBeNull();
  const second = account.hold(300);
  expect(account.hold(1)).toBeNull();
  first?.release();
  expect(account.hold(301), 'nobody charged for the first').toBeNull();
  expect(second?.settle(100)).toBe(100);
  expect(account.hold(500)).not.toBeNull();
});

test('a call of which nothing is told counts as it was expected to', () => {
  const account = createTokenAccount({ used: 0, limit: 1_000 });
  expect(account.hold(600)?.settle(null)).toBe(600);
  expect(account.hold(401)).toBeNull();
  expect(account.hold(400)).not.toBeNull();
});

test('once calls have told that they take more than was thought, as much more is held back', () => {
  const account = createTokenAccount({ used: 0, limit: 10_000 });
  account.hold(1_000)?.settle(3_000);
  const held = [account.hold(1_000), account.hold(1_000), account.hold(1_000)];
  expect(held.map((hold) => hold !== null)).toEqual([true, true, false]);
});

test('calls that take less than was thought make no later one look smaller than it may be', () => {
  const account = createTokenAccount({ used: 0, limit: 1_000 });
  account.hold(500)?.settle(50);
  expect(account.hold(951)).toBeNull();
});
