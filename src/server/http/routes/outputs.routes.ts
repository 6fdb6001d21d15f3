import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { output, outputEdit } from '../../../core/contracts/output.ts';
import { outputVersion, redoInput } from '../../../core/contracts/version.ts';
import { editOutput } from '../../jobs/edit-output.ts';
import { getOutput } from '../../jobs/get-output.ts';
import { listOutputs } from '../../jobs/list-outputs.ts';
import { listVersions } from '../../jobs/list-versions.ts';
import { redoOutput } from '../../jobs/redo-output.ts';
import { restoreVersion } from '../../jobs/restore-version.ts';
import type { HttpDeps } from '../http-deps.ts';
import { onceOnlyAfter } from '../idempotency/once-only.ts';
import { idOf, idempotencyHeaders, notModified } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['outputs'];
const params = idOf('Piece');

/** Room for 100,000 characters, each of which takes twelve bytes at the most where it is escaped. */
const EDIT_BODY_LIMIT = 1.25 * 1024 * 1024;

/** Anything but a count is the number of no version. */
const versionNumber = z.string().regex(/^[1-9]\d{0,8}$/, { error: 'Version not found' });

const editHeaders = z.object({
  'if-match': z.string().optional().describe('The `ETag` of the state that was edited'),
});

export const outputRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  await app.register(readingRoutes, deps);
  await app.register(editRoutes, deps);
  await app.register(redoRoutes, deps);
};

const readingRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/jobs/:id/outputs',
    {
      config: { scope: 'jobs:read', cost: 5 },
      schema: {
        tags,
        summary: 'The pieces of a job, in the order of the formats, then by variant',
        params: idOf('Project'),
        response: { 200: z.array(output) },
      },
    },
    (request) => listOutputs(deps.jobs, principalOf(request), request.params.id),
  );

  app.get(
    '/outputs/:id',
    {
      config: { scope: 'jobs:read', etag: true },
      schema: {
        tags,
        summary: 'One piece, with an `ETag` for its edit',
        params,
        response: { 200: output, 304: notModified },
      },
    },
    async (request, reply) => {
      const found = await getOutput(deps.jobs, principalOf(request), request.params.id);
      reply.header('etag', found.etag);
      return found.output;
    },
  );

  app.get(
    '/outputs/:id/versions',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'Texts that the piece had before, newest first',
        params,
        response: { 200: z.array(outputVersion) },
      },
    },
    (request) => listVersions(deps.jobs, principalOf(request), request.params.id),
  );
};

/** What changes a text; with `If-Match` only the one that it names. */
const editRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.patch(
    '/outputs/:id',
    {
      config: { scope: 'jobs:write', cost: 6 },
      bodyLimit: EDIT_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Save an edit; with `If-Match`, only over the state that it names',
        params,
        headers: editHeaders,
        body: outputEdit,
        response: { 200: output },
      },
    },
    async (request, reply) => {
      const {
        params: { id },
        body,
        headers,
      } = request;
      const edited = await editOutput(deps.jobs, principalOf(request), { id, body, ifMatch: headers['if-match'] });
      reply.header('etag', edited.etag);
      return edited.output;
    },
  );

  app.post(
    '/outputs/:id/versions/:number/restore',
    {
      config: { scope: 'jobs:write', cost: 8 },
      schema: {
        tags,
        summary: 'Put an earlier text back; the present one becomes a version',
        params: params.extend({ number: versionNumber }),
        headers: editHeaders,
        response: { 200: output },
      },
    },
    async (request, reply) => {
      const {
        params: { id, number },
        headers,
      } = request;
      const ifMatch = headers['if-match'];
      const restored = await restoreVersion(deps.jobs, principalOf(request), { id, number: Number(number), ifMatch });
      reply.header('etag', restored.etag);
      return restored.output;
    },
  );
};

const redoRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.post(
    '/outputs/:id/redo',
    {
      config: { scope: 'jobs:write', cost: 10 },
      schema: {
        tags,
        summary: 'Write a settled piece once more; its text stays until the new one is there',
        params,
        headers: idempotencyHeaders,
        body: redoInput,
        response: { 202: output },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const configured = deps.clientConfig.writer.id;
      const changed = await onceOnlyAfter(
        { deps, request, status: 202, schema: output, objectOf: ({ job_id }) => ({ jobId: job_id }) },
        // What its answer tells is judged here, so that no transaction is open meanwhile.
        () => getOutput(deps.jobs, principalOf(request), id),
        (database) =>
          redoOutput({ ...deps.jobs, database }, principalOf(request), { id, body: request.body, configured }),
      );
      return await reply.code(202).send(changed);
    },
  );
};
