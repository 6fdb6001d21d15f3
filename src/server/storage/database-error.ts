import { DrizzleQueryError } from 'drizzle-orm/errors';

/** SQLSTATE classes and driver codes of a database that cannot be used now: connection, resources, operator, system. */
const UNAVAILABLE = /^(08|53|57P|58|XX)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Whether the error came from the database, whatever it says. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof DrizzleQueryError || isUnavailable(error);
}

/** Whether the database cannot be used now, so that a later try makes sense. Judged by code and type. */
export function isUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || typeof current.code !== 'string') continue;
    if (NETWORK.has(current.code) || UNAVAILABLE.test(current.code)) return true;
  }
  return false;
}
