import type { QueryClient } from '@tanstack/react-query';
import type { JobProgress, JobSummary } from '../../../../core/contracts/job.ts';
import { isSettled } from '../../../../core/rules/job-status.ts';
import { openStream } from '../../../lib/api.ts';
import type { RunSnapshot } from '../api/check-run.ts';
import { runKey } from '../run-key.ts';
import { keepListening } from './keep-listening.ts';
import { withState } from './keep-newer.ts';
import { applyChanges, draftsKey, NO_DRAFTS, toDrafts, type LiveDrafts } from './live-drafts.ts';
import type { LiveEvent } from './live-event.ts';

export interface FollowedRun {
  readonly jobId: string;
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal;
}

/** Writes what a run tells live where the checks write, too, until it has settled or the signal aborts. */
export async function followRun({ jobId, queryClient, signal }: FollowedRun): Promise<void> {
  let drafts: LiveDrafts = NO_DRAFTS;
  let over = false;

  const onEvents = (events: readonly LiveEvent[]) => {
    const before = drafts;
    let state: JobSummary | null = null;
    for (const { name, data } of events) {
      if (name === 'text') drafts = applyChanges(drafts, data.changes);
      else state = data.job;
      if (name === 'snapshot') drafts = toDrafts(data.drafts, before);
    }
    if (drafts !== before) queryClient.setQueryData(draftsKey(jobId), drafts);
    if (state) over = placeState(queryClient, jobId, state);
  };

  await keepListening({
    open: (lastId, opened) => openStream(`/jobs/${jobId}/events`, { lastId, signal: opened }),
    onEvents,
    isOver: () => over,
    signal,
  });
  queryClient.removeQueries({ queryKey: draftsKey(jobId), exact: true });
}

/** Puts a state in its place. Answers whether the run has settled. */
function placeState(queryClient: QueryClient, jobId: string, state: JobSummary): boolean {
  const query = queryClient.getQueryCache().find<RunSnapshot>({ queryKey: runKey(jobId), exact: true });
  const known = query?.state.data;
  if (!query || !known) return false;
  const settled = isSettled(state.status);
  // When the last check was, and what went wrong with it, stays as it is: the next one comes in its time. A run's end is
  // taken from a check, together with the outputs.
  if (!settled) query.setState({ data: withState(known, state) });
  if (bringsMore(known, state)) void queryClient.refetchQueries({ queryKey: runKey(jobId), exact: true });
  return settled;
}

/**
 * Whether only a check has what came with a state: another stage brings the research, what speaks against the opinion,
 * the outputs, or waits for the opinion; a piece that was written once more, its new text.
 */
function bringsMore({ job, outputs }: RunSnapshot, { status, progress }: JobSummary): boolean {
  if (status !== job.status) return true;
  return outputs !== null && countSettled(progress) !== countSettled(job.progress);
}

function countSettled({ pieces }: JobProgress): number {
  return pieces.filter((piece) => piece.status === 'completed' || piece.status === 'failed').length;
}
