import { DomainError } from '../../platform/errors.ts';

export interface LineLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of those that wait, from one address. */
  readonly waitingPerCaller: number;
}

/** Half of the threads that files of the embedded database need as well. A full line is through in some five seconds. */
export const LINE_LIMITS: LineLimits = { atOnce: 2, waiting: 40, waitingPerCaller: 20 };

const RETRY_AFTER = 5;

export interface PasswordLine {
  /**
   * Runs `work` when it is its turn.
   *
   * @throws DomainError `too_many_requests` at once when too many wait.
   */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds how many passwords are hashed at once, which is meant to be slow: without it some dozens of strangers would take
 * all threads, and nobody's call would be answered.
 */
export function createPasswordLine(limits: LineLimits = LINE_LIMITS): PasswordLine {
  const waiting: { readonly caller: string; readonly start: () => void }[] = [];
  let running = 0;

  async function turn(caller: string): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    const isOver =
      waiting.length >= limits.waiting ||
      waiting.filter((waiter) => waiter.caller === caller).length >= limits.waitingPerCaller;
    if (isOver) {
      const message = 'Too many people are signing in right now. Please try again in a moment.';
      throw new DomainError('too_many_requests', message, { retryAfter: RETRY_AFTER });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push({ caller, start: resolve });
    await promise;
  }

  /** Whoever is next takes the place over, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next.start();
    else running -= 1;
  }

  return {
    async run(caller, work) {
      await turn(caller);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
