import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^[A-Za-z0-9]{16,64}$/;

/**
 * The session token that a bearer token carries: the token itself, or its signed form `token.signature` as it stands in
 * the cookie (HMAC-SHA-256, base64, perhaps percent-encoded). Null for anything else, so that it costs no query.
 */
export function readSessionToken(bearer: string, secret: string): string | null {
  if (bearer.length > 256) return null;
  const [token = '', signature, ...rest] = decode(bearer).split('.');
  if (!TOKEN.test(token) || rest.length > 0) return null;
  if (signature === undefined) return token;
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
