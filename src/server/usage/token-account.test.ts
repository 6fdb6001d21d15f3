import { expect, test } from 'vitest';
import { createLearnedSize } from './learned-size.ts';
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

test('once calls have told that they take more than was thought, as much more is held back for the like', () => {
  const size = createLearnedSize();
  const piece = { useCase: 'piece', expectedTokens: 1_000 } as const;
  const plan = { ...piece, useCase: 'plan' } as const;
  expect(size.likely(piece)).toBe(1_000);
  size.learn(plan, 3_000);
  expect([size.likely(plan), size.likely(piece)], 'for want of better').toEqual([3_000, 3_000]);
  size.learn(piece, 1_500);
  expect([size.likely(plan), size.likely(piece)]).toEqual([3_000, 1_500]);
});

test('calls that take less than was thought make no later one look smaller than it may be', () => {
  const size = createLearnedSize();
  const piece = { useCase: 'piece', expectedTokens: 1_000 } as const;
  size.learn(piece, 10);
  expect(size.likely(piece)).toBe(1_000);
});
