import type { Job, JobSummary } from '../../../../core/contracts/job.ts';
import { readJob } from '../../../lib/wire/read-job.ts';
import type { RunSnapshot } from '../api/check-run.ts';
import { outputsBeside } from '../written-again.ts';

/** A run with a state that was told live. The long texts, which no state has, stay. */
export function withState(known: RunSnapshot, state: JobSummary): RunSnapshot {
  const job = readJob(state, known.job);
  return { job, outputs: outputsBeside(job, known.outputs), told: (known.told ?? 0) + 1, ...refusedBeside(job, known) };
}

/** Why an opinion was refused is worth telling as long as another one is waited for. */
function refusedBeside({ status }: Job, { refused }: RunSnapshot): Pick<RunSnapshot, 'refused'> {
  return refused && status === 'fusion_pending' ? { refused } : {};
}

/**
 * What a check has found, as it may stand beside what is known by now. If states were told since the check began, with
 * `toldBefore`, the last of them is newer: of the check only the long texts are taken then.
 */
export function keepNewer(found: RunSnapshot, known: RunSnapshot | undefined, toldBefore: number): RunSnapshot {
  const told = known?.told ?? 0;
  if (!known || told <= toldBefore) return { ...found, told };
  const job = { ...known.job, ...longTextsOf(found.job) };
  return { job, outputs: outputsBeside(job, found.outputs ?? known.outputs), told, ...refusedBeside(job, found) };
}

function longTextsOf(job: Job): Omit<Job, keyof JobSummary> {
  const { stance, terms, material, research_results, research_options, research_from } = job;
  return { stance, terms, material, research_results, research_options, research_from };
}
