import { DomainError } from '../../platform/errors.ts';

/** Bytes of request bodies that this process keeps at once. */
export interface BodyMemoryLimits {
  readonly perCaller: number;
  readonly inAll: number;
}

/** What one request has in memory. */
export interface HeldBody {
  /** @throws too_many_requests when the caller has too much in memory, unavailable when all callers together have. */
  add(bytes: number): void;
  bytes(): number;
  /** Gives all of it back, however often it is called. */
  release(): void;
}

export interface BodyMemory {
  /** @param caller a payer, or the address of somebody who has not signed in. */
  hold(caller: string): HeldBody;
}

export const BODY_MEMORY: BodyMemoryLimits = { perCaller: 24 * 1024 * 1024, inAll: 128 * 1024 * 1024 };

const RETRY_AFTER_SECONDS = 5;

/** Counts bytes as they arrive, so that who announces much and sends little takes nothing from others. */
export function createBodyMemory({ perCaller, inAll }: BodyMemoryLimits = BODY_MEMORY): BodyMemory {
  const ofCallers = new Map<string, number>();
  let all = 0;

  function add(caller: string, bytes: number): void {
    all += bytes;
    const sum = (ofCallers.get(caller) ?? 0) + bytes;
    if (sum > 0) ofCallers.set(caller, sum);
    else ofCallers.delete(caller);
  }

  return {
    hold(caller) {
      let held = 0;
      return {
        add(bytes) {
          if ((ofCallers.get(caller) ?? 0) + bytes > perCaller) {
            throw new DomainError('too_many_requests', TOO_MUCH, { retryAfter: RETRY_AFTER_SECONDS });
          }
          if (all + bytes > inAll) throw new DomainError('unavailable', ALL_BUSY, { retryAfter: RETRY_AFTER_SECONDS });
          add(caller, bytes);
          held += bytes;
        },
        bytes: () => held,
        release() {
          add(caller, -held);
          held = 0;
        },
      };
    },
  };
}

const TOO_MUCH = 'You are sending too much at once. Please wait until your earlier requests are finished.';
const ALL_BUSY = 'Too much is being sent to the service right now. Please try again in a moment.';
