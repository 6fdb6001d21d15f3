import { z } from 'zod';

/** Address of an API up to its calls, without the slash at its end. */
export function baseAddress() {
  return z
    .string()
    .refine(isPlainWebAddress, { error: 'must be an http or https address, without user and password' })
    .transform((text) => text.replace(/\/+$/, ''));
}

/** A key as it is sent in a header. */
export function apiKey() {
  return z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'must be a key in plain letters, digits and signs, without spaces' });
}

/** Without user and password, since addresses are not kept secret. */
export function isPlainWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
