import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { liveEvents } from '../../../core/contracts/live.ts';
import type { Principal } from '../../auth/principal.ts';
import { payerOf } from '../../limits/payer.ts';
import { followJob } from '../../live/follow-job.ts';
import { isUnavailable } from '../../storage/database-error.ts';
import { eventStream, STREAM_HEADERS } from '../event-stream.ts';
import type { HttpDeps } from '../http-deps.ts';
import { idOf } from '../route-schemas.ts';
import { callerOf, principalOf } from '../sign-in.ts';
import { createStreamPlaces } from '../stream-places.ts';

const DESCRIPTION =
  'Server-sent events until the job is settled or deleted, the caller signs out, or some minutes have passed: then ask again. ' +
  '`snapshot` comes first: the job and the texts as far as they are written. `state` tells the job whenever it has changed, ' +
  '`text` what was written since. With `Last-Event-ID` the stream goes on behind that event where it can, else it opens with ' +
  'a snapshot.';

const events = z
  .union([liveEvents.snapshot, liveEvents.state, liveEvents.text])
  .describe('The data of the events `snapshot`, `state` and `text`, each a line of JSON');

/** Its type would be that of one event; what is sent is a stream of them. */
const response: Readonly<Record<number, unknown>> = {
  200: { description: 'The events', content: { 'text/event-stream': { schema: events } } },
};

/** The one answer that goes on. */
export const jobEventRoutes: FastifyPluginAsyncZod<HttpDeps> = async (app, deps) => {
  const { live } = deps;
  const places = createStreamPlaces();
  // Else a shutdown would wait for them.
  app.addHook('preClose', () => places.endAll());

  app.get(
    '/jobs/:id/events',
    {
      config: { scope: 'jobs:read', cost: 2, turn: 'own' },
      schema: {
        tags: ['jobs'],
        summary: 'Follow a job while it is written',
        description: DESCRIPTION,
        params: idOf('Project'),
        headers: z.object({ 'last-event-id': z.string().optional().describe('The id of the last event received') }),
        response,
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const signedOut = new AbortController();
      const signal = AbortSignal.any([places.take(payerOf(principal), reply, live.pace.life), signedOut.signal]);
      const after = request.headers['last-event-id'];
      const followed = await followJob(live, principal, { jobId: request.params.id, after, signal });
      const stream = eventStream(followed, {
        everyMs: live.pace.signIn,
        mayGoOn: () => isStillSignedIn(deps, request, principal),
        end: () => signedOut.abort(),
      });
      return await reply.headers(STREAM_HEADERS).send(stream);
    },
  );
};

/** A session that is ended anywhere has ended here, too; a database that is away has ended none. */
async function isStillSignedIn(
  { auth }: HttpDeps,
  request: Pick<FastifyRequest, 'headers'>,
  { userId }: Principal,
): Promise<boolean> {
  try {
    return (await callerOf(auth, request))?.userId === userId;
  } catch (error) {
    return isUnavailable(error);
  }
}
