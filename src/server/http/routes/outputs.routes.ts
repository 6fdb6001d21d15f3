import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { output, outputEdit } from '../../../core/contracts/output.ts';
import { editOutput } from '../../jobs/edit-output.ts';
import { getOutput } from '../../jobs/get-output.ts';
import { listOutputs } from '../../jobs/list-outputs.ts';
import type { HttpDeps } from '../http-deps.ts';
import { idOf, notModified } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['outputs'];
const params = idOf('Piece');

/** Room for 100,000 characters in any script, escaped. */
const EDIT_BODY_LIMIT = 4 * 1024 * 1024;

export const outputRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/jobs/:id/outputs',
    {
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
      config: { etag: true },
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

  app.patch(
    '/outputs/:id',
    {
      bodyLimit: EDIT_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Save an edit; with `If-Match`, only over the state that it names',
        params,
        headers: z.object({ 'if-match': z.string().optional().describe('The `ETag` of the state that was edited') }),
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
};
