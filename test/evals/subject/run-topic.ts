import type { Job } from '../../../src/core/contracts/job.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { outputsOf } from '../../support/job-story.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Dossier } from './dossier.ts';

export interface Order {
  readonly name: string;
  readonly topic: string;
  readonly formats: readonly string[];
  /** Host and port of the sites that can be asked. */
  readonly hosts: readonly string[];
  /** Goes with `POST /jobs`. */
  readonly material?: readonly Record<string, unknown>[];
  /** Texts that the material holds, and addresses that it names. */
  readonly brought?: { readonly texts: readonly string[]; readonly addresses: readonly string[] };
}

const PERSONA = {
  name: 'Harbour Goods',
  business_description: 'owners of small shops',
  marketing_objectives: [],
  tone_voice: 'professional',
};

/** Says nothing that a source of the corpus says, so that it is known wherever it turns up. */
export const OPINION =
  'Most advice on this subject is theatre. A patient owner who talks to people beats every clever trick we have tried.';

/** Longer than anything here takes: it only ends what never comes. */
const LIMIT_MS = 120_000;

/** Walks a job through, as the browser does, and collects what the API tells of it. */
export async function runTopic(api: ApiClient, order: Order): Promise<Dossier> {
  const began = performance.now();
  const persona = await api.post('/personas', PERSONA);
  const created = await api.post('/jobs', {
    persona_id: persona.body.id,
    topic: order.topic,
    desired_formats: order.formats,
    batch_formats: Object.fromEntries(order.formats.map((format) => [format, 1])),
    material: order.material ?? [],
  });
  if (created.status !== 201) throw new Error(`${order.name}: ${created.status} ${JSON.stringify(created.body)}`);
  const { id } = created.body as Job;
  await settled(api, id, ['fusion_pending', 'failed']);
  const researchMs = performance.now() - began;
  await api.post(`/jobs/${id}/fusion`, { fusion_type: 'light', answers: { fusion_content: OPINION } });
  const job = await settled(api, id, ['completed', 'failed']);
  return { ...(await evidenceOf(api, job)), name: order.name, job, given: givenOf(order), researchMs };
}

async function evidenceOf(api: ApiClient, job: Job): Promise<Pick<Dossier, 'outputs' | 'sources' | 'claims'>> {
  const { sources = [], ledger = [] } = job.research_results ?? {};
  const read = async (path: string) => {
    const answer = await api.get(`/jobs/${job.id}/${path}`);
    if (answer.status !== 200) throw new Error(`${path} of ${job.topic} answered ${answer.status}`);
    return answer.body;
  };
  return {
    outputs: await outputsOf(api, job.id),
    sources: await Promise.all(sources.map(({ id }) => read(`sources/${id}`))),
    claims: await Promise.all(ledger.map(({ id }) => read(`claims/${id}`))),
  };
}

function givenOf({ topic, brought, hosts }: Order): Dossier['given'] {
  return {
    topic,
    opinion: OPINION,
    persona: `${PERSONA.name}. ${PERSONA.business_description}.`,
    material: brought?.texts ?? [],
    addresses: brought?.addresses ?? [],
    hosts,
  };
}

async function settled(api: ApiClient, id: string, statuses: readonly Job['status'][]): Promise<Job> {
  return await waitFor(
    `job in ${statuses.join(' or ')}`,
    async () => {
      const answer = await api.get(`/jobs/${id}`);
      return answer.status === 200 && statuses.includes(answer.body.status) ? (answer.body as Job) : undefined;
    },
    LIMIT_MS,
  );
}
