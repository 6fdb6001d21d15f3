import { DomainError } from '../platform/errors.ts';
import type { Payer } from './payer.ts';
import { createShares, upToDate } from './shares.ts';
import type { Share } from './shares.ts';

/** Places that payers share, or visitors where nobody pays yet: who had least of them lately comes next. */
export interface FairTurns<Who extends string = Payer> {
  /**
   * Runs `work` once there is a place for the payer; null is the product itself. Waiting holds nothing.
   *
   * @throws too_many_requests when too many requests of the payer wait already, unavailable when too many wait in all, or the
   *   signal's reason when it aborts while waiting.
   */
  run<Result>(payer: Who | null, work: (turn: Turn) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** How the place was obtained. */
export interface Turn {
  /** Whether there was none at first: what was true before may have changed meanwhile. */
  readonly waited: boolean;
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

const RETRY_AFTER_SECONDS = 2;

export function createFairTurns<Who extends string = Payer>(limits: TurnLimits): FairTurns<Who> {
  const { atOnce, atOncePerPayer = atOnce, retryAfter = RETRY_AFTER_SECONDS } = limits;
  const { waiting: mostWaiting = Infinity, waitingPerPayer = Infinity } = limits;
  const shares = createShares<Who>();
  let running = 0;
  let waiting = 0;

  function enterNext(): void {
    while (running < atOnce && waiting > 0) {
      const share = shares.next(atOncePerPayer);
      const [waiter] = share?.waiting ?? [];
      if (!share || !waiter) return;
      share.waiting.delete(waiter);
      waiting -= 1;
      share.running += 1;
      running += 1;
      waiter();
    }
  }

  function refuseWhenOverfull(share: Share): void {
    if (running < atOnce && share.running < atOncePerPayer) return;
    if (share.waiting.size >= waitingPerPayer) {
      throw new DomainError('too_many_requests', limits.tooMany ?? TOO_MANY, { retryAfter });
    }
    if (waiting >= mostWaiting) throw new DomainError('unavailable', limits.allBusy ?? ALL_BUSY, { retryAfter });
  }

  async function enter(share: Share, signal: AbortSignal | undefined): Promise<Turn> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      if (!share.waiting.delete(resolve)) return;
      waiting -= 1;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp);
    share.waiting.add(resolve);
    waiting += 1;
    enterNext();
    const waited = share.waiting.has(resolve);
    try {
      await promise;
      return { waited };
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return {
    async run(payer, work, signal) {
      signal?.throwIfAborted();
      const share = shares.of(payer);
      refuseWhenOverfull(share);
      const turn = await enter(share, signal);
      try {
        signal?.throwIfAborted();
        return await work(turn);
      } finally {
        upToDate(share).running -= 1;
        running -= 1;
        enterNext();
      }
    },
  };
}

const TOO_MANY = 'Too many of your requests are waiting already. Please try again in a moment.';
const ALL_BUSY = 'Too many requests are waiting right now. Please try again in a moment.';
