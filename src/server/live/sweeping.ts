import type { Logger } from '../platform/logger.ts';
import type { Executor } from '../storage/database.ts';
import { sweepStreams } from './announce.store.ts';

const EVERY_MS = 10 * 60_000;

/** Sweeps streams that nobody watches any more until the returned function is called; trouble is left to the next round. */
export function sweepRegularly(db: Executor, logger: Logger, everyMs = EVERY_MS): () => void {
  const sweep = () => {
    sweepStreams(db).catch((error: unknown) => logger.debug({ err: error }, 'streams could not be swept'));
  };
  const timer = setInterval(sweep, everyMs).unref();
  return () => clearInterval(timer);
}
