import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { job } from '../../../core/contracts/job.ts';
import { jobPlan, planInput } from '../../../core/contracts/plan.ts';
import { changePlan, getPlan, startWriting } from '../../jobs/plan-of-job.ts';
import type { HttpDeps } from '../http-deps.ts';
import { idOf } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['jobs'];
const params = idOf('Project');
const answer = { 200: job };

/** The plan of a project, and what a user may say of it before its pieces are written, and later. */
export const jobPlanRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/jobs/:id/plan',
    {
      config: { scope: 'jobs:read' },
      schema: {
        tags,
        summary: 'What a model has planned for the pieces of a job, and what no model gets to read',
        params,
        response: { 200: jobPlan },
      },
    },
    (request) => getPlan(deps.jobs, principalOf(request), request.params.id),
  );

  app.put(
    '/jobs/:id/plan',
    {
      config: { scope: 'jobs:write' },
      schema: {
        tags,
        summary: 'Change the plan: what is written from now on is written from it',
        params,
        body: planInput,
        response: answer,
      },
    },
    (request) => changePlan(deps.jobs, principalOf(request), { id: request.params.id, body: request.body }),
  );

  app.post(
    '/jobs/:id/plan/confirm',
    {
      config: { scope: 'jobs:write' },
      schema: { tags, summary: 'Write the pieces from the plan as it is now', params, response: answer },
    },
    (request) => startWriting(deps.jobs, principalOf(request), request.params.id),
  );
};
