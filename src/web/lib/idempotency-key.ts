/** A fresh key for one action of the user. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
