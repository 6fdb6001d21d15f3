export const JOB_STATUSES = [
  'researching',
  'fusion_pending',
  'drafting',
  'generating_formats',
  'completed',
  'failed',
] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

export const OUTPUT_STATUSES = ['pending', 'writing', 'completed', 'failed'] as const;

export type OutputStatus = (typeof OUTPUT_STATUSES)[number];

export function isSettled(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed';
}
