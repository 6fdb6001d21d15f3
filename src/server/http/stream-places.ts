import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Payer } from '../limits/payer.ts';
import { DomainError } from '../platform/errors.ts';

/** Streams of one payer in one process: one for each tab of somebody who keeps many open, on several machines. */
const PER_PAYER = 60;
const RETRY_AFTER_SECONDS = 15;

/** What is still unsent when a stream has to end may go out so long; after that its connection is cut. */
const LAST_MS = 500;

/** Answers that do not end by themselves: how many there are, and how all of them end. */
export interface StreamPlaces {
  /**
   * A place for an answer to this payer. The signal ends it: after `lifeMs`, when the caller hangs up, or all with
   * `endAll`.
   *
   * @throws too_many_requests when the payer has as many as one may; unavailable once all have ended.
   */
  take(payer: Payer, reply: FastifyReply, lifeMs: number): AbortSignal;
  endAll(): Promise<void>;
}

export function createStreamPlaces({ perPayer = PER_PAYER }: { perPayer?: number } = {}): StreamPlaces {
  const taken = new Map<Payer, number>();
  const open = new Set<() => Promise<void>>();
  let isOver = false;
  return {
    take(payer, reply, lifeMs) {
      if (isOver) throw new DomainError('unavailable', 'The service is about to restart.', { retryAfter: 1 });
      const others = taken.get(payer) ?? 0;
      if (others >= perPayer) {
        throw new DomainError(
          'too_many_requests',
          `${perPayer} of your tabs or scripts follow projects already. Close one, or try again in a moment.`,
          {
            retryAfter: RETRY_AFTER_SECONDS,
          },
        );
      }
      taken.set(payer, others + 1);
      const controller = new AbortController();
      const gone = Promise.withResolvers<void>();
      const end = async () => {
        controller.abort();
        await Promise.race([gone.promise, pause(LAST_MS, undefined, { ref: false })]);
        if (!reply.raw.closed) reply.raw.destroy();
      };
      const timer = setTimeout(() => void end(), lifeMs);
      open.add(end);
      reply.raw.once('close', () => {
        clearTimeout(timer);
        open.delete(end);
        controller.abort();
        gone.resolve();
        const left = (taken.get(payer) ?? 1) - 1;
        if (left > 0) taken.set(payer, left);
        else taken.delete(payer);
      });
      return controller.signal;
    },
    async endAll() {
      isOver = true;
      await Promise.all([...open].map((end) => end()));
    },
  };
}
