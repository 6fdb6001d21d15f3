import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../platform/logger.ts';
import { isDiskFull, isUnavailable } from './database-error.ts';
import { codeOf } from './postgres-pool.ts';

export interface StartPatience {
  /** How long a database may take to come up, in ms: one that was cut off reads its log first. */
  readonly waitMs: number;
  /** Between two tries, in ms. */
  readonly pauseMs: number;
}

const PATIENCE: StartPatience = { waitMs: 60_000, pauseMs: 500 };

/** Runs a step of the start, and repeats it while the database cannot be reached: both may be starting at the same time. */
export async function onceReachable<Result>(
  step: () => Promise<Result>,
  logger: Logger,
  { waitMs, pauseMs }: StartPatience = PATIENCE,
): Promise<Result> {
  const until = performance.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isUnavailable(error) || isDiskFull(error) || performance.now() + pauseMs > until) throw error;
      if (tries === 1)
        logger.warn({ code: codeOfChain(error), waitMs }, 'the database cannot be reached yet: waiting for it');
      await pause(pauseMs);
    }
  }
}

function codeOfChain(error: unknown): string | undefined {
  return codeOf(error) ?? (error instanceof Error && error.cause !== undefined ? codeOfChain(error.cause) : undefined);
}
