import { setTimeout as pause } from 'node:timers/promises';
import type { WaitWatch } from '../../limits/waiting.ts';
import { DomainError } from '../../platform/errors.ts';
import { type PageReader, PageUnreadable, type ReadPage } from '../fetching/page-reader.ts';
import { siteOf } from '../fetching/site-of.ts';
import type { TimeBudget } from '../fetching/time-budget.ts';

/**
 * Reads a page as one part of a budget, which holds even for a reader that does not look at its signal. When all parts still
 * wait for a place in the end, the page is `no-turn`: others had them all the time. Throws what the reader throws, or the
 * budget's reason.
 */
export async function readInTime(reader: PageReader, url: string, budget: TimeBudget): Promise<ReadPage> {
  const { signal } = budget;
  signal.throwIfAborted();
  const end = budget.part();
  const turn = watchTurn(budget);
  const ended = Promise.withResolvers<never>();
  const giveUp = () => ended.reject(turn.isWaiting() && budget.stands() ? noTurn(url, signal.reason) : signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([readInTurn(reader, url, { signal, turn }), ended.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    end();
  }
}

interface Turn extends WaitWatch {
  isWaiting(): boolean;
}

/** Where too much waits already, one more has to wait outside. */
async function readInTurn(
  reader: PageReader,
  url: string,
  { signal, turn }: { readonly signal: AbortSignal; readonly turn: Turn },
): Promise<ReadPage> {
  for (;;) {
    try {
      return await reader.read(url, signal, turn);
    } catch (error) {
      if (!isOverfull(error)) throw error;
      const begin = turn.waits();
      await pause((error.retryAfter ?? 1) * 1000, undefined, { signal }).finally(begin);
    }
  }
}

function watchTurn(budget: TimeBudget): Turn {
  let waiting = 0;
  return {
    isWaiting: () => waiting > 0,
    waits() {
      const begin = budget.waits();
      let isOver = false;
      waiting += 1;
      return () => {
        if (!isOver) waiting -= 1;
        isOver = true;
        begin();
      };
    },
  };
}

function isOverfull(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.code === 'unavailable' || error.code === 'too_many_requests');
}

function noTurn(url: string, cause: unknown): PageUnreadable {
  const reason = `${siteOf(url)} could not be read this time, because the service was too busy reading other documents. Please try again later.`;
  return new PageUnreadable('no-turn', reason, { cause });
}
