import type { Job } from '../../../core/contracts/job.ts';
import type { Output } from '../../../core/contracts/output.ts';
import { MESSAGES } from '../../../core/rules/messages.ts';
import { hasStatus } from '../../lib/api-error.ts';
import { RUN_TEXTS } from '../../texts/run.ts';
import type { RefusedOpinion, RunSnapshot } from './api/check-run.ts';
import { isWrittenAgain } from './written-again.ts';

/** What the output step shows. */
export type Run =
  | { readonly phase: 'loading' }
  | { readonly phase: 'unavailable'; readonly error: Error }
  | RunUnderWay
  | RunFailed
  | { readonly phase: 'unexpected'; readonly job: Job; readonly message: string }
  | RunDone;

export interface RunUnderWay {
  /** `awaiting-opinion` stands still until the author has answered. */
  readonly phase: 'running' | 'awaiting-opinion';
  readonly job: Job;
  /** The last check's error; the run itself goes on. */
  readonly trouble: Error | null;
  /** The opinion that it was started with, and why it was not taken. */
  readonly refused?: RefusedOpinion | undefined;
}

export interface RunFailed {
  readonly phase: 'failed';
  readonly job: Job;
  readonly message: string;
  /** What its pieces say of it, each once. */
  readonly reasons: readonly string[];
}

export interface RunDone {
  readonly phase: 'done';
  readonly job: Job;
  /** Pieces that have content. */
  readonly outputs: readonly Output[];
  readonly failed: readonly Output[];
  /** Pieces without content that are being written all the same. */
  readonly awaited: readonly Output[];
  /** Some pieces are written once more: it is followed like a run under way. */
  readonly again: boolean;
  /** The last check's error while it is followed. */
  readonly trouble: Error | null;
  /** Deleted elsewhere since it was read: the texts on the screen are the last ones there are. */
  readonly gone: boolean;
}

export function readRun(snapshot: RunSnapshot | undefined, error: Error | null): Run {
  if (!snapshot) return error ? { phase: 'unavailable', error } : { phase: 'loading' };
  const gone = hasStatus(error, 404);
  if (error && gone && !snapshot.outputs) return { phase: 'unavailable', error };
  const { job } = snapshot;
  switch (job.status) {
    case 'fusion_pending':
      return awaitOpinion(snapshot, error);
    case 'researching':
    case 'drafting':
    case 'generating_formats':
      return writtenAgain(snapshot, error) ?? { phase: 'running', job, trouble: error };
    case 'completed':
      return snapshot.outputs ? readOutputs(job, snapshot.outputs, gone) : { phase: 'running', job, trouble: error };
    case 'failed':
      return failedRun(job, snapshot.outputs);
    default:
      return { phase: 'unexpected', job, message: RUN_TEXTS.run.unexpected(String(job.status)) };
  }
}

/** One that it was started with is handed in with the next check, unless it was refused. */
function awaitOpinion({ job, refused }: RunSnapshot, trouble: Error | null): RunUnderWay {
  return { phase: job.fusion && !refused ? 'running' : 'awaiting-opinion', job, trouble, refused };
}

/** Null where there is nothing to read meanwhile. */
function writtenAgain({ job, outputs }: RunSnapshot, error: Error | null): RunDone | null {
  if (!outputs || !isWrittenAgain(job)) return null;
  const run = readOutputs(job, outputs, hasStatus(error, 404));
  return run.phase === 'done' ? { ...run, again: !run.gone, trouble: run.gone ? null : error } : null;
}

function readOutputs(job: Job, outputs: readonly Output[], gone: boolean): RunDone | RunFailed {
  const written = outputs.filter((output) => output.content?.trim());
  if (written.length === 0) return failedRun(job, outputs, MESSAGES.noContent);
  const failed = outputs.filter((output) => output.status === 'failed');
  const awaited = outputs.filter((output) => output.redo !== null && !output.content?.trim());
  // The job may be known to have ended before what came of its pieces is.
  const again = !gone && outputs.some((output) => output.redo !== null);
  return { phase: 'done', job, outputs: written, failed, awaited, again, gone, trouble: null };
}

function failedRun(job: Job, outputs: readonly Output[] | null, told: string | null = job.error_message): RunFailed {
  const message = told || MESSAGES.jobFailed;
  const reasons = new Set((outputs ?? []).flatMap((output) => output.error_message ?? []));
  return { phase: 'failed', job, message, reasons: [...reasons] };
}

/** Whether there is something left to wait for. */
export function needsChecking(snapshot: RunSnapshot | undefined, error: Error | null): boolean {
  const run = readRun(snapshot, error);
  const { phase } = run;
  if (phase === 'unavailable') return !hasStatus(error, 404);
  if (phase === 'done') return run.again;
  return phase === 'loading' || phase === 'running' || phase === 'awaiting-opinion';
}
