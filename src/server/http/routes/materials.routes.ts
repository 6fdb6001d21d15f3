import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  material,
  materialChange,
  materialQuery,
  materialWithText,
  newMaterial,
} from '../../../core/contracts/material.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import { payerOf } from '../../limits/payer.ts';
import type { Payer } from '../../limits/payer.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { deleteMaterial } from '../../materials/delete-material.ts';
import { draftMaterial } from '../../materials/draft-material.ts';
import { getMaterial } from '../../materials/get-material.ts';
import { listMaterials } from '../../materials/list-materials.ts';
import { updateMaterial } from '../../materials/update-material.ts';
import type { PageReader } from '../../research/fetching/page-reader.ts';
import { untilHungUp } from '../hang-up.ts';
import type { HttpDeps } from '../http-deps.ts';
import { onceOnlyAfter } from '../idempotency/once-only.ts';
import { createReadingTurns } from '../reading-turns.ts';
import { idOf, idempotencyHeaders, noContent } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';
import { fileRoutes } from './material-files.routes.ts';

const tags = ['material'];
const params = idOf('Material');

/** Room for 200,000 characters, each of which takes twelve bytes at the most where it is escaped. */
const NOTE_BODY_LIMIT = 2.5 * 1024 * 1024;

export const materialRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  const turns = createReadingTurns();
  await app.register(fileRoutes, { ...deps, turns });
  await app.register(oneMaterialRoutes, deps);

  app.get(
    '/materials',
    {
      config: { scope: 'materials:read' },
      schema: {
        tags,
        summary: 'What the caller keeps for later jobs, newest first, without the texts',
        querystring: materialQuery,
        response: { 200: z.array(material) },
      },
    },
    (request) => listMaterials(deps.materials, principalOf(request), request.query),
  );

  app.post(
    '/materials',
    {
      config: { scope: 'materials:write', cost: 6, turn: 'own' },
      bodyLimit: NOTE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Keep a note, or a link, which is read at once',
        headers: idempotencyHeaders,
        body: newMaterial,
        response: { 201: material },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const pageReader = readerInTurn(deps.materials.pageReader, turns, payerOf(principal));
      const signal = untilHungUp(reply);
      const created = await onceOnlyAfter(
        { deps, request, status: 201, schema: material, objectOf: ({ id }) => ({ materialId: id }) },
        () => draftMaterial({ ...deps.materials, pageReader }, principal, { body: request.body, signal }),
        (database, draft) => createMaterial({ ...deps.materials, database }, principal, draft),
      );
      return await reply.code(201).header('location', `/api/materials/${created.id}`).send(created);
    },
  );
};

/** Links take turns; notes, which take no time, wait for nothing. */
function readerInTurn(reader: PageReader, turns: FairTurns, payer: Payer): PageReader {
  return {
    read: (url, signal) => turns.run(payer, () => reader.read(url, signal), signal),
  };
}

const oneMaterialRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  app.get(
    '/materials/:id',
    {
      config: { scope: 'materials:read' },
      schema: { tags, summary: 'Kept material with its text', params, response: { 200: materialWithText } },
    },
    (request) => getMaterial(deps.materials, principalOf(request), request.params.id),
  );

  app.patch(
    '/materials/:id',
    {
      config: { scope: 'materials:write' },
      bodyLimit: NOTE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Change title, persona, or the text of a note',
        params,
        body: materialChange,
        response: { 200: material },
      },
    },
    (request) => updateMaterial(deps.materials, principalOf(request), request.params.id, request.body),
  );

  app.delete(
    '/materials/:id',
    {
      config: { scope: 'materials:write' },
      schema: {
        tags,
        summary: 'Delete kept material; jobs keep what they found in it',
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await deleteMaterial(deps.materials, principalOf(request), request.params.id);
      return await reply.code(204).send(null);
    },
  );
};
