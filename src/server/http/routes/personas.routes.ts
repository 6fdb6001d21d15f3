import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  persona,
  personaInput,
  personaStatus as personaStatusAnswer,
  styleProfile,
  styleProfileInput,
} from '../../../core/contracts/persona.ts';
import { createPersona } from '../../personas/create-persona.ts';
import { deletePersona } from '../../personas/delete-persona.ts';
import { describeStyle } from '../../personas/describe-style.ts';
import { getPersona } from '../../personas/get-persona.ts';
import { listPersonas } from '../../personas/list-personas.ts';
import { createOneAtATime } from '../../personas/one-at-a-time.ts';
import { personaStatus } from '../../personas/persona-status.ts';
import { updatePersona } from '../../personas/update-persona.ts';
import { untilHungUp } from '../hang-up.ts';
import type { HttpDeps } from '../http-deps.ts';
import { onceOnly } from '../idempotency/once-only.ts';
import { idOf, idempotencyHeaders, noContent } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

const tags = ['personas'];
const params = idOf('Persona');

export const personaRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/personas',
    {
      config: { scope: 'personas:read', cost: 1 },
      schema: {
        tags,
        summary: 'All personas of the caller, newest first',
        response: { 200: z.array(persona) },
      },
    },
    (request) => listPersonas(deps.personas, principalOf(request)),
  );

  app.get(
    '/personas/status',
    {
      config: { scope: 'personas:read', cost: 1 },
      schema: {
        tags,
        summary: 'How many personas there are and may be',
        response: { 200: personaStatusAnswer },
      },
    },
    (request) => personaStatus(deps.personas, principalOf(request)),
  );

  app.post(
    '/personas',
    {
      config: { scope: 'personas:write' },
      schema: {
        tags,
        summary: 'Create a persona',
        headers: idempotencyHeaders,
        body: personaInput,
        response: { 201: persona },
      },
    },
    async (request, reply) => {
      const created = await onceOnly(
        { deps, request, status: 201, schema: persona, objectOf: ({ id }) => ({ personaId: id }) },
        (database) => createPersona({ ...deps.personas, database }, principalOf(request), request.body),
      );
      return await reply.code(201).header('location', `/api/personas/${created.id}`).send(created);
    },
  );

  await app.register(styleProfileRoutes, deps);
  await app.register(onePersonaRoutes, deps);
};

const styleProfileRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  const turns = createOneAtATime('Your texts are being read already. Please wait until they are finished.');

  app.post(
    '/personas/style_profile',
    {
      config: { scope: 'personas:write', cost: 10, turn: 'own', answersWhatWasSent: true },
      schema: {
        tags,
        summary: 'How texts in the voice of a brand sound, a line a trait; keeps nothing',
        body: styleProfileInput,
        response: { 200: styleProfile },
      },
    },
    async (request, reply) => {
      const signal = untilHungUp(reply);
      const principal = principalOf(request);
      return await turns.run(principal.userId, () =>
        describeStyle(deps.personas, principal, { body: request.body, signal }),
      );
    },
  );
};

const onePersonaRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/personas/:id',
    {
      config: { scope: 'personas:read' },
      schema: { tags, summary: 'One persona', params, response: { 200: persona } },
    },
    (request) => getPersona(deps.personas, principalOf(request), request.params.id),
  );

  app.put(
    '/personas/:id',
    {
      config: { scope: 'personas:write' },
      schema: {
        tags,
        summary: 'Replace a persona',
        params,
        body: personaInput,
        response: { 200: persona },
      },
    },
    (request) => updatePersona(deps.personas, principalOf(request), request.params.id, request.body),
  );

  app.delete(
    '/personas/:id',
    {
      config: { scope: 'personas:write' },
      schema: {
        tags,
        summary: 'Delete a persona; jobs keep their copy',
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await deletePersona(deps.personas, principalOf(request), request.params.id);
      return await reply.code(204).send(null);
    },
  );
};
