import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * SQLSTATEs of a database that cannot do its work now: connection, resources (a full disk too), operator, system, rolled
 * back by a rival, waited too long for a lock, cancelled, a stand-by that only reads, an embedded one that died (24000).
 */
const UNAVAILABLE = /^(08|53|57P|58|XX|40|55P03$|57014$|25P03$|25006$|24000$)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** No connection could be had. The driver's own error for a wait that took too long has neither code nor type. */
export class NoConnectionError extends Error {
  constructor(cause: unknown) {
    super('No connection to the database', { cause });
    this.name = 'NoConnectionError';
  }
}

/**
 * Whether the database cannot be used now, so that a later try makes sense. Judged by code and type: a failed query
 * without a SQLSTATE never reached the server, or its answer never came back.
 */
export function isUnavailable(error: unknown): boolean {
  let unanswered = false;
  for (let current = error; current instanceof Error; current = current.cause) {
    unanswered ||= current instanceof DrizzleQueryError || current instanceof NoConnectionError;
    if (!('code' in current) || typeof current.code !== 'string') continue;
    if (NETWORK.has(current.code) || UNAVAILABLE.test(current.code)) return true;
    if (SQLSTATE.test(current.code)) return false;
  }
  return unanswered;
}

/** Whether a change was refused because the disk of the database is full; reading goes on meanwhile. */
export function isDiskFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '53100') return true;
  }
  return false;
}

/** Whether a row was refused because the account that it belongs to is gone. */
export function isOwnerGone(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || current.code !== '23503') continue;
    return (
      'constraint' in current && typeof current.constraint === 'string' && current.constraint.endsWith('_users_id_fk')
    );
  }
  return false;
}

/** Whether the server ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '40P01') return true;
  }
  return false;
}
