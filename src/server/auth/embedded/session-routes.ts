import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { withOrganization } from '../organization.ts';
import { oldestSignIn } from '../session-life.ts';
import { ask } from './ask.ts';
import { AUTH_ROUTE, report } from './auth-route.ts';
import type { EmbeddedRoutesOptions } from './auth-route.ts';
import { isInForce, requireSession } from './current-session.ts';
import { endSession, endSessions, listOpenSessions } from './open-sessions.store.ts';
import * as wire from './wire.ts';

const tags = ['auth'];
const ended = { 200: wire.status };

/** Open sign-ins of whoever is signed in. */
export const sessionRoutes: FastifyPluginAsyncZod<EmbeddedRoutesOptions> = async (app, options) => {
  const { api } = options.auth;
  const { db } = options.door.database;

  app.get(
    '/get-session',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'The sign-in of the cookie or token, or null', response: { 200: wire.currentSession } },
      // Fastify sends null as an empty body; the answer is the JSON value null.
      onSend: async (_request, _reply, payload: unknown) => payload ?? 'null',
    },
    async (request, reply) => {
      const session = await ask({ request, reply, schema: wire.openSession.nullable() }, (headers) =>
        api.getSession({ headers, asResponse: true }),
      );
      reply.type('application/json; charset=utf-8');
      if (!session) return null;
      const openedAt = new Date(session.session.createdAt);
      return isInForce(options, { openedAt, isConfirmed: session.user.emailVerified })
        ? withOrganization(session)
        : null;
    },
  );

  app.get(
    '/list-sessions',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'All open sign-ins of the caller', response: { 200: wire.sessionList } },
    },
    async (request) => {
      const { id, userId } = await requireSession(options, request);
      const now = options.door.clock.now();
      const open = await listOpenSessions(db, userId, { after: now, madeAfter: oldestSignIn(now) });
      return open.map((session) => presentSession(session, id));
    },
  );

  app.post(
    '/revoke-session',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End one open sign-in', body: wire.revokeSessionBody, response: ended } },
    async (request) => {
      const { userId } = await requireSession(options, request);
      const { id } = parseInput(wire.revokeSessionBody, request.body);
      if (!isId(id) || !(await endSession(db, userId, id))) throw notFound('Sign-in');
      report(options, request, 'sign-in.ended', { userId, what: 'one of the list' });
      return { status: true };
    },
  );

  app.post(
    '/revoke-sessions',
    { ...AUTH_ROUTE, schema: { tags, summary: 'End all open sign-ins of the caller', response: ended } },
    async (request) => {
      const { userId } = await requireSession(options, request);
      await endSessions(db, userId);
      report(options, request, 'sign-in.ended', { userId, what: 'all' });
      return { status: true };
    },
  );

  app.post(
    '/revoke-other-sessions',
    {
      ...AUTH_ROUTE,
      schema: { tags, summary: 'End all open sign-ins but the one that makes the call', response: ended },
    },
    async (request) => {
      const { id, userId } = await requireSession(options, request);
      await endSessions(db, userId, id);
      report(options, request, 'sign-in.ended', { userId, what: 'all others' });
      return { status: true };
    },
  );
};

type OpenSession = Awaited<ReturnType<typeof listOpenSessions>>[number];

function presentSession({ createdAt, updatedAt, expiresAt, ...session }: OpenSession, currentId: string) {
  return {
    ...session,
    current: session.id === currentId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
