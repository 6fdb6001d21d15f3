import type { Job } from '../../../core/contracts/job.ts';
import type { Draft } from './draft.ts';
import { draftFromJob } from './draft-from-job.ts';

/** A new project on what was found out for a job: what the job was told besides is not taken along. */
export function reuseDraft(job: Job): Draft {
  return { ...draftFromJob(job), opinion: '', notes: [] };
}
