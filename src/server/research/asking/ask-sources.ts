import type { ResearchOptions, Search } from '../../../core/contracts/research.ts';
import type { Logger } from '../../platform/logger.ts';
import { type FoundPage, type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import type { Permit, Trouble } from './circuit-breaker.ts';
import type { CircuitBreakers } from './circuit-breakers.ts';
import { createDeadline, type Deadline } from './deadline.ts';

/** What one that is late gets once others have brought pages. */
const GRACE_MS = 4_000;

export interface Asking {
  readonly providers: readonly ResearchProvider[];
  readonly breakers: CircuitBreakers;
  readonly logger: Logger;
  readonly topic: string;
  readonly options: ResearchOptions;
  readonly limit: number;
  /** For all sources together. */
  readonly totalMs: number;
  /** The time is shorter than usual, so that whoever misses it may still be asked again. */
  readonly hurried?: boolean;
  /** How long the late are waited for once another source has brought pages; default 4 s. */
  readonly graceMs?: number;
  /** The caller gives up. */
  readonly signal: AbortSignal;
}

/** What one source had to say. */
export interface SourceAnswer {
  readonly provider: string;
  readonly label: string;
  readonly status: Search['status'];
  readonly pages: readonly FoundPage[];
  /** Why it said nothing, as the beginning of a sentence; null when it answered. */
  readonly trouble: string | null;
}

/**
 * Asks all sources at once. One that hangs costs the others a short grace at most. Rejects only when the caller gives
 * up; a source that fails is an answer, too.
 */
export async function askSources(asking: Asking): Promise<SourceAnswer[]> {
  const deadline = createDeadline(asking.totalMs);
  try {
    return await Promise.all(asking.providers.map((provider) => askOne(provider, asking, deadline)));
  } finally {
    deadline.clear();
  }
}

async function askOne(provider: ResearchProvider, asking: Asking, deadline: Deadline): Promise<SourceAnswer> {
  const { id, label } = provider;
  // Each provider has one key at most, so that a limit of one key never holds for another.
  const permit = asking.breakers.enter(`${id} ${provider.origin(asking.options)}`);
  if ('trouble' in permit) return silence(provider, `${permit.trouble} (tried a moment ago)`, permit.limited);
  try {
    const pages = await searchInTime(provider, asking, deadline);
    permit.succeeded();
    if (pages.length > 0) deadline.waitAtMost(asking.graceMs ?? GRACE_MS);
    return { provider: id, label, status: pages.length > 0 ? 'answered' : 'empty', pages, trouble: null };
  } catch (error) {
    asking.signal.throwIfAborted();
    asking.logger.warn({ provider: id, ...asLogged(error) }, 'a research source failed');
    const why = { trouble: troubleIn(error, label), limited: isLimit(error) };
    // Only slower than the others, or than somebody in a hurry, is not away.
    report(permit, { error, why, isAway: isTimeout(error) && !deadline.wasShortened() && !asking.hurried });
    return silence(provider, why.trouble, why.limited);
  } finally {
    permit.withdrawn();
  }
}

/** An answer that cannot be used says nothing of the next one, which may be to another question. */
function report(permit: Permit, { error, why, isAway }: { error: unknown; why: Trouble; isAway: boolean }): void {
  const kind = error instanceof SourceUnavailable ? error.kind : null;
  if (error instanceof SourceUnavailable && kind === 'limited') return permit.refused(why, error.retryAfterMs);
  if (kind === 'unreachable' || isAway) permit.failed(why);
}

function silence({ id, label }: ResearchProvider, trouble: string, limited: boolean): SourceAnswer {
  return { provider: id, label, status: limited ? 'limited' : 'failed', pages: [], trouble };
}

function troubleIn(error: unknown, label: string): string {
  if (error instanceof SourceUnavailable) return error.message;
  return isTimeout(error) ? `${label} did not answer in time` : `${label} could not be asked`;
}

async function searchInTime(provider: ResearchProvider, asking: Asking, deadline: Deadline): Promise<FoundPage[]> {
  const { topic, options, limit } = asking;
  const signal = AbortSignal.any([asking.signal, deadline.signal]);
  const givenUp = Promise.withResolvers<never>();
  const giveUp = () => givenUp.reject(asking.signal.reason);
  asking.signal.addEventListener('abort', giveUp, { once: true });
  try {
    asking.signal.throwIfAborted();
    return await Promise.race([provider.search({ topic, limit, options, signal }), deadline.end, givenUp.promise]);
  } finally {
    asking.signal.removeEventListener('abort', giveUp);
  }
}

function isLimit(error: unknown): boolean {
  return error instanceof SourceUnavailable && (error.kind === 'limited' || error.kind === 'partly-limited');
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** A source that is away is no fault of ours: one line tells it, without a stack. */
function asLogged(error: unknown): object {
  if (!(error instanceof SourceUnavailable) && !isTimeout(error)) return { err: error };
  const reasons: string[] = [];
  for (let current: unknown = error; current instanceof Error; current = current.cause) reasons.push(current.message);
  return { reason: reasons.filter(Boolean).join(': ') };
}
