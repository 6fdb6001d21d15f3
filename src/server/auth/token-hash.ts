import { createHash } from 'node:crypto';

/** SHA-256, base64url: what is kept of a token, which itself has 128 bits of chance or more. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
