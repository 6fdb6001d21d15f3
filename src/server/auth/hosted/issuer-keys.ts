import { createRemoteJWKSet, customFetch, errors } from 'jose';
import type { FetchImplementation, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../platform/clock.ts';

/** A key that the issuer has withdrawn is good for nothing after that time. */
const LONGEST_MS = 5 * 60 * 1000;

/** Tokens that name unknown keys make us ask for the keys anew that often, and no oftener. */
const COOL_DOWN_MS = 30_000;

/** Where keys cannot be had, callers are not kept waiting for them one after the other. */
const PAUSE_MS = 5_000;

export type IssuerKeys = JWTVerifyGetKey;

/**
 * The issuer's keys, fetched when they are first needed, when they are five minutes old, and when a token names one that
 * is not among them, so that the issuer may change its keys at any time.
 */
export function issuerKeys(address: URL, clock: Clock, by?: FetchImplementation): IssuerKeys {
  // When to fetch is decided here, by the clock of the product.
  const remote = createRemoteJWKSet(address, {
    cacheMaxAge: Infinity,
    cooldownDuration: Infinity,
    ...(by && { [customFetch]: by }),
  });
  let fetchedAt = -Infinity;
  let failed: { at: number; error: unknown } | null = null;

  const fetch = async (now: number) => {
    if (failed && now - failed.at < PAUSE_MS) throw failed.error;
    try {
      await remote.reload();
      fetchedAt = now;
      failed = null;
    } catch (error) {
      failed = { at: now, error };
      throw error;
    }
  };

  return async (header, token) => {
    const now = clock.now().getTime();
    if (now - fetchedAt >= LONGEST_MS) await fetch(now);
    try {
      return await remote(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now - fetchedAt < COOL_DOWN_MS) throw error;
      await fetch(now);
      return await remote(header, token);
    }
  };
}
