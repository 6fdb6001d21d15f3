import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fusionInput } from '../../../core/contracts/fusion.ts';
import {
  additionsInput,
  historyQuery,
  job,
  jobInput,
  historyJob,
  jobWriterChoice,
} from '../../../core/contracts/job.ts';
import { sentToVendor } from '../../../core/contracts/sent.ts';
import { usageCall } from '../../../core/contracts/usage.ts';
import { claimInContext, sourceWithText } from '../../../core/contracts/research.ts';
import { cancelJob } from '../../jobs/cancel-job.ts';
import { chooseWriter } from '../../jobs/choose-writer.ts';
import { createJob } from '../../jobs/create-job.ts';
import { deleteJob } from '../../jobs/delete-job.ts';
import { generateFormats } from '../../jobs/generate-formats.ts';
import { getClaim } from '../../jobs/get-claim.ts';
import { getJob } from '../../jobs/get-job.ts';
import { getSource } from '../../jobs/get-source.ts';
import { listCalls } from '../../jobs/list-calls.ts';
import { listSent } from '../../jobs/list-sent.ts';
import { listJobs } from '../../jobs/list-jobs.ts';
import { submitFusion } from '../../jobs/submit-fusion.ts';
import type { HttpDeps } from '../http-deps.ts';
import { onceOnly } from '../idempotency/once-only.ts';
import { addPaging } from '../paging.ts';
import { idOf, idempotencyHeaders, noContent, notModified } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['jobs'];
const params = idOf('Project');

/** Room for 200,000 characters of material, each of which takes twelve bytes at the most where it is escaped. */
const JOB_BODY_LIMIT = 2.5 * 1024 * 1024;

/** What each note, link or file of a project takes, in the units of a request's cost. */
const COST_OF_MATERIAL = 0.25;

const answer = { 200: job };

export const jobRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  await app.register(workRoutes, deps);
  await app.register(readingRoutes, deps);
  await app.register(stateRoutes, deps);
};

/** What makes work, so that a repetition must not make it twice. */
const workRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.post(
    '/jobs',
    {
      config: { scope: 'jobs:write', cost: 6 },
      bodyLimit: JOB_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Start a job: research a topic and write pieces from it',
        headers: idempotencyHeaders,
        body: jobInput,
        response: { 201: job },
      },
    },
    async (request, reply) => {
      const created = await onceOnly(
        { deps, request, status: 201, schema: job, objectOf: ({ id }) => ({ jobId: id }) },
        (database) => createJob({ ...deps.jobs, database }, principalOf(request), request.body),
      );
      request.use?.charge(created.material.length * COST_OF_MATERIAL);
      return await reply.code(201).header('location', `/api/jobs/${created.id}`).send(created);
    },
  );

  app.post(
    '/jobs/:id/generate_formats',
    {
      config: { scope: 'jobs:write', cost: 8 },
      schema: {
        tags,
        summary: 'Add pieces to a settled job, or take up a failed one',
        params,
        headers: idempotencyHeaders,
        body: additionsInput,
        response: { 202: job },
      },
    },
    async (request, reply) => {
      const changed = await onceOnly(
        { deps, request, status: 202, schema: job, objectOf: ({ id }) => ({ jobId: id }) },
        (database) =>
          generateFormats({ ...deps.jobs, database }, principalOf(request), request.params.id, request.body),
      );
      return await reply.code(202).send(changed);
    },
  );
};

const readingRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/jobs/history',
    {
      config: { scope: 'jobs:read', cost: 3 },
      schema: {
        tags,
        summary: 'Jobs of the caller, newest first',
        querystring: historyQuery,
        response: { 200: z.array(historyJob) },
      },
    },
    async (request, reply) => {
      const { items, total } = await listJobs(deps.jobs, principalOf(request), request.query);
      addPaging(reply, request.url, { ...request.query, total });
      return items;
    },
  );

  app.get(
    '/jobs/:id',
    {
      config: { scope: 'jobs:read', etag: true },
      schema: {
        tags,
        summary: 'One job with its research; `If-None-Match` is answered 304',
        params,
        response: { ...answer, 304: notModified },
      },
    },
    (request) => getJob(deps.jobs, principalOf(request), request.params.id),
  );

  app.get(
    '/jobs/:id/usage',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'Every call to a model that was made for a job, in their order',
        params,
        response: { 200: z.array(usageCall) },
      },
    },
    (request) => listCalls(deps.jobs, principalOf(request), request.params.id),
  );

  app.get(
    '/jobs/:id/sent',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'Which texts of a job went to which vendor of a model',
        params,
        response: { 200: z.array(sentToVendor) },
      },
    },
    (request) => listSent(deps.jobs, principalOf(request), request.params.id),
  );

  await app.register(evidenceRoutes, deps);
};

/** `s1`: counted within a job. Anything else is the id of nothing. */
const sourceId = z.string().regex(/^[a-z]{1,3}\d{1,9}$/, { error: 'Source not found' });

/** `c12`, or a place that a fact check found: `s4.25.74`, which is source, start and length. */
const claimId = z
  .string()
  .max(40)
  .regex(/^(?:[a-z]{1,3}\d{1,9}|s\d{1,9}(?:\.\d{1,9}){2})$/, { error: 'Claim not found' });

/** What a reader checks a citation by. */
const evidenceRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/jobs/:id/sources/:source_id',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'One source of a job with its stored text',
        params: params.extend({ source_id: sourceId }),
        response: { 200: sourceWithText },
      },
    },
    ({ params, principal }) =>
      getSource(deps.jobs, principalOf({ principal }), { jobId: params.id, sourceId: params.source_id }),
  );

  app.get(
    '/jobs/:id/claims/:claim_id',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'One claim of a job with its source, and what stands around its quote there',
        params: params.extend({ claim_id: claimId }),
        response: { 200: claimInContext },
      },
    },
    ({ params, principal }) =>
      getClaim(deps.jobs, principalOf({ principal }), { jobId: params.id, claimId: params.claim_id }),
  );
};

/** What moves a job on or ends it; a repetition does no harm. */
const stateRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.post(
    '/jobs/:id/fusion',
    {
      config: { scope: 'jobs:write' },
      schema: {
        tags,
        summary: 'Give the opinion, or say that there is none',
        params,
        body: fusionInput,
        response: answer,
      },
    },
    (request) => submitFusion(deps.jobs, principalOf(request), request.params.id, request.body),
  );

  app.post(
    '/jobs/:id/writer',
    {
      config: { scope: 'jobs:write' },
      schema: {
        tags,
        summary: 'Say who writes what is not written yet; a running job goes on with it at once',
        params,
        body: jobWriterChoice,
        response: answer,
      },
    },
    (request) => chooseWriter(deps.jobs, principalOf(request), request.params.id, request.body),
  );

  app.post(
    '/jobs/:id/cancel',
    {
      config: { scope: 'jobs:write' },
      schema: { tags, summary: 'Stop a running job; written pieces stay', params, response: answer },
    },
    (request) => cancelJob(deps.jobs, principalOf(request), request.params.id),
  );

  app.delete(
    '/jobs/:id',
    {
      config: { scope: 'jobs:write' },
      schema: {
        tags,
        summary: 'Delete a job and all that belongs to it',
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await deleteJob(deps.jobs, principalOf(request), request.params.id);
      return await reply.code(204).send(null);
    },
  );
};
