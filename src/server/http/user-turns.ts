import { DomainError } from '../platform/errors.ts';

export interface UserTurns {
  /**
   * Runs `work` when those of the same user that came before are through.
   *
   * @throws too_many_requests at once when too many wait.
   */
  run<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

const WAITING = 200;
/** Seconds after which a good part of those that wait is through. */
const RETRY_AFTER = 2;

/**
 * What a user's calls would wait for one another in the database for waits here instead, where it costs a socket: there each
 * would hold one of the few connections, which all others need.
 */
export function createUserTurns(waiting = WAITING): UserTurns {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    async run(userId, work) {
      const line = lines.get(userId) ?? { length: 0, last: Promise.resolve() };
      if (line.length > waiting) {
        const message = 'Too many of your projects are being started at once. Please try again in a moment.';
        throw new DomainError('too_many_requests', message, { retryAfter: RETRY_AFTER });
      }
      lines.set(userId, line);
      line.length += 1;
      const turn = line.last.then(work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(userId);
      }
    },
  };
}
