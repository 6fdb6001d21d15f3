import type { JobWriter } from '../../core/contracts/job.ts';
import type { Writer } from './writer.ts';

/** Who can be chosen for a job. Both are the same where no model is connected. */
export type Writers = Readonly<Record<JobWriter, Writer>>;
