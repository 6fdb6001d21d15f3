import { DomainError } from '../platform/errors.ts';
import type { Payer } from './payer.ts';

/** Places that payers share: who had least of them lately comes next. */
export interface FairTurns {
  /**
   * Runs `work` once there is a place for the payer; null is the product itself. Waiting holds nothing.
   *
   * @throws too_many_requests when too much of the payer's waits already, unavailable when too much waits in all, or the
   *   signal's reason when it aborts while waiting.
   */
  run<Result>(payer: Payer | null, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

export interface TurnLimits {
  /** Side by side, in this process. */
  readonly atOnce: number;
  /** Of these for one payer, also while nobody else wants any; as many as `atOnce` unless given. */
  readonly atOncePerPayer?: number;
  /** More than that is refused; without it nothing is. */
  readonly waiting?: number;
  readonly waitingPerPayer?: number;
  /** What a payer reads with too much waiting. */
  readonly tooMany?: string;
  /** What anybody reads with too much waiting in all. */
  readonly allBusy?: string;
  /** Seconds after which a place has probably come free. */
  readonly retryAfter?: number;
}

interface Waiter {
  readonly enter: () => void;
}

/** What a payer has of the places, wants of them, and had lately. */
interface Share {
  running: number;
  /** In their order of asking. */
  readonly waiting: Set<Waiter>;
  /** Seconds that places were held, halved with each half-life that has passed. */
  used: number;
  /** When `used` was brought up to date, in ms. */
  at: number;
}

/** Whoever held places half a minute ago comes after whoever held none, and is even with them some minutes later. */
const HALF_LIFE_MS = 30_000;
/** What a place that was just given counts, in seconds, since nobody knows yet how long it is held. */
const LIKELY_SECONDS = 2;
/** So little held that it makes no difference any more. */
const NEXT_TO_NOTHING = 0.01;
/** Payers that are remembered before those without any use are looked for. */
const MANY_PAYERS = 500;
const RETRY_AFTER_SECONDS = 2;

export function createFairTurns(limits: TurnLimits): FairTurns {
  const { atOnce, atOncePerPayer = atOnce, retryAfter = RETRY_AFTER_SECONDS } = limits;
  const { waiting: mostWaiting = Infinity, waitingPerPayer = Infinity } = limits;
  const shares = new Map<Payer | null, Share>();
  let running = 0;
  let waiting = 0;

  function shareOf(payer: Payer | null): Share {
    const known = shares.get(payer);
    if (known) return upToDate(known);
    if (shares.size >= MANY_PAYERS) forgetIdle();
    const share: Share = { running: 0, waiting: new Set(), used: 0, at: performance.now() };
    shares.set(payer, share);
    return share;
  }

  function forgetIdle(): void {
    for (const [payer, share] of shares) {
      const isIdle = share.running === 0 && share.waiting.size === 0;
      if (isIdle && upToDate(share).used < NEXT_TO_NOTHING) shares.delete(payer);
    }
  }

  /** Who waits, may have a place, and had least of them. */
  function nextShare(): Share | undefined {
    let next: Share | undefined;
    let least = Infinity;
    for (const share of shares.values()) {
      if (share.waiting.size === 0 || share.running >= atOncePerPayer) continue;
      const had = upToDate(share).used + share.running * LIKELY_SECONDS;
      if (had >= least) continue;
      next = share;
      least = had;
    }
    return next;
  }

  function enterNext(): void {
    while (running < atOnce && waiting > 0) {
      const share = nextShare();
      const [waiter] = share?.waiting ?? [];
      if (!share || !waiter) return;
      share.waiting.delete(waiter);
      waiting -= 1;
      share.running += 1;
      running += 1;
      waiter.enter();
    }
  }

  function refuseWhenOverfull(share: Share): void {
    if (running < atOnce && share.running < atOncePerPayer) return;
    if (share.waiting.size >= waitingPerPayer) {
      throw new DomainError('too_many_requests', limits.tooMany ?? TOO_MANY, { retryAfter });
    }
    if (waiting >= mostWaiting) throw new DomainError('unavailable', limits.allBusy ?? ALL_BUSY, { retryAfter });
  }

  async function enter(share: Share, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { enter: resolve };
    const giveUp = () => {
      if (!share.waiting.delete(waiter)) return;
      waiting -= 1;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp);
    share.waiting.add(waiter);
    waiting += 1;
    enterNext();
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    async run(payer, work, signal) {
      signal?.throwIfAborted();
      const share = shareOf(payer);
      refuseWhenOverfull(share);
      await enter(share, signal);
      try {
        return await work();
      } finally {
        upToDate(share).running -= 1;
        running -= 1;
        enterNext();
      }
    },
  };
}

/** Counts what was held since the last look. */
function upToDate(share: Share): Share {
  const now = performance.now();
  const passed = now - share.at;
  share.used = share.used * 2 ** (-passed / HALF_LIFE_MS) + (share.running * passed) / 1000;
  share.at = now;
  return share;
}

const TOO_MANY = 'Too many of your requests are waiting already. Please try again in a moment.';
const ALL_BUSY = 'Too many requests are waiting right now. Please try again in a moment.';
