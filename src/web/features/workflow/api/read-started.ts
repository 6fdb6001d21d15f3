import type { Job, JobInput } from '../../../../core/contracts/job.ts';
import { strangeAnswer } from '../../../lib/wire/fields.ts';
import { readJob, unknownJob } from '../../../lib/wire/read-job.ts';
import { toFusion } from './to-fusion.ts';

/** The job as it was asked for, with what the answer says of it: which one it is, at least. */
export function readStarted(wire: unknown, input: JobInput): Job {
  const { topic, persona_id, language = null, desired_formats = [], batch_formats = {}, writer = 'configured' } = input;
  const asked = { topic, persona_id, language, desired_formats, batch_formats, writer };
  const known = readJob({ ...asked, initial_desired_formats: desired_formats }, unknownJob(''));
  const job = readJob(wire, known);
  if (job.id === '') throw strangeAnswer();
  return { ...job, fusion: input.fusion ? toFusion(input.fusion.answers?.fusion_content ?? '') : null };
}
