import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { job } from '../../../core/contracts/job.ts';
import { openExample } from '../../example/open-example.ts';
import type { HttpDeps } from '../http-deps.ts';
import { principalOf } from '../sign-in.ts';

const DESCRIPTION =
  'A whole project that a large language model has written, as the caller’s own: a piece of each format, with its research, ' +
  'plan and persona, to be read, edited, written again or deleted like any other. No model is asked for it. A copy in which ' +
  'nothing was changed yet is answered again, with 200. Its persona is made where the caller may have one more, and an access ' +
  'token the scope `personas:write`; else the project keeps a copy of it alone.';

/** The finished example. A repetition opens the copy that the first one made. */
export const exampleRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.post(
    '/jobs/example',
    {
      config: { scope: 'jobs:write', cost: 6 },
      schema: {
        tags: ['jobs'],
        summary: 'Open the finished example as a project of one’s own',
        description: DESCRIPTION,
        response: { 200: job, 201: job },
      },
    },
    async (request, reply) => {
      const opened = await openExample(deps, principalOf(request));
      if (!opened.isNew) return opened.job;
      return await reply.code(201).header('location', `/api/jobs/${opened.job.id}`).send(opened.job);
    },
  );
};
