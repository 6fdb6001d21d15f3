import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { job } from '../../core/contracts/job.ts';
import { material } from '../../core/contracts/material.ts';
import { output } from '../../core/contracts/output.ts';
import { persona } from '../../core/contracts/persona.ts';
import { jobReceipt, materialReceipt, outputReceipt, personaReceipt } from '../../core/contracts/receipts.ts';
import type { Scope } from '../../core/rules/scopes.ts';
import { hasScope } from '../auth/require-scope.ts';
import { noContent } from './route-schemas.ts';

/** What is answered instead of an object that the caller may not read. */
interface Receipt {
  /** What it takes to read the object. */
  readonly reads: Scope;
  readonly schema: z.ZodObject;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer of this route that changes something is made of the request alone. */
    answersWhatWasSent?: true;
    /** What a token that may not read gets instead of the answer. Set by `giveReceipts`. */
    receipt?: Receipt;
  }
}

const RECEIPTS = new Map<unknown, Receipt>([
  [job, { reads: 'jobs:read', schema: jobReceipt }],
  [output, { reads: 'jobs:read', schema: outputReceipt }],
  [persona, { reads: 'personas:read', schema: personaReceipt }],
  [material, { reads: 'materials:read', schema: materialReceipt }],
]);

/**
 * A call that changes something answers with the object. An access token that may change but not read gets a receipt
 * instead, on every route and also when a call is repeated. A route that answers with anything else has to say why that
 * is no reading.
 */
export function giveReceipts(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => addReceipt(route));
  api.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const { receipt } = request.routeOptions.config;
    if (!receipt || reply.statusCode >= 300 || !request.principal) return payload;
    return hasScope(request.principal, receipt.reads) ? payload : receipt.schema.strip().parse(payload);
  });
}

function addReceipt(options: RouteOptions): void {
  const route = options;
  const { scope, answersWhatWasSent } = route.config ?? {};
  if (!scope?.endsWith(':write') || answersWhatWasSent) return;
  for (const [status, answer] of answersOf(route.schema)) {
    if (answer === noContent) continue;
    const receipt = RECEIPTS.get(answer);
    if (!receipt)
      throw new Error(`${String(route.method)} ${route.url} answers ${status} with what ${scope} may not read`);
    route.config = { ...route.config, receipt };
    const response = {
      ...(route.schema?.response as object),
      [status]: z.union([answer as z.ZodType, receipt.schema]),
    };
    route.schema = { ...route.schema, response };
  }
}

const answersOf = (schema: FastifySchema | undefined): [string, unknown][] =>
  typeof schema?.response === 'object' && schema.response !== null ? Object.entries(schema.response) : [];
