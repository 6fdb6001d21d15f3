import type { Payer } from '../../limits/payer.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Database } from '../../storage/database.ts';
import { BudgetSpent } from './call-budget.ts';
import { createHeartbeat } from './heartbeat.ts';
import { dropSilent, endLease, lockPlaces, takePlace } from './model-calls.store.ts';
import type { Lease, Limits, Standing } from './model-calls.store.ts';
import { createSharedPlaces } from './shared-places.ts';
import { untilNextUtcDay, utcDay } from './utc-day.ts';
import { pause, whileAway } from './while-away.ts';

/** Three beats and some room: a process that is busy for a moment keeps its places. */
const SILENT_MS = 10_000;
/** Between two looks for a place; by chance, so that processes do not look in step. */
const LOOK_MS = { least: 100, most: 250 };
/** Between tries while the database is away. Nobody waits for the end of a lease, so that it can wait for long. */
const AWAY_MS = { take: [500, 2_000, 5_000], end: [500, 2_000, 5_000, 10_000, 20_000, 20_000] };

export interface LeaseParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly limits: Limits;
}

/** Who wants a place, and what for. */
export interface LeaseRequest {
  readonly payer: Payer | null;
  readonly signal: AbortSignal;
  readonly expectedTokens: number;
}

/** A place that a call holds. */
export interface Place {
  /** Resolves once the place is free and the tokens are counted; never throws, so that no answer is lost over its count. */
  leave(tokens: number): Promise<void>;
}

/** Places for calls that all processes on one database share, by payer. */
export interface Leases {
  /** Waits for a place. Throws `BudgetSpent`, or as a database does that is away. */
  take(request: LeaseRequest): Promise<Place>;
}

export function createLeases({ database, clock, logger, limits }: LeaseParts): Leases {
  const heartbeat = createHeartbeat({ database, logger });
  // Whoever opens the embedded database is alone: leases of others were left by a process that is gone.
  const silentMs = database.kind === 'embedded' ? 0 : SILENT_MS;
  const waiter = newId();
  let lookAgain = () => {};

  async function ask(lease: Lease): Promise<Standing> {
    return await database.transaction(async (tx) => {
      await lockPlaces(tx);
      const standing = await takePlace(tx, { lease, waiter }, limits);
      if (standing.entered || (await dropSilent(tx, { silentMs, own: heartbeat.ids })) === 0) return standing;
      return await takePlace(tx, { lease, waiter }, limits);
    });
  }

  /** Null when there was no place, after a pause that ends early when a call of this process ends. */
  async function look({ payer, signal, expectedTokens }: LeaseRequest, used: number): Promise<Lease | null> {
    const now = clock.now();
    // A new id each time: a lost connection can leave a lease behind that we know nothing of.
    const next = () => ({ id: newId(), day: utcDay(now), expectedTokens, payer: payer ?? '', used });
    const tried = await whileAway(
      async () => {
        const lease = next();
        return { lease, ...(await ask(lease)) };
      },
      AWAY_MS.take,
      signal,
    );
    if (tried.entered) {
      heartbeat.add(tried.lease.id);
      return tried.lease;
    }
    // What calls under way hold back may come free yet; what is used does not.
    if (limits.dailyTokens !== null && tried.used + expectedTokens > limits.dailyTokens)
      throw new BudgetSpent(untilNextUtcDay(now));
    const freed = new AbortController();
    lookAgain = () => freed.abort();
    const pauseMs = LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);
    await pause(pauseMs, AbortSignal.any([signal, freed.signal])).catch(() => signal.throwIfAborted());
    return null;
  }

  async function end(lease: Lease, tokens: number): Promise<void> {
    try {
      await whileAway(() => database.transaction((tx) => endLease(tx, lease, tokens)), AWAY_MS.end);
    } catch (error) {
      logger.warn({ err: error, tokens }, 'the tokens of a model call could not be counted; those expected will be');
    } finally {
      heartbeat.remove(lease.id);
      lookAgain();
    }
  }

  const places = createSharedPlaces({ look, giveBack: (lease: Lease) => end(lease, 0) });
  return {
    async take(request) {
      const lease = await places.take(request);
      return {
        leave: async (tokens) => {
          await end(lease, tokens);
          places.left(request.payer);
        },
      };
    },
  };
}
