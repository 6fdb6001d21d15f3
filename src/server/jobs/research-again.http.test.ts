import { afterAll, beforeAll, expect, test } from 'vitest';
import { FINDINGS } from '../../../test/fakes/fake-researcher.ts';
import { claimOf, sourceOf } from '../../../test/fakes/findings.ts';
import { signUp } from '../../../test/support/api-client.ts';
import type { ApiClient } from '../../../test/support/api-client.ts';
import { createJob, jobIn, PERSONA, runJob } from '../../../test/support/job-story.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { waitFor } from '../../../test/support/wait-for.ts';
import type { Findings } from '../research/findings.ts';
import type { ResearchRequest } from '../research/research-request.ts';

const NOBODYS = '01890000-0000-7000-8000-000000000000';
const MISSING =
  'The project whose research was to be used was deleted. Choose “Search the web again instead” and start again.';

let app: TestApp;
const requests: ResearchRequest[] = [];

/** Adds the first note to what stands, as a source with one claim. */
function extended(base: Findings, note: string): Findings {
  return {
    ...base,
    sources: [...base.sources, sourceOf({ id: 's2', kind: 'material', site: '', ours: true, text: note })],
    ledger: [...base.ledger, claimOf({ id: 'c2', source_id: 's2', quote: note })],
    brief: `${base.brief}\n2. Your notes`,
  };
}

beforeAll(async () => {
  app = await startTestApp({
    research: {
      async research(request) {
        requests.push(request);
        if (request.topic === 'Never found out') {
          await new Promise((_, reject) => {
            request.signal.addEventListener('abort', () => reject(new Error('stopped')));
          });
        }
        return request.base ? extended(request.base, request.material[0]?.text ?? '') : FINDINGS;
      },
    },
  });
});

afterAll(() => app.close());

const asked = (topic: string) => requests.filter((request) => request.topic === topic);

async function refusal(api: ApiClient, from: string) {
  const persona = (await api.post('/personas', PERSONA)).body.id;
  const body = { persona_id: persona, topic: 'x', desired_formats: ['X Post'], research_from: from };
  const answer = await api.post('/jobs', body);
  await api.delete(`/personas/${persona}`);
  return [answer.status, answer.body.detail, answer.body.errors?.[0].path];
}

test('a research that stands is used again without asking anybody, and outlives the job that made it', async () => {
  const api = await signUp(app.url);
  const earlier = await runJob(api, { topic: 'The first topic', research: { recency: 'year' } });
  const again = await createJob(api, { topic: 'Another angle', research_from: earlier.id });
  expect(again.research_from).toEqual({ job_id: earlier.id, topic: 'The first topic' });
  expect(again.research_results).toEqual(earlier.research_results);
  expect(again.research_options, 'what it was made with').toMatchObject({ recency: 'year' });
  await jobIn(api, again.id, 'fusion_pending');
  expect(asked('Another angle')).toEqual([]);

  expect((await api.delete(`/jobs/${earlier.id}`)).status).toBe(204);
  const left = (await api.get(`/jobs/${again.id}`)).body;
  expect(left.research_from).toEqual({ job_id: null, topic: 'The first topic' });
  expect(left.research_results).toEqual(earlier.research_results);
  const source = await api.get(`/jobs/${again.id}/sources/s1`);
  expect(source.body.text).toBe(FINDINGS.sources[0]?.text);
});

test('what is brought along is added to the research that is used again', async () => {
  const api = await signUp(app.url);
  const earlier = await runJob(api);
  const note = 'Our own survey says 61 %.';
  const again = await createJob(api, {
    topic: 'With more to say',
    research_from: earlier.id,
    material: [{ text: note }],
  });
  await jobIn(api, again.id, 'fusion_pending');
  expect(asked('With more to say')).toMatchObject([{ base: FINDINGS, material: [{ text: note }] }]);
  const results = (await api.get(`/jobs/${again.id}`)).body.research_results;
  expect(results.sources.map(({ id }: { id: string }) => id)).toEqual(['s1', 's2']);
  expect(results.ledger.map(({ quote }: { quote: string }) => quote)).toContain(note);
  const untouched = (await api.get(`/jobs/${earlier.id}`)).body.research_results;
  expect(untouched).toEqual(earlier.research_results);

  const third = await createJob(api, { topic: 'From the second', research_from: again.id });
  expect(third.research_results).toEqual(results);
});

test('a research that is missing, another’s, malformed, or not finished is refused in words', async () => {
  const [api, other] = [await signUp(app.url), await signUp(app.url)];
  const foreign = await runJob(other);
  for (const id of [NOBODYS, 'nothing', foreign.id]) {
    expect(await refusal(api, id), id).toEqual([422, MISSING, 'research_from']);
  }
  const running = await createJob(api, { topic: 'Never found out' });
  await waitFor('research to begin', () => asked('Never found out').length > 0);
  const unfinished = 'The research of that project is not finished yet. Please wait until it is.';
  expect(await refusal(api, running.id)).toEqual([422, unfinished, 'research_from']);
  await api.post(`/jobs/${running.id}/cancel`);
  const ended = 'That project ended before its research was finished.';
  expect(await refusal(api, running.id)).toEqual([422, ended, 'research_from']);
  expect((await api.get('/jobs/history')).body).toHaveLength(1);
});

test('a claim is shown with its source and what stands around its quote there', async () => {
  const api = await signUp(app.url);
  const job = await runJob(api);
  const claim = await api.get(`/jobs/${job.id}/claims/c1`);
  expect(claim.status).toBe(200);
  const [source] = job.research_results?.sources ?? [];
  expect(claim.body).toEqual({
    claim: job.research_results?.ledger[0],
    source,
    before: 'The first week decides little. ',
    after: '',
  });
  const whole = await api.get(`/jobs/${job.id}/sources/s1`);
  expect(whole.body).toEqual({ ...source, text: FINDINGS.sources[0]?.text });

  const stranger = await signUp(app.url);
  for (const path of [`/jobs/${job.id}/claims/c1`, `/jobs/${job.id}/sources/s1`]) {
    const answer = await stranger.get(path);
    expect([answer.status, answer.body.detail], path).toEqual([404, 'Project not found']);
  }
  for (const path of ['claims/c9', 'claims/%00', 'claims/s1', 'sources/c1', 'sources/s%00', 'sources/nothing']) {
    expect((await api.get(`/jobs/${job.id}/${path}`)).status, path).toBe(404);
  }
  expect((await api.get(`/jobs/${NOBODYS}/claims/c1`)).status).toBe(404);
});
