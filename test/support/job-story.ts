import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import type { ApiClient } from './api-client.ts';
import { waitFor } from './wait-for.ts';

export const PERSONA = {
  name: 'Northkit',
  business_description: 'operations leads at startups',
  marketing_objectives: [],
  tone_voice: 'conversational',
};

export const OPINION = 'Onboarding emails are theatre. The calendar invite for week four is what saves accounts.';

export const light = (opinion: string) => ({ fusion_type: 'light', answers: { fusion_content: opinion } });

export const ZERO = { fusion_type: 'zero', answers: { fusion_content: '' } };

/** A job of a new persona; `body` is laid over a small default one. */
export async function createJob(api: ApiClient, body: Record<string, unknown> = {}): Promise<Job> {
  const persona = await api.post('/personas', PERSONA);
  const answer = await api.post('/jobs', {
    persona_id: persona.body.id,
    topic: 'Why week-four onboarding decides annual churn',
    desired_formats: ['X Post', 'Blog Post'],
    batch_formats: { 'X Post': 2, 'Blog Post': 1 },
    ...body,
  });
  if (answer.status !== 201) throw new Error(`The job was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The job once it stands in one of `statuses`. */
export async function jobIn(api: ApiClient, id: string, ...statuses: Job['status'][]): Promise<Job> {
  return await waitFor(`job in ${statuses.join(' or ')}`, async () => {
    const answer = await api.get(`/jobs/${id}`);
    return answer.status === 200 && statuses.includes(answer.body.status) ? (answer.body as Job) : undefined;
  });
}

/** The whole way of a job, as the browser walks it. */
export async function runJob(
  api: ApiClient,
  body: Record<string, unknown> = {},
  fusion: unknown = light(OPINION),
): Promise<Job> {
  const job = await createJob(api, body);
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, fusion);
  return await jobIn(api, job.id, 'completed', 'failed');
}

export async function outputsOf(api: ApiClient, jobId: string): Promise<Output[]> {
  return (await api.get(`/jobs/${jobId}/outputs`)).body;
}
