import { DomainError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';

/** What is done after the answer, so that the time of an answer tells nothing about who has an account. */
export interface AfterAnswer {
  run(work: () => Promise<void>): void;
  /** Waits for all that is under way. */
  settled(): Promise<void>;
}

export function createAfterAnswer(logger: Logger): AfterAnswer {
  const under = new Set<Promise<void>>();
  return {
    run(work) {
      const done = work()
        .catch((error: unknown) => {
          // A mail that could not be sent has been logged by then.
          if (!(error instanceof DomainError)) logger.error({ err: error }, 'work after an answer failed');
        })
        .finally(() => under.delete(done));
      under.add(done);
    },
    async settled() {
      await Promise.all(under);
    },
  };
}
