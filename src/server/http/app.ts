import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { newId } from '../platform/ids.ts';
import { withBoundedRefusals } from './bounded-refusals.ts';
import { answerNotModified } from './entity-tag.ts';
import { answerBrokenRequest, answerError, answerNotFound } from './error-handler.ts';
import { createFairUse } from './fair-use/fair-use.ts';
import type { FairUse } from './fair-use/fair-use.ts';
import type { HttpDeps } from './http-deps.ts';
import { readJsonBodies } from './json-body.ts';
import { noteMethods } from './other-methods.ts';
import { describeApi } from './openapi.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { accessTokenRoutes } from './routes/access-tokens.routes.ts';
import { configRoutes } from './routes/config.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { jobEventRoutes } from './routes/job-events.routes.ts';
import { jobPlanRoutes } from './routes/job-plan.routes.ts';
import { exampleRoutes } from './routes/example.routes.ts';
import { jobRoutes } from './routes/jobs.routes.ts';
import { materialRoutes } from './routes/materials.routes.ts';
import { openApiRoutes } from './routes/openapi.routes.ts';
import { outputRoutes } from './routes/outputs.routes.ts';
import { personaRoutes } from './routes/personas.routes.ts';
import { usageRoutes } from './routes/usage.routes.ts';
import { giveReceipts } from './receipts.ts';
import { requireSignIn, stillSignedIn } from './sign-in.ts';
import { isApi, standardHeaders } from './standard-headers.ts';
import { validateRequest } from './validation.ts';
import { serveWebClient } from './web-client.ts';
import type { NotFoundPage } from './web-client.ts';

/** Time for a request to arrive, body included: a file of 10 MB takes 80 s on a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Of that, for the headers. */
const HEADERS_TIMEOUT_MS = 30_000;

/** The whole of HTTP, ready for requests but listening nowhere. */
export async function createHttpApp(given: HttpDeps): Promise<FastifyInstance> {
  const deps = { ...given, logger: withBoundedRefusals(given.logger) };
  const setHeaders = standardHeaders(deps);
  let notFoundPage: NotFoundPage | null = null;
  const app = fastify({
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: deps.trustProxy.length > 0 ? [...deps.trustProxy] : false,
    genReqId: newId,
    // During a shutdown, requests on open connections are answered as always.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded has no route, and so no hooks.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply);
      if (notFoundPage && !isApi(request.url)) void notFoundPage(reply);
      else answerError(error, request, reply, deps.logger);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorateRequest('principal', null);
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  const fairUse = createFairUse(deps.requestPace);
  fairUse.countRequests(app);
  readJsonBodies(app, fairUse.takeForBody);
  app.addHook('onRequest', async (request, reply) => setHeaders(request, reply));
  app.addHook('onSend', answerNotModified);
  logRequests(app, deps);
  app.setErrorHandler((error: unknown, request, reply) => answerError(error, request, reply, deps.logger));

  await describeApi(app, deps.clientConfig.version);
  const answerOtherMethods = noteMethods(app);
  await app.register((api) => registerApi(api, deps, fairUse), { prefix: '/api' });
  answerOtherMethods();
  notFoundPage = deps.webDir === null ? null : await serveWebClient(app, deps, deps.webDir);
  app.setNotFoundHandler((request, reply) =>
    notFoundPage && !isApi(request.url) ? notFoundPage(reply) : answerNotFound(reply),
  );
  return app;
}

async function registerApi(api: FastifyInstance, deps: HttpDeps, fairUse: FairUse): Promise<void> {
  api.addHook('onRequest', requireSignIn(deps.auth));
  fairUse.keep(api, (request) => stillSignedIn(deps.auth, request));
  giveReceipts(api);
  await api.register((scope) => deps.auth.mount(scope), { prefix: '/auth' });
  for (const routes of [
    personaRoutes,
    jobRoutes,
    exampleRoutes,
    jobPlanRoutes,
    jobEventRoutes,
    outputRoutes,
    materialRoutes,
    usageRoutes,
    healthRoutes,
    configRoutes,
    accountRoutes,
    accessTokenRoutes,
    openApiRoutes,
  ]) {
    await api.register(routes, deps);
  }
}

/** One line a request, by route: addresses can hold what a user searched for. */
function logRequests(app: FastifyInstance, deps: HttpDeps): void {
  app.addHook('onResponse', async (request, reply) => {
    deps.logger.debug(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
