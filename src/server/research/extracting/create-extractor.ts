import { hash } from 'node:crypto';
import { createFairTurns } from '../../limits/fair-turns.ts';
import type { TurnLimits } from '../../limits/fair-turns.ts';
import { currentPayer } from '../../limits/payer.ts';
import { type Document, type Extractor, UnreadableDocument } from './extractor.ts';
import { createThreadPool } from './thread-pool.ts';
import { NoComputingTime } from './thread-watch.ts';
import { createTooMuchMemory } from './too-much.ts';

export interface ExtractorOptions {
  /** Longest time for one document, in milliseconds, counted from the moment at which its thread begins with it. */
  readonly deadlineMs?: number;
  /** Computing time of a thread for one document, in milliseconds; it grows with the size. */
  readonly computingMs?: { readonly small: number; readonly large: number };
  /** Documents taken apart side by side. */
  readonly threads?: number;
  /** Documents that may wait; one more is refused. */
  readonly maxWaiting?: number;
  /** Memory of one thread, in megabytes. */
  readonly memoryMb?: number;
  /** A thread without work ends after this many milliseconds. */
  readonly idleMs?: number;
}

/** Up to here a document is small, and from there on large, in bytes. */
const SIZES = { small: 100_000, large: 1_000_000 };
const COMPUTING_MS = { small: 3_000, large: 8_000 };
const TOO_MUCH_BEFORE = 'This document is too large or too complicated to be read, as it was a few minutes ago.';

/**
 * Takes documents apart in threads of its own. Payers share them: one payer has all but one of them at most, so that a
 * document of another need not wait until a long one ends, and the main thread has room. Payers and hosts whose documents
 * were too much repeatedly have one thread together.
 */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const { deadlineMs = 10_000, threads = 2, maxWaiting = 200, memoryMb = 512, idleMs = 30_000 } = options;
  const { computingMs = COMPUTING_MS } = options;
  const pool = createThreadPool({ deadlineMs, memoryMb, idleMs });
  const limits = { ...turnLimits(maxWaiting), atOncePerPayer: Math.max(1, threads - 1) };
  const turns = createFairTurns({ ...limits, atOnce: threads });
  const suspectTurns = createFairTurns({ ...limits, atOnce: 1 });
  const tooMuch = createTooMuchMemory();
  const closing = new AbortController();

  async function inTurn<Result>(document: Document, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const payer = currentPayer();
    const next = () => turns.run(payer, work, signal);
    return tooMuch.isLikely(document, payer) ? await suspectTurns.run(payer, next, signal) : await next();
  }

  return {
    async extract(document, caller, watch) {
      const signal = AbortSignal.any([caller, closing.signal]);
      signal.throwIfAborted();
      const hashed = hash('sha256', document.bytes);
      if (tooMuch.has(hashed)) throw new UnreadableDocument('too-much', TOO_MUCH_BEFORE);
      const begin = watch?.waits();
      const work = () => {
        begin?.();
        signal.throwIfAborted();
        // It may have turned out while this one waited.
        if (tooMuch.has(hashed)) throw new UnreadableDocument('too-much', TOO_MUCH_BEFORE);
        return pool.extract({ document, signal, computingMs: computingFor(document.bytes.length, computingMs) });
      };
      try {
        return await inTurn(document, async () => await work(), signal);
      } catch (error) {
        if (isTooMuch(error)) tooMuch.note(hashed, document, currentPayer());
        throw error;
      } finally {
        begin?.();
      }
    },

    async close() {
      const refusal = new Error('The extractor is closed');
      closing.abort(refusal);
      await pool.end(refusal);
    },
  };
}

/** The work grows with the size, in honest documents. */
function computingFor(bytes: number, { small, large }: { readonly small: number; readonly large: number }): number {
  const part = (bytes - SIZES.small) / (SIZES.large - SIZES.small);
  return small + (large - small) * Math.min(1, Math.max(0, part));
}

/** The document is too much, not only for a machine that had no time for it. */
function isTooMuch(error: unknown): boolean {
  return error instanceof UnreadableDocument && error.kind === 'too-much' && !(error.cause instanceof NoComputingTime);
}

function turnLimits(waiting: number): Omit<TurnLimits, 'atOnce'> {
  return {
    waiting,
    waitingPerPayer: Math.ceil(waiting / 2),
    tooMany: 'Too many of your links and files are being read already. Please wait until they are finished.',
    allBusy: 'Too many links and files are being read right now. Please try again in a moment.',
    retryAfter: 10,
  };
}
