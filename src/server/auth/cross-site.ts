import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../platform/errors.ts';

/**
 * Refuses what a browser sends on behalf of another site's page. A script sends neither header and is let through:
 * it has no cookie of a user who does not know.
 *
 * @throws DomainError `forbidden`
 */
export function refuseCrossSite(headers: IncomingHttpHeaders, trusted: readonly string[]): void {
  const origin = headers.origin;
  const site = headers['sec-fetch-site'];
  const sameSite = site === undefined || site === 'same-origin' || site === 'none';
  // A page without an origin of its own sends "null"; the browser's word on the site is all there is then.
  const allowed =
    origin === undefined || origin === 'null'
      ? sameSite && (origin !== 'null' || site !== undefined)
      : trusted.includes(origin);
  if (allowed) return;
  throw new DomainError(
    'forbidden',
    'Signing in is possible from the product’s own address only. If this is the product, its PUBLIC_URL setting names another address.',
  );
}
