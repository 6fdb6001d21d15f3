import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { createFakeWriter } from '../fakes/fake-writer.ts';
import type { FakeWriter, WritingScript } from '../fakes/fake-writer.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { outputsOf, runJob } from './job-story.ts';
import { waitFor } from './wait-for.ts';

/** A model that writes another text each time. */
export const modelWriter = (script: WritingScript = {}): FakeWriter =>
  createFakeWriter({
    id: 'model',
    write: (piece, { call }) => `Text ${call}: ${piece.format} ${piece.variant}, ${piece.angle}.`,
    ...script,
  });

export const redo = async (
  api: ApiClient,
  id: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<ApiAnswer> => await api.post(`/outputs/${id}/redo`, body, headers);

/** The piece once it is settled. */
export const settled = async (api: ApiClient, id: string): Promise<Output> =>
  await waitFor('the piece to be settled', async () => {
    const { body } = await api.get(`/outputs/${id}`);
    return ['completed', 'failed'].includes(body.status) ? (body as Output) : undefined;
  });

export interface Finished {
  readonly job: Job;
  /** The first piece of the job, and the others. */
  readonly piece: Output;
  readonly others: Output[];
}

/** A finished job; `body` is laid over a small default one. */
export async function finished(api: ApiClient, body: Record<string, unknown> = {}): Promise<Finished> {
  const job = await runJob(api, body);
  const [piece, ...others] = await outputsOf(api, job.id);
  if (!piece) throw new Error('The job has no piece');
  return { job, piece, others };
}
