import { expect, test } from 'vitest';
import type { CallIntent } from '../llm/call-meter.ts';
import { createLearnedSize } from './learned-size.ts';
import { createTokenAccount } from './token-account.ts';

const PIECE: CallIntent = { useCase: 'draft', provider: 'somebody', model: 'm', expectedTokens: 1_000 };
const PLAN: CallIntent = { ...PIECE, useCase: 'plan' };
const { signal: never } = new AbortController();

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

test('who does not fit waits for calls under way, and is refused only when nobody is', async () => {
  const account = createTokenAccount({ used: 0, limit: 1_000 });
  const [first, second] = [account.hold(500), account.hold(500)];
  const verdicts: [number, boolean][] = [];
  const asked = [400, 700].map(async (tokens) => {
    verdicts.push([tokens, await account.fits(() => tokens, never)]);
  });
  second?.settle(200);
  await Promise.resolve();
  expect(verdicts, 'room for neither yet').toEqual([]);
  first?.settle(300);
  await Promise.all(asked);
  expect(verdicts, 'with 500 used and nobody under way').toEqual([
    [400, true],
    [700, false],
  ]);
  expect(account.hold(500), 'waiting holds nothing').not.toBeNull();
});

test('who waits is asked anew how much is likely, and may give up', async () => {
  const account = createTokenAccount({ used: 0, limit: 1_000 });
  const held = account.hold(800);
  let likely = 600;
  const smaller = account.fits(() => likely, never);
  const impatient = new AbortController();
  const gone = account.fits(() => 300, impatient.signal);
  impatient.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  held?.settle(800);
  likely = 200;
  expect(await smaller).toBe(true);
});

test('once calls have told that they take more than was thought, as much more is held back for the like', () => {
  const size = createLearnedSize();
  expect(size.likely(PIECE)).toBe(1_000);
  size.learn(PLAN, 3_000);
  expect([size.likely(PLAN), size.likely(PIECE)], 'for want of better').toEqual([3_000, 3_000]);
  size.learn(PIECE, 1_500);
  expect([size.likely(PLAN), size.likely(PIECE)]).toEqual([3_000, 1_500]);
  expect(size.likely({ ...PIECE, model: 'another' }), 'which thinks less, for all we know').toBe(1_000);
});

test('calls that take less than was thought make no later one look smaller than it may be', () => {
  const size = createLearnedSize();
  size.learn(PIECE, 10);
  expect(size.likely(PIECE)).toBe(1_000);
});

test('one answer that ran away is forgotten over ordinary ones, and was never held against others in full', () => {
  const size = createLearnedSize();
  size.learn(PIECE, 30_000);
  expect(size.likely(PIECE)).toBe(3_000);
  for (let call = 0; call < 10; call += 1) size.learn(PIECE, 800);
  expect(size.likely(PIECE)).toBe(1_000);
});
