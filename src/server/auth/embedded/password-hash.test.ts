import { hashPassword as hashAsBefore } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOfCost, isPasswordOf } from './password-hash.ts';

const QUICK = { ln: 6, r: 8, p: 1 };

test('a password is known again by its hash, which tells what it took and never comes twice', async () => {
  const hash = await hashPassword('correct horse battery', QUICK);
  expect(hash).toMatch(/^\$scrypt\$ln=6,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPasswordOf(hash, 'correct horse battery')).toBe(true);
  expect(await isPasswordOf(hash, 'correct horse batterz')).toBe(false);
  expect(await hashPassword('correct horse battery', QUICK)).not.toBe(hash);
  expect([isOfCost(hash, QUICK), isOfCost(hash, { ...QUICK, p: 2 })]).toEqual([true, false]);
});

test('hashes from before are known again, and are of another cost', async () => {
  const hash = await hashAsBefore('correct horse battery');
  expect(await isPasswordOf(hash, 'correct horse battery')).toBe(true);
  expect(await isPasswordOf(hash, 'correct horse batterz')).toBe(false);
  expect(isOfCost(hash, QUICK)).toBe(false);
});

test('a letter that keyboards write in two ways is one', async () => {
  expect(await isPasswordOf(await hashPassword('cafe\u0301 at eight', QUICK), 'caf\u00e9 at eight')).toBe(true);
});

test('what is no hash is nobody’s password', async () => {
  for (const text of ['', 'correct horse', '$scrypt$ln=6,r=8,p=1$$', `${'0'.repeat(32)}:00`]) {
    await expect(isPasswordOf(text, 'correct horse')).rejects.toThrow('unknown form');
  }
});
