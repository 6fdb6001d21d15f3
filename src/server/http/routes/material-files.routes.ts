import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { errorCodes } from 'fastify';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { material, sentFile } from '../../../core/contracts/material.ts';
import { createMaterial } from '../../materials/create-material.ts';
import { draftFile } from '../../materials/draft-file.ts';
import type { SentFile } from '../../materials/draft-file.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import { payerOf } from '../../limits/payer.ts';
import { answerError } from '../error-handler.ts';
import { untilHungUp } from '../hang-up.ts';
import type { HttpDeps } from '../http-deps.ts';
import type { KeyedRequest } from '../idempotency/once-only.ts';
import { onceOnlyAfter } from '../idempotency/once-only.ts';
import { notAForm, readUpload, UPLOAD_LIMITS } from '../read-upload.ts';
import { createReceivingTurns } from '../reading-turns.ts';
import { idempotencyHeaders } from '../route-schemas.ts';
import { principalOf } from '../sign-in.ts';

/** The one call that takes a form; forms are known in this scope alone. */
export const fileRoutes: FastifyPluginAsyncZod<HttpDeps & { readonly turns: FairTurns }> = async (app, deps) => {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits: UPLOAD_LIMITS, throwFileSizeLimit: false });
  app.setErrorHandler((error: unknown, request, reply) => {
    const isOther = error instanceof errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE;
    return answerError(isOther ? notAForm() : error, request, reply, deps.logger);
  });

  const receiving = createReceivingTurns();

  app.post(
    '/materials/files',
    {
      config: { scope: 'materials:write', cost: 10, turn: 'own' },
      schema: {
        tags: ['material'],
        summary: 'Keep the text of a file: PDF, Word (.docx), Markdown, text or HTML, up to 10 MB',
        consumes: ['multipart/form-data'],
        headers: idempotencyHeaders,
        body: sentFile,
        response: { 201: material },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const signal = untilHungUp(reply);
      const payer = payerOf(principal);
      const keep = (file: SentFile) =>
        onceOnlyAfter(
          {
            deps,
            request: keyedBy(request, file),
            status: 201,
            schema: material,
            objectOf: ({ id }) => ({ materialId: id }),
          },
          () => draftFile(deps.materials, principal, { file, signal }),
          (database, draft) => createMaterial({ ...deps.materials, database }, principal, draft),
        );
      const receive = async () => {
        const file = await readUpload(request);
        return await deps.turns.run(payer, () => keep(file), signal);
      };
      const created = await receiving.run(payer, receive, signal);
      return await reply.code(201).header('location', `/api/materials/${created.id}`).send(created);
    },
  );
};

/** Two uploads are the same when name, content and fields are; boundaries differ each time. */
function keyedBy(request: FastifyRequest, { name, bytes, fields }: SentFile): KeyedRequest {
  const { headers, method, url, principal } = request;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { headers, method, url, principal, body: { name, sha256, fields } };
}
