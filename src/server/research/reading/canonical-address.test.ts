import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  'https://example.com/guide',
  'http://www.example.com/guide/',
  'https://example.com/guide?utm_source=mail&utm_medium=x#part',
  'https://m.example.com/guide/index.html',
  'https://example.com:443/guide/amp',
])('%s is the one page', (address) => expect(canonicalAddress(address)).toBe('example.com/guide'));

test('what makes another page stays', () => {
  expect(canonicalAddress('https://example.com/a?b=2&a=1')).toBe('example.com/a?a=1&b=2');
  expect(canonicalAddress('http://127.0.0.1:4021/a')).toBe('127.0.0.1:4021/a');
  expect(canonicalAddress('https://en.example.org/wiki/Tea')).not.toBe(
    canonicalAddress('https://de.example.org/wiki/Tea'),
  );
  expect(canonicalAddress('mailto:ann@example.com')).toBeNull();
});
