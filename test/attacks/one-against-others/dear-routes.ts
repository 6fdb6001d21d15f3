import { MATERIAL_LIMITS, TEXT_LIMITS, VOICE_LIMITS } from '../../../src/core/rules/limits.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { PERSONA, runJob, ZERO as NO_OPINION } from '../../support/job-story.ts';

/** What the one user has, who floods the product. */
export interface Flooder {
  readonly url: string;
  readonly api: ApiClient;
  readonly personaId: string;
  readonly jobId: string;
  readonly outputId: string;
  /** Of kept notes, as many and as long as a project may have; only for routes that ask for them. */
  readonly materialIds: readonly string[];
}

export interface DearRoute {
  readonly name: string;
  readonly needs?: 'kept notes';
  /** One request; `round` makes each one different. */
  ask(flooder: Flooder, round: number): Promise<number>;
}

/** As long as a text may be, and slow to check. */
const LONG_TEXT = '|a|b|\n|-|-|\n'.repeat(8_300);
const LONG_NOTE = 'In 2024 Acme cut its churn from 7.4 percent to 5.1 percent with invites. '.repeat(2_700);
const VOICE_SAMPLES = Array.from({ length: VOICE_LIMITS.samples }, () =>
  LONG_NOTE.slice(0, TEXT_LIMITS.voiceSample - 10),
);
const ALL_FORMATS = ['Descriptions', 'X Post', 'Email Newsletter', 'Video Script', 'Blog Post', 'Short Content Script'];

const LONG_MATERIAL = [{ kind: 'note', title: 'Note', text: LONG_NOTE }];

const projectOf = (personaId: string, round: number, material: readonly object[]) => ({
  persona_id: personaId,
  topic: `Churn ${round}`,
  desired_formats: ALL_FORMATS,
  material,
});

/** The routes that cost most, each as dear as a request to it can be. */
export const DEAR_ROUTES: readonly DearRoute[] = [
  {
    name: 'PATCH /outputs/:id, 100,000 characters',
    ask: async ({ api, outputId }, round) =>
      (await api.patch(`/outputs/${outputId}`, { content: `${round}\n${LONG_TEXT}` })).status,
  },
  {
    name: 'POST /jobs, 200,000 characters of material',
    ask: async ({ api, personaId }, round) =>
      (await api.post('/jobs', { ...projectOf(personaId, round, LONG_MATERIAL), fusion: NO_OPINION })).status,
  },
  {
    name: 'POST /outputs/:id/redo',
    ask: async ({ api, outputId }) => (await api.post(`/outputs/${outputId}/redo`, { angle: 'new' })).status,
  },
  {
    name: 'POST /jobs/:id/generate_formats',
    ask: async ({ api, jobId }) =>
      (await api.post(`/jobs/${jobId}/generate_formats`, { desired_formats: ['X Post'] })).status,
  },
  { name: 'GET /jobs/:id/outputs', ask: async ({ api, jobId }) => (await api.get(`/jobs/${jobId}/outputs`)).status },
  {
    name: 'POST /jobs/:id/cancel',
    ask: async ({ api, jobId }) => (await api.post(`/jobs/${jobId}/cancel`, {})).status,
  },
  {
    name: 'GET /jobs/history?search=',
    ask: async ({ api }, round) => (await api.get(`/jobs/history?limit=100&search=churn${round % 7}`)).status,
  },
  { name: 'GET /account/export', ask: async ({ api }) => (await api.get('/account/export')).status },
  {
    name: 'POST /materials, a note of 200,000 characters',
    ask: async ({ api }, round) =>
      (await api.post('/materials', { kind: 'note', title: `Note ${round}`, text: LONG_NOTE })).status,
  },
  {
    name: 'POST /materials/files, 2 MB of text',
    ask: async ({ url, api }, round) => {
      const form = new FormData();
      form.set('file', new Blob([`${round} ${LONG_NOTE.repeat(10)}`]), 'note.txt');
      const headers = { authorization: `Bearer ${api.token}` };
      const answer = await fetch(`${url}/api/materials/files`, { method: 'POST', headers, body: form });
      await answer.arrayBuffer();
      return answer.status;
    },
  },
  {
    name: 'POST /jobs, 10 MB of kept notes',
    needs: 'kept notes',
    ask: async ({ api, personaId, materialIds }, round) => {
      const material = materialIds.map((id) => ({ id }));
      return (await api.post('/jobs', { ...projectOf(personaId, round, material), fusion: NO_OPINION })).status;
    },
  },
  {
    name: 'POST /jobs/estimate, 200,000 characters of material',
    ask: async ({ api, personaId }, round) =>
      (await api.post('/jobs/estimate', projectOf(personaId, round, LONG_MATERIAL))).status,
  },
  {
    name: 'POST /personas/style_profile',
    ask: async ({ api }, round) =>
      (await api.post('/personas/style_profile', { voice_samples: VOICE_SAMPLES.map((text) => `${round} ${text}`) }))
        .status,
  },
  {
    name: 'POST /auth/sign-in/email',
    ask: async ({ api }, round) => {
      const body = { email: `flooder-${round}@example.test`, password: 'a wrong password' };
      return (await api.post('/auth/sign-in/email', body)).status;
    },
  },
];

/** With a settled project of six pieces, one of them as long as it may be. */
export async function createFlooder(url: string, api: ApiClient): Promise<Flooder> {
  const persona = await api.post('/personas', PERSONA);
  const job = await runJob(
    api,
    { persona_id: persona.body.id, desired_formats: ALL_FORMATS, batch_formats: {} },
    NO_OPINION,
  );
  const outputs = (await api.get(`/jobs/${job.id}/outputs`)).body as { id: string }[];
  const outputId = outputs[0]?.id ?? '';
  await api.patch(`/outputs/${outputId}`, { content: LONG_TEXT });
  return { url, api, personaId: persona.body.id, jobId: job.id, outputId, materialIds: [] };
}

/** Keeps notes, each as long as it may be; at the pace of one payer that takes most of a minute. */
export async function keepNotes(flooder: Flooder): Promise<Flooder> {
  const materialIds: string[] = [];
  for (let n = 0; n < MATERIAL_LIMITS.perJob; n += 1) {
    const { body } = await flooder.api.post('/materials', { kind: 'note', title: `Note ${n}`, text: LONG_NOTE });
    materialIds.push(body.id);
  }
  return { ...flooder, materialIds };
}
