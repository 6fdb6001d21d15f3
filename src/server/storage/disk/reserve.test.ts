import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freeBytes } from './free-bytes.ts';
import { createReserve } from './reserve.ts';

const MEGABYTE = 1024 * 1024;

function folderWithReserve() {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-reserve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const held = () => statSync(join(folder, 'reserve'), { throwIfNoEntry: false });
  return { folder, reserve: createReserve(folder, 0o600), held };
}

test('it takes up its room for true, and closed to other accounts', () => {
  const { reserve, held } = folderWithReserve();
  expect(reserve.hold(3 * MEGABYTE, 0)).toBe(true);
  expect(held()?.size).toBe(3 * MEGABYTE);
  if (process.platform === 'win32') return;
  expect(held()?.mode.toString(8)).toMatch(/600$/);
  expect(held()?.blocks).toBeGreaterThanOrEqual((3 * MEGABYTE) / 512);
});

test('it is given back little by little, down to what is to be left, and taken up again', () => {
  const { reserve, held } = folderWithReserve();
  reserve.hold(3 * MEGABYTE, 0);
  expect(reserve.giveBack(MEGABYTE)).toBe(true);
  expect(held()?.size).toBe(2 * MEGABYTE);
  expect(reserve.giveBack(MEGABYTE)).toBe(true);
  expect(reserve.giveBack(MEGABYTE), 'the rest is for a start').toBe(false);
  expect(reserve.giveBack(0)).toBe(true);
  expect(reserve.giveBack(0), 'nothing is left').toBe(false);
  reserve.holdSome(2 * MEGABYTE);
  expect(held()?.size).toBe(2 * MEGABYTE);
});

test('it does not take what has to stay free', () => {
  const { folder, reserve, held } = folderWithReserve();
  expect(reserve.hold(MEGABYTE, 2 * freeBytes(folder))).toBe(false);
  expect(held()).toBeUndefined();
});
