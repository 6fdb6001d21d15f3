import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientConfig } from '../../core/contracts/client-config.ts';
import { historyJob, job, jobSummary } from '../../core/contracts/job.ts';
import { material, materialWithText } from '../../core/contracts/material.ts';
import { output } from '../../core/contracts/output.ts';
import { persona, personaStatus } from '../../core/contracts/persona.ts';
import { problem } from '../../core/contracts/problem.ts';
import { jobReceipt, materialReceipt, outputReceipt, personaReceipt } from '../../core/contracts/receipts.ts';
import { claimInContext, sourceWithText } from '../../core/contracts/research.ts';
import { account } from '../../core/contracts/account.ts';
import { accessToken, newAccessToken } from '../../core/contracts/access-token.ts';
import { costEstimate, usageReport } from '../../core/contracts/usage.ts';
import type { Scope } from '../../core/rules/scopes.ts';
import { describeHeaders } from './openapi-headers.ts';
import type { RouteScope } from './sign-in.ts';

const DESCRIPTION =
  'Everything that the web client does, any program can do. Sign in at `/api/auth/sign-in/email` and send the token as ' +
  '`Authorization: Bearer …`, or send an access token (`mft_…`) made on the account page. A field that is null counts as left out, unless null is said to mean something. Answers that are no success ' +
  'are problem documents (RFC 9457). Programs may call from anywhere, pages of other origins may not: no answer has a CORS header.';

/** Objects that have a name of their own in the description. */
const named = z.registry<{ id: string }>();
named.add(persona, { id: 'Persona' });
named.add(personaStatus, { id: 'PersonaStatus' });
named.add(job, { id: 'Job' });
named.add(jobSummary, { id: 'JobSummary' });
named.add(historyJob, { id: 'HistoryJob' });
named.add(output, { id: 'Output' });
named.add(material, { id: 'Material' });
named.add(materialWithText, { id: 'MaterialWithText' });
named.add(claimInContext, { id: 'ClaimInContext' });
named.add(sourceWithText, { id: 'SourceWithText' });
named.add(usageReport, { id: 'UsageReport' });
named.add(costEstimate, { id: 'CostEstimate' });
named.add(account, { id: 'Account' });
named.add(accessToken, { id: 'AccessToken' });
named.add(newAccessToken, { id: 'NewAccessToken' });
named.add(jobReceipt, { id: 'JobReceipt' });
named.add(outputReceipt, { id: 'OutputReceipt' });
named.add(personaReceipt, { id: 'PersonaReceipt' });
named.add(materialReceipt, { id: 'MaterialReceipt' });
named.add(problem, { id: 'Problem' });
named.add(clientConfig, { id: 'ClientConfig' });

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: problem } },
});

/** What every route may answer beside its success. */
const PROBLEMS = {
  '4xx': problemAnswer('The request was not accepted; `detail` says why'),
  '5xx': problemAnswer('The service failed or cannot be reached; try again'),
};

const options = { schemaRegistry: named, zodToJsonConfig: { override: describe } };

const transform = createJsonSchemaTransform(options);

const transformObject = createJsonSchemaTransformObject(options);

/** Has to be registered before the routes, which it then describes at `/api/openapi.json` and `/api/docs`. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Manifold', version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: (route) => transform({ ...route, schema: withProblems(withScope(route.schema, route.route.config)) }),
    transformObject: (document) => describeHeaders(transformObject(document)),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { deepLinking: true } });
}

/** Which access tokens the route takes; one that names its own security takes whoever comes. A scope that was forgotten is not described. */
function withScope(schema: FastifySchema | undefined, config: FastifyContextConfig | undefined): FastifySchema {
  const scope = config?.scope ?? (config?.public ? 'person' : undefined);
  if (schema?.hide || schema?.security || scope === undefined) return { ...schema };
  const told = wordsOnScope(scope, config?.receipt?.reads);
  const description = schema?.description === undefined ? told : `${schema.description}\n\n${told}`;
  return { ...schema, description, security: [{ bearer: scope === 'person' ? [] : [scope] }] };
}

function wordsOnScope(scope: RouteScope, reads: Scope | undefined): string {
  if (scope === 'person') return 'Not for access tokens.';
  const receipt = reads === undefined ? '' : ` Without \`${reads}\` they get a receipt alone.`;
  return `Access tokens need the scope \`${scope}\`.${receipt}`;
}

function withProblems(schema: FastifySchema | undefined): FastifySchema {
  const answers = typeof schema?.response === 'object' ? schema.response : {};
  return { ...schema, response: { ...answers, ...PROBLEMS } };
}

interface Described {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Beside `named`, the words, formats and limits that a schema was given are not looked up. */
function describe({ zodSchema, jsonSchema }: Described): void {
  const { description, format, maxLength, maxProperties } = z.globalRegistry.get(zodSchema) ?? {};
  const schema = jsonSchema;
  if (description !== undefined) schema.description = description;
  if (typeof format === 'string') schema.format = format;
  if (typeof maxLength === 'number') schema.maxLength = maxLength;
  if (typeof maxProperties === 'number') schema.maxProperties = maxProperties;
  leaveOutTheObvious(schema);
}

/** A date-time and a whole number need no pattern and no bounds to say what they are. */
function leaveOutTheObvious(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const schema = jsonSchema;
  if (schema.format === 'date-time') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
