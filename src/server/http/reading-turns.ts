import { DomainError } from '../platform/errors.ts';

export interface ReadingTurns {
  /**
   * Runs `work` when it is the user's turn.
   *
   * @throws too_many_requests or unavailable when too many wait already, or the signal's reason.
   */
  run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  /** Side by side, in this process. */
  readonly atOnce: number;
  readonly atOncePerUser: number;
  readonly waiting: number;
  readonly waitingPerUser: number;
}

/** A file is up to 10 MB in memory from the moment that it is received until it is read: 80 MB at the most. */
const LIMITS: TurnLimits = { atOnce: 8, atOncePerUser: 2, waiting: 200, waitingPerUser: 20 };

/** Seconds after which a place has probably come free. */
const RETRY_AFTER = 10;

interface Waiter {
  readonly userId: string;
  readonly start: () => void;
}

/** Bounds what is read of users' links and files at once. Who waits has sent headers alone, so waiting costs a socket. */
export function createReadingTurns(limits: TurnLimits = LIMITS): ReadingTurns {
  const running: string[] = [];
  const waiting: Waiter[] = [];
  const countOf = (userId: string) => running.filter((id) => id === userId).length;

  function startNext(): void {
    if (running.length >= limits.atOnce) return;
    const next = waiting.findIndex(({ userId }) => countOf(userId) < limits.atOncePerUser);
    if (next === -1) return;
    for (const waiter of waiting.splice(next, 1)) {
      running.push(waiter.userId);
      waiter.start();
    }
    startNext();
  }

  function refuseWhenOverfull(userId: string): void {
    if (waiting.filter((waiter) => waiter.userId === userId).length >= limits.waitingPerUser) {
      const message = 'Too many of your links and files are being read already. Please wait until they are through.';
      throw new DomainError('too_many_requests', message, { retryAfter: RETRY_AFTER });
    }
    if (waiting.length >= limits.waiting) {
      const message = 'Too many links and files are being read right now. Please try again in a moment.';
      throw new DomainError('unavailable', message, { retryAfter: RETRY_AFTER });
    }
  }

  async function turn(userId: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { userId, start: resolve };
    const giveUp = () => {
      const at = waiting.indexOf(waiter);
      if (at === -1) return;
      waiting.splice(at, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp);
    waiting.push(waiter);
    startNext();
    try {
      await promise;
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  return {
    async run(userId, signal, work) {
      signal.throwIfAborted();
      if (running.length >= limits.atOnce || countOf(userId) >= limits.atOncePerUser) refuseWhenOverfull(userId);
      await turn(userId, signal);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(userId), 1);
        startNext();
      }
    },
  };
}
