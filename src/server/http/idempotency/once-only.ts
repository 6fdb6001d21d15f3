import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { DomainError, invalidInput } from '../../platform/errors.ts';
import type { Database, Executor } from '../../storage/database.ts';
import { principalOf } from '../sign-in.ts';
import type { KeptAnswer, KeptObject, KeyOwner } from './idempotency.store.ts';
import { clearOldKeys, findKeptAnswer, keepAnswer, limitWaiting, reserveKey } from './idempotency.store.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const KEY_MAX = 200;
const TWIN_WAIT_MS = 10_000;

/** What is read of a request. */
export type KeyedRequest = Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'body' | 'principal'>;

export interface OnceOnly<Schema extends z.ZodType> {
  readonly deps: { readonly database: Database; readonly clock: Clock };
  readonly request: KeyedRequest;
  /** Status of a success. */
  readonly status: number;
  /** What a success answers with. */
  readonly schema: Schema;
  readonly objectOf: (answer: z.output<Schema>) => KeptObject;
}

/**
 * Runs `act` so that the same `Idempotency-Key` and body answer its first success again. Without a key it just runs.
 *
 * Key, object and answer are written in one transaction, which `act` joins through the database that it is given: after
 * a crash either all are there or none, a failed call leaves the key free, and a twin waits in the database until the
 * first is through.
 *
 * @throws DomainError `invalid_input` for a key that is too long or was used for something else.
 */
export async function onceOnly<Schema extends z.ZodType>(
  call: OnceOnly<Schema>,
  act: (database: Database) => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  const { database, clock } = call.deps;
  const key = readKey(call.request);
  if (key === undefined) return await act(database);
  const owner: KeyOwner = { userId: principalOf(call.request).userId, key };
  const requestHash = hashOf(call.request);

  return await database.transaction(async (tx) => {
    const now = clock.now();
    await limitWaiting(tx, TWIN_WAIT_MS);
    await clearOldKeys(tx, owner, new Date(now.getTime() - KEPT_MS));
    if (!(await reserveKey(tx, owner, requestHash, now))) return await answerAgain(tx, owner, requestHash, call.schema);
    const answer = await act(insideOf(database, tx));
    await keepAnswer(tx, owner, { status: call.status, body: JSON.stringify(answer), object: call.objectOf(answer) });
    return answer;
  });
}

/**
 * As `onceOnly`, for what has to be read first: `prepare` runs outside the transaction, which must not be open while
 * somebody waits for a site or a file. A repetition does not read again, so it gets its answer also when the site is gone.
 */
export async function onceOnlyAfter<Schema extends z.ZodType, Prepared>(
  call: OnceOnly<Schema>,
  prepare: () => Promise<Prepared>,
  act: (database: Database, prepared: Prepared) => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  const { database, clock } = call.deps;
  const key = readKey(call.request);
  if (key !== undefined) {
    const owner: KeyOwner = { userId: principalOf(call.request).userId, key };
    const kept = await findKeptAnswer(database.db, owner, new Date(clock.now().getTime() - KEPT_MS));
    if (kept) return readAnswer(kept, hashOf(call.request), call.schema);
  }
  const prepared = await prepare();
  return await onceOnly(call, (inside) => act(inside, prepared));
}

async function answerAgain<Schema extends z.ZodType>(
  tx: Executor,
  owner: KeyOwner,
  requestHash: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const kept = await findKeptAnswer(tx, owner);
  // Gone between the two statements: its object was deleted a moment ago.
  if (!kept) throw notThrough();
  return readAnswer(kept, requestHash, schema);
}

function readAnswer<Schema extends z.ZodType>(kept: KeptAnswer, requestHash: string, schema: Schema): z.output<Schema> {
  if (kept.requestHash !== requestHash) {
    throw invalidInput('This Idempotency-Key was used with another request already. Send a new one.');
  }
  if (kept.body === null) throw notThrough();
  return schema.parse(JSON.parse(kept.body));
}

const notThrough = () => new DomainError('unavailable', 'The first call with this key is not through yet. Try again.');

/** The database as seen from within a transaction: everything joins it, parts of it as savepoints. */
function insideOf(database: Database, tx: Executor): Database {
  return {
    kind: database.kind,
    db: tx,
    transaction: (work) => tx.transaction((inner) => work(inner)),
    close: () => Promise.reject(new Error('A transaction cannot close the database')),
  };
}

function readKey(request: KeyedRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && key.length > 0 && key.length <= KEY_MAX) return key;
  const message = `Idempotency-Key must be 1 to ${KEY_MAX} characters long`;
  throw invalidInput(message, [{ path: 'Idempotency-Key', message }]);
}

function hashOf(request: KeyedRequest): string {
  const parts = [request.method, request.url, JSON.stringify(request.body ?? null)];
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
