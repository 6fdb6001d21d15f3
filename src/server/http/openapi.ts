import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

const DESCRIPTION =
  'Everything that the web client does, any program can do. Sign in at `/api/auth/sign-in/email` and send the token as ' +
  '`Authorization: Bearer …`. Answers that are no success are problem documents (RFC 9457).';

/** Has to be registered before the routes, which it then describes at `/api/openapi.json` and `/api/docs`. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Manifold', version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: createJsonSchemaTransform({}),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', deepLinking: true },
  });
}
