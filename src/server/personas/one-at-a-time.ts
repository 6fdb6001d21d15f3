import { DomainError } from '../platform/errors.ts';

const RETRY_AFTER = 5;

/** Runs one piece of work of a user at a time, in this process: what costs a call is not started by a second press. */
export interface OneAtATime {
  /** @throws DomainError `too_many_requests` while the user's last one is under way. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T>;
}

export function createOneAtATime(message: string): OneAtATime {
  const busy = new Set<string>();
  return {
    async run(userId, work) {
      if (busy.has(userId)) throw new DomainError('too_many_requests', message, { retryAfter: RETRY_AFTER });
      busy.add(userId);
      try {
        return await work();
      } finally {
        busy.delete(userId);
      }
    },
  };
}
