import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { estimateInput } from '../../../core/contracts/estimate.ts';
import { costEstimate, dayUsage, usageQuery, usageReport } from '../../../core/contracts/usage.ts';
import { createMeasuredUsage } from '../../usage/estimate/measured-usage.ts';
import { estimateJob } from '../../usage/estimate/estimate-job.ts';
import { getToday } from '../../usage/today/get-today.ts';
import { getUsage } from '../../usage/report/get-usage.ts';
import type { HttpDeps } from '../http-deps.ts';
import { principalOf } from '../sign-in.ts';

export const usageRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  const measure = createMeasuredUsage(deps.usage);

  app.get(
    '/usage',
    {
      config: { scope: 'usage:read', cost: 3 },
      schema: {
        tags: ['usage'],
        summary: 'What the caller’s calls to models took, by month and persona',
        querystring: usageQuery,
        response: { 200: usageReport },
      },
    },
    (request) => getUsage(deps.usage, principalOf(request), request.query),
  );

  app.get(
    '/usage/today',
    {
      config: { scope: 'usage:read' },
      schema: {
        tags: ['usage'],
        summary: 'What the caller has used of today’s limits: tokens of models and projects',
        response: { 200: dayUsage },
      },
    },
    (request) => getToday({ ...deps.usage, measure }, principalOf(request)),
  );

  app.post(
    '/jobs/estimate',
    {
      config: { scope: 'jobs:read', cost: 3 },
      schema: {
        tags: ['jobs'],
        summary: 'What a start would be likely to take; the form may be unfinished, and nothing is kept',
        body: estimateInput,
        response: { 200: costEstimate },
      },
    },
    (request) => estimateJob({ ...deps.usage, measure }, principalOf(request), request.body),
  );
};
