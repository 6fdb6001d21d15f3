import type { ResearchOptions } from '../../../core/contracts/research.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Circuit } from './circuit.ts';
import { type FoundPage, type ResearchProvider, SourceUnavailable } from '../research-provider.ts';

export interface Asking {
  readonly providers: readonly ResearchProvider[];
  readonly circuit: Circuit;
  readonly logger: Logger;
  readonly topic: string;
  readonly options: ResearchOptions;
  readonly limit: number;
  /** For all sources together. */
  readonly totalMs: number;
  /** The caller gives up. */
  readonly signal: AbortSignal;
}

/** What one source had to say. */
export interface SourceAnswer {
  readonly label: string;
  readonly pages: readonly FoundPage[];
  /** Why it said nothing, as the beginning of a sentence; null when it answered. */
  readonly trouble: string | null;
}

/** Asks all sources at once. Rejects only when the caller gives up; a source that fails is an answer, too. */
export async function askSources(asking: Asking): Promise<SourceAnswer[]> {
  return await Promise.all(asking.providers.map((provider) => askOne(provider, asking)));
}

async function askOne(provider: ResearchProvider, asking: Asking): Promise<SourceAnswer> {
  const { id, label } = provider;
  const { circuit, signal } = asking;
  const known = circuit.troubleOf(id);
  if (known !== null) return { label, pages: [], trouble: `${known} (tried a moment ago)` };
  try {
    return { label, pages: await searchInTime(provider, asking), trouble: null };
  } catch (error) {
    signal.throwIfAborted();
    asking.logger.warn({ provider: id, err: error }, 'a research source failed');
    const trouble = troubleIn(error, label);
    // One unusable answer says nothing of the next; a source that is away or overrun stays so for a while.
    if (error instanceof SourceUnavailable && error.kind !== 'unusable') circuit.rest(id, trouble, error.retryAfterMs);
    if (isTimeout(error)) circuit.rest(id, trouble);
    return { label, pages: [], trouble };
  }
}

function troubleIn(error: unknown, label: string): string {
  if (error instanceof SourceUnavailable) return error.message;
  return isTimeout(error) ? `${label} did not answer in time` : `${label} could not be asked`;
}

/** The deadline holds even for a provider that pays no heed to its signal. */
async function searchInTime(provider: ResearchProvider, asking: Asking): Promise<FoundPage[]> {
  const { topic, options, limit, totalMs } = asking;
  const deadline = new AbortController();
  const signal = AbortSignal.any([asking.signal, deadline.signal]);
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new DOMException('out of time', 'TimeoutError'));
  asking.signal.addEventListener('abort', giveUp, { once: true });
  // The last moments are for a provider to hand in what it has read by then.
  const handIn = Math.min(500, totalMs / 10);
  const timers = [
    setTimeout(() => deadline.abort(new DOMException('out of time', 'TimeoutError')), totalMs - handIn),
    setTimeout(giveUp, totalMs),
  ];
  try {
    return await Promise.race([provider.search({ topic, limit, options, signal }), late.promise]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    asking.signal.removeEventListener('abort', giveUp);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
