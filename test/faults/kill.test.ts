import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Job } from '../../src/core/contracts/job.ts';
import type { Output } from '../../src/core/contracts/output.ts';
import { createApiClient, signUp } from '../support/api-client.ts';
import type { ApiClient } from '../support/api-client.ts';
import { recordFault } from '../support/fault-table.ts';
import { createJob, jobIn, light, OPINION, outputsOf } from '../support/job-story.ts';
import { createDatabase, dropDatabase } from '../support/postgres-server.ts';
import { startProduct } from '../support/product-process.ts';
import { startRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';
import { waitFor } from '../support/wait-for.ts';

let rig: Rig;

beforeEach(async () => {
  rig = await startRig();
});

afterEach(() => rig.close());

const TOPICS = {
  research: 'Email marketing for small shops',
  claims: 'Content marketing for software companies',
  drafting: 'Pricing of software as a service',
  writing: 'Onboarding of new customers',
  redoing: 'Hiring for a support team',
};

/** A job brought to the point where the model or the encyclopaedia keeps it waiting. */
async function bringTo(api: ApiClient, stage: Exclude<keyof typeof TOPICS, 'redoing'>): Promise<Job> {
  const job = await createJob(api, { topic: TOPICS[stage], fusion: light(OPINION) });
  if (stage === 'research') {
    await waitFor('the encyclopaedia to be asked', () => rig.wiki.requests.length > 0);
    return job;
  }
  if (stage === 'claims') {
    await waitFor('the model to be asked for claims', () => claimsAskedFor(TOPICS.claims) === 1);
    return job;
  }
  await jobIn(api, job.id, stage === 'drafting' ? 'drafting' : 'generating_formats');
  return job;
}

/** A job with all its pieces. */
async function finish(api: ApiClient): Promise<Job> {
  const job = await createJob(api, { topic: TOPICS.redoing, fusion: light(OPINION) });
  return await jobIn(api, job.id, 'completed');
}

function blogPostsAskedFor(topic: string): number {
  return rig.model.requests.filter(({ reading }) => reading.format === 'Blog Post' && reading.topic === topic).length;
}

function claimsAskedFor(topic: string): number {
  return rig.model.requests.filter(({ reading }) => reading.task === 'claims' && reading.topic === topic).length;
}

describe.each(['embedded', 'postgres'] as const)('kill -9 in the middle of everything, on the %s database', (kind) => {
  const name = `kill_${randomBytes(6).toString('hex')}`;

  test('after a restart every job ends well, and nothing is written twice', async () => {
    const settings = { ...rig.settings };
    if (kind === 'postgres') settings['DATABASE_URL'] = await createDatabase(inject('postgresUrl'), name);
    const first = await startProduct(settings);
    const api = await signUp(first.url);
    rig.model.setScript(() => 'ok');
    const redoing = await finish(api);
    const finished = await outputsOf(api, redoing.id);
    // One job waits for its plan, one for its blog post, one to have it written once more, one for its claims, one for
    // the encyclopaedia.
    rig.model.setScript(({ reading }) => {
      const held = reading.task === 'plan' ? TOPICS.drafting : reading.task === 'claims' ? TOPICS.claims : null;
      return reading.topic === held || reading.format === 'Blog Post' ? { fault: 'silent' } : 'ok';
    });
    const blogPosts = blogPostsAskedFor(TOPICS.redoing);
    await api.post(`/outputs/${finished[2]?.id}/redo`, { angle: 'new' });
    await waitFor('the blog post to be asked for once more', () => blogPostsAskedFor(TOPICS.redoing) > blogPosts);
    const drafting = await bringTo(api, 'drafting');
    const writing = await bringTo(api, 'writing');
    await waitFor('both posts of the job being written', async () => {
      const outputs = await outputsOf(api, writing.id);
      return outputs.filter((output) => output.status === 'completed').length === 2;
    });
    const posts = (await outputsOf(api, writing.id)).filter((output) => output.format === 'X Post');
    await waitFor('the blog post to be asked for', () => blogPostsAskedFor(TOPICS.writing) > 0);
    const claims = await bringTo(api, 'claims');
    rig.wiki.setFault('silent');
    const asked = rig.wiki.requests.length;
    const research = await createJob(api, { topic: TOPICS.research, fusion: light(OPINION) });
    await waitFor('the encyclopaedia to be asked', () => rig.wiki.requests.length > asked);

    await first.kill();
    const callsBefore = rig.model.requests.length;
    rig.model.setScript(() => 'ok');
    rig.wiki.setFault(null);
    const second = await startProduct(settings);
    const again = createApiClient(second.url, api.token);
    for (const job of [drafting, writing, redoing, claims, research]) {
      const done = await jobInLong(again, job.id);
      expect(done.status).toBe('completed');
      expect((await outputsOf(again, job.id)).map(({ format, variant, status }) => [format, variant, status])).toEqual([
        ['X Post', 1, 'completed'],
        ['X Post', 2, 'completed'],
        ['Blog Post', 1, 'completed'],
      ]);
    }
    const fault = `kill -9 with projects in five stages, on the ${kind} database`;
    recordFault({ fault, times: 1, ended: 0, projects: 5, completed: 5 });
    const postsAfter = (await outputsOf(again, writing.id)).filter((output) => output.format === 'X Post');
    expect(postsAfter, 'finished pieces stay as they were').toEqual(posts);
    const redone = await outputsOf(again, redoing.id);
    const asTheyStand = ({ content, updated_at: at, angle, versions }: Output) => [content, at, angle, versions];
    expect(redone.slice(0, 2).map(asTheyStand), 'so do those that nobody asked for again').toEqual(
      finished.slice(0, 2).map(asTheyStand),
    );
    expect(redone[2]).toMatchObject({ redo: null, redo_error: null, versions: 1 });
    expect(redone[2]?.angle).not.toBe(finished[2]?.angle);
    const versions = await again.get(`/outputs/${redone[2]?.id}/versions`);
    expect(versions.body.map(({ content }: { content: string }) => content)).toEqual([finished[2]?.content]);
    // A piece is a draft, an edit and a check; a project at most a plan and three pieces. What was done of the projects in
    // writing stays, and so do their plans. Research asks for claims, and once more for quotes.
    const piece = 3;
    const project = 1 + 3 * piece;
    expect(rig.model.requests.length - callsBefore).toBeLessThanOrEqual(
      project + piece + piece + (2 + project) + (2 + project),
    );
    expect([TOPICS.drafting, TOPICS.writing, TOPICS.claims].map(claimsAskedFor), 'research is not done again').toEqual([
      1, 1, 2,
    ]);
    expect((await again.get('/personas')).body).toHaveLength(5);

    await second.stop();
    if (kind === 'postgres') await dropDatabase(inject('postgresUrl'), name);
  });
});

/** Recovery alone takes some 10 s: the killed worker's heartbeat has to be missed first. */
async function jobInLong(api: ApiClient, id: string): Promise<Job> {
  return await waitFor(
    `job ${id} to end`,
    async () => {
      const { body } = await api.get(`/jobs/${id}`);
      if (body?.status === 'fusion_pending') await api.post(`/jobs/${id}/fusion`, light(OPINION));
      return body?.status === 'completed' || body?.status === 'failed' ? (body as Job) : undefined;
    },
    100_000,
  );
}

test('asked to end with pieces in flight, it lets them finish and writes none of them again', async () => {
  const first = await startProduct(rig.settings);
  const api = await signUp(first.url);
  rig.model.setScript(() => 'ok');
  const job = await createJob(api, {
    topic: TOPICS.writing,
    desired_formats: ['X Post'],
    batch_formats: { 'X Post': 3 },
  });
  await jobIn(api, job.id, 'fusion_pending');
  await api.post(`/jobs/${job.id}/fusion`, light(OPINION));
  await jobIn(api, job.id, 'generating_formats', 'completed');
  expect(await first.stop()).toBe(0);

  const second = await startProduct(rig.settings);
  const done = await jobInLong(createApiClient(second.url, api.token), job.id);
  expect(done.status).toBe('completed');
  const perVariant = Map.groupBy(
    rig.model.requests.filter((call) => call.reading.task === 'draft'),
    (call) => call.reading.variant,
  );
  expect([...perVariant.values()].map((calls) => calls.length)).toEqual([1, 1, 1]);
  await second.stop();
});
