import type { JobStatus } from '../../core/rules/job-status.ts';
import type { JobContext } from '../jobs/job-context.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import type { FairTurns } from '../limits/fair-turns.ts';
import type { LiveTexts } from '../live/live-texts.ts';
import type { Research } from '../research/research.ts';
import type { JobMeters, UsageMeters } from '../usage/meters.ts';
import type { Writers } from '../writing/writers.ts';
import type { RunWatch } from './watch-runs.ts';

/** What research is asked for; `createResearch` makes one. */
export type Researcher = Research;

/** What the steps work with. */
export interface PipelineContext {
  readonly jobs: JobContext;
  readonly research: Researcher;
  /** Each job says which of the two writes it. */
  readonly writers: Writers;
  readonly meters: UsageMeters;
  /** Tells those who look on what is being written. */
  readonly live: LiveTexts;
  /** The places for work of this process; a task that waits for one holds none. */
  readonly turns: FairTurns;
  readonly watch: RunWatch;
}

/** One run of a step: the job as it was claimed, what counts its calls, and the signals that end the run early. */
export interface StepRun {
  readonly job: JobRow;
  readonly meters: JobMeters;
  readonly signal: AbortSignal;
  /** Aborts with `signal`, and when the process stops: what has not begun by then is left to another run. */
  readonly startSignal: AbortSignal;
  /** Ids of pieces of the job that might be begun, as they stood a moment ago. */
  duePieces(): readonly string[];
}

/**
 * What is done while a job stands in `stage`. A step can be repeated without harm: it saves what was expensive before
 * it moves the job on, and writes only as long as its claim is the newest.
 */
export interface Step {
  readonly stage: JobStatus;
  run(context: PipelineContext, run: StepRun): Promise<void>;
}
