import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ACCESS_TOKEN_PREFIX } from '../../../core/rules/scopes.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 214 bits of chance. */
const RANDOM_DIGITS = 36;

/** As many as the largest checksum needs. */
const CHECK_DIGITS = 6;

const TOKEN = new RegExp(`^${ACCESS_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECK_DIGITS}}$`);

/** A new token: `mft_`, what nobody can guess, and a checksum of it, by which a slip or a text that only looks like one is known. */
export function makeTokenText(): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${ACCESS_TOKEN_PREFIX}${random}${checkOf(random)}`;
}

/** Whether the text can be a token of ours at all; what cannot costs no query. */
export function isTokenText(text: string): boolean {
  if (!TOKEN.test(text)) return false;
  return checkOf(text.slice(ACCESS_TOKEN_PREFIX.length, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS);
}

/** CRC-32 in base 62. */
function checkOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECK_DIGITS; place += 1) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}
