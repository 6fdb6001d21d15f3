import { DomainError } from '../../platform/errors.ts';

/** A token bucket for each payer, in units; one unit is what the lightest request takes. */
export interface PaceLimits {
  readonly perSecond: number;
  /** How much a payer may take at once after some time without requests. */
  readonly burst: number;
  /** Who would wait longer is refused. */
  readonly longestWaitMs: number;
  /** Refusals wait, too, so that who asks again at once does not ask without end. */
  readonly refuseAfterMs: number;
}

/** A payer is named by its id, and who has not signed in by the address. */
export interface RequestPace {
  /**
   * Takes `units`, and waits until the bucket has them. They stay taken when the signal aborts. True when it waited.
   *
   * @throws too_many_requests when the wait would be too long, or the signal's reason.
   */
  take(payer: string, units: number, signal: AbortSignal): Promise<boolean>;
  /** Takes what turned out to be needed, without waiting: the next `take` waits for it. */
  charge(payer: string, units: number): void;
}

/** Buckets that are remembered before the full ones are looked for. */
const MANY_BUCKETS = 1_000;

export function createRequestPace({ perSecond, burst, longestWaitMs, refuseAfterMs }: PaceLimits): RequestPace {
  /** When each bucket will be full again, in ms. */
  const fullAt = new Map<string, number>();
  const burstMs = (burst / perSecond) * 1000;

  function forgetFull(now: number): void {
    for (const [payer, at] of fullAt) if (at <= now) fullAt.delete(payer);
  }

  /** When the bucket would be full again after `units` were taken. */
  function fullAfter(payer: string, units: number, now: number): number {
    return Math.max(now, fullAt.get(payer) ?? now) + (units / perSecond) * 1000;
  }

  function keep(payer: string, at: number, now: number): void {
    if (fullAt.size >= MANY_BUCKETS) forgetFull(now);
    fullAt.set(payer, at);
  }

  return {
    async take(payer, units, signal) {
      signal.throwIfAborted();
      const now = performance.now();
      const full = fullAfter(payer, units, now);
      const waitMs = full - now - burstMs;
      if (waitMs > longestWaitMs) {
        await sleep(refuseAfterMs, signal);
        const retryAfter = Math.ceil((waitMs - longestWaitMs) / 1000);
        throw new DomainError('too_many_requests', TOO_MANY, { retryAfter });
      }
      keep(payer, full, now);
      if (waitMs <= 0) return false;
      await sleep(waitMs, signal);
      return true;
    },
    charge(payer, units) {
      const now = performance.now();
      keep(payer, Math.min(fullAfter(payer, units, now), now + burstMs + longestWaitMs), now);
    },
  };
}

/** @throws the signal's reason. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const TOO_MANY = 'You are sending too many requests. Please wait a moment and try again.';
