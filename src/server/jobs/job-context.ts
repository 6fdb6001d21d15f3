import type { WritingMode } from '../../core/contracts/job.ts';
import type { Judge } from '../judging/judge.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Database, Executor } from '../storage/database.ts';
import type { JobRow } from './jobs.store.ts';

/** How many projects a user may start, have under way and keep, what a day allows, and the room; null is no limit. */
export interface JobLimits {
  readonly jobsPerDay: number | null;
  readonly jobsAtOnce: number | null;
  readonly tokensPerDay: number | null;
  readonly uploadsPerDay: number | null;
  readonly projectsKept: number | null;
  readonly storageBytes: number | null;
}

/** What moves a job on. It is told inside the transaction that changes the job, so that no change stays without its work. */
export interface JobFlow {
  /** The job stands in a new status, or has to go on in the present one not before `notBefore`. */
  enqueue(tx: Executor, job: JobRow, notBefore?: Date): Promise<void>;
  /** The jobs are gone, and so is all that was to be done for them. */
  forget(tx: Executor, jobIds: readonly string[]): Promise<void>;
}

export interface JobContext {
  readonly database: Database;
  readonly flow: JobFlow;
  readonly clock: Clock;
  readonly limits: JobLimits;
  /** How pieces are written unless a project says otherwise. */
  readonly mode: WritingMode;
  readonly logger: Logger;
  readonly judge: Judge;
}
