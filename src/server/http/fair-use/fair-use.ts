import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFairTurns } from '../../limits/fair-turns.ts';
import type { FairTurns, Turn } from '../../limits/fair-turns.ts';
import { onBehalfOf, onBehalfOfVisitor, payerOf } from '../../limits/payer.ts';
import type { Payer } from '../../limits/payer.ts';
import { visitorOf } from '../../limits/visitor.ts';
import type { Visitor } from '../../limits/visitor.ts';
import { beginRequest } from '../../platform/breathe.ts';
import { untilHungUp } from '../hang-up.ts';
import { createBodyMemory } from './body-memory.ts';
import type { HeldBody } from './body-memory.ts';
import { createRequestPace } from './request-pace.ts';
import type { PaceLimits, RequestPace } from './request-pace.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs beside its body, in units of the lightest one; unless given, see `COST`. */
    cost?: number;
    /** `own`: the route takes turns itself, since it waits for others or goes on for long. */
    turn?: 'own';
  }
  interface FastifyRequest {
    use: RequestUse | null;
    /** What the body has in memory until the request is answered. */
    heldBody: HeldBody | null;
    /** Counts the request as one that is being worked on; not while it waits for its turn. */
    atWork: (() => void) | null;
  }
}

/** What a request has of what is shared. */
export interface RequestUse {
  /** Null for somebody who has not signed in. */
  readonly payer: Payer | null;
  /** The payer, or the address of somebody who has not signed in. */
  readonly caller: Payer | Visitor;
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal;
  /** Bytes of the body that were taken from the pace before they were worked on. */
  paidBytes: number;
  /** Whether the request waited: who sent it may have been signed out meanwhile. */
  waited: boolean;
  endTurn: () => void;
  /** Takes what the request turned out to cost beyond its route's cost, in the same units: the payer's next ones wait for it. */
  charge(units: number): void;
}

/** Waits until the payer may send so much; bodies of callers without a payer are small. */
export type TakeForBody = (request: FastifyRequest, bytes: number) => Promise<void>;

export type StillCalls = (request: FastifyRequest) => Promise<void>;

/** What all requests to one process share. */
export interface FairUse {
  readonly takeForBody: TakeForBody;
  /** Counts the requests that `app` works on and the bodies that it receives; for all its routes. */
  countRequests(app: FastifyInstance): void;
  /**
   * Makes the routes of `api` keep to it; to be called after the hook that finds out who is calling.
   *
   * @param stillCalls throws when who sent the request may do so no longer; asked once the request has waited.
   */
  keep(api: FastifyInstance, stillCalls: StillCalls): void;
}

/**
 * A unit keeps the thread that serves requests busy for some 3 ms with the embedded database. So one payer has less than a fifth
 * of its time. A page takes some 20 units as it opens, and twenty tabs that follow a project 20 a second together.
 */
export const REQUEST_PACE: PaceLimits = { perSecond: 60, burst: 300, longestWaitMs: 15_000, refuseAfterMs: 1_000 };

/** Measured on the embedded database, as are those of the routes that cost more. */
const COST = { read: 2, change: 6 };

/** What is sent is checked and written, what is answered or taken apart elsewhere only passed on. */
const BYTES_PER_UNIT = { sent: 4 * 1024, passed: 64 * 1024 };

/** What they wait for is shared by payer, too, so that only those of one payer are few. */
const READS = { atOnce: 100, atOncePerPayer: 4, waiting: 2_000, waitingPerPayer: 500 };
/** Changes of one payer wait for one another in the database, where each would hold a connection: so they wait here. */
const CHANGES = { atOnce: 100, atOncePerPayer: 1, waiting: 2_000, waitingPerPayer: 200 };

export function createFairUse(limits: PaceLimits = REQUEST_PACE): FairUse {
  const pace = createRequestPace(limits);
  const memory = createBodyMemory();
  return {
    async takeForBody({ use }, bytes) {
      if (!use) return;
      use.paidBytes += bytes;
      use.waited = (await pace.take(use.caller, bytes / BYTES_PER_UNIT.sent, use.signal)) || use.waited;
    },
    countRequests(app) {
      app.decorateRequest('use', null);
      app.decorateRequest('heldBody', null);
      app.decorateRequest('atWork', null);
      app.addHook('onRequest', (request, reply, done) => {
        setAtWork(request, true);
        reply.raw.once('close', () => setAtWork(request, false));
        done();
      });
      app.addHook('preParsing', (request, reply, payload, done) => {
        const held = memory.hold(request.use?.caller ?? request.ip);
        request.heldBody = held;
        reply.raw.once('close', () => held.release());
        if (reply.raw.destroyed) held.release();
        done(null, payload);
      });
    },
    keep(api, stillCalls) {
      const turns = { reads: createFairTurns(READS), changes: createFairTurns(CHANGES) };
      api.addHook('onRequest', (request, reply) => beginUse(pace, request, reply));
      api.addHook('preHandler', (request, _reply, done) => {
        const { use } = request;
        if (!use) return done();
        const { payer } = use;
        // Visitors take turns for what they wait for: the hashing of passwords, mails, the database.
        if (payer === null) return onBehalfOfVisitor(visitorOf(use.caller), done);
        const begin = async (waited: boolean) => {
          if (waited) await stillCalls(request);
          onBehalfOf(payer, done);
        };
        if (request.routeOptions.config.turn === 'own') begin(use.waited).catch(done);
        else takeTurn(isRead(request) ? turns.reads : turns.changes, { request, use }, begin).catch(done);
      });
      api.addHook('onSend', async ({ use, heldBody }, _reply, payload) => {
        if (!use) return;
        use.endTurn();
        const answered = typeof payload === 'string' ? payload.length : 0;
        const received = Math.max(0, (heldBody?.bytes() ?? 0) - use.paidBytes);
        use.charge((answered + received) / BYTES_PER_UNIT.passed);
      });
    },
  };
}

async function beginUse(pace: RequestPace, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const payer = request.principal && payerOf(request.principal);
  const caller = payer ?? visitorOf(`address ${request.ip}`);
  const use: RequestUse = {
    payer,
    caller,
    signal: untilHungUp(reply),
    paidBytes: 0,
    waited: false,
    endTurn: () => {},
    charge: (units) => pace.charge(caller, units),
  };
  request.use = use;
  const cost = request.routeOptions.config.cost ?? (isRead(request) ? COST.read : COST.change);
  setAtWork(request, false);
  use.waited = await pace.take(caller, cost, use.signal);
}

const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method === 'GET' || method === 'HEAD';

/** Begins once it is the payer's turn, which ends with the answer, also where nobody waits for that any more. */
async function takeTurn(
  line: FairTurns,
  { request, use }: { request: FastifyRequest; use: RequestUse },
  begin: (waited: boolean) => Promise<void>,
): Promise<void> {
  const over = Promise.withResolvers<void>();
  use.endTurn = over.resolve;
  const hold = async ({ waited }: Turn) => {
    if (!use.signal.aborted) setAtWork(request, true);
    await begin(use.waited || waited);
    await over.promise;
  };
  await line.run(use.payer, hold, use.signal);
}

function setAtWork(incoming: FastifyRequest, isAtWork: boolean): void {
  const request = incoming;
  request.atWork?.();
  request.atWork = isAtWork ? beginRequest() : null;
}
