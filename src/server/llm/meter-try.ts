import type { Logger } from '../platform/logger.ts';
import { BudgetSpent } from './budget/call-budget.ts';
import { isFree } from './budget/spent-tokens.ts';
import type { AdmittedCall, CallEnd, CallIntent } from './call-meter.ts';
import type { Candidate } from './choose-model.ts';
import { AttemptFailed } from './model-failure.ts';
import type { TextRequest } from './text-model.ts';
import type { Usage } from './usage.ts';

interface Parts {
  readonly request: TextRequest;
  readonly candidate: Candidate;
  /** Aborts a call that has not been made yet. */
  readonly signal: AbortSignal;
  readonly expectedTokens: number;
  readonly logger: Logger;
}

/** A try that begins, for whoever counts it. None of its functions throws: no call fails over its count. */
export interface MeteredTry {
  worked(usage: Usage): Promise<void>;
  /** Whatever the try threw, the abort of a caller among it. */
  failed(error: unknown): Promise<void>;
  /** Nobody was asked. */
  notMade(): Promise<void>;
}

/**
 * Waits until the request's meter has room for a try. False when the try must not be made.
 *
 * @throws BudgetSpent when whom it is made for has used the tokens of the day.
 */
export async function fitsMeter(parts: Parts): Promise<boolean> {
  const { signal } = parts;
  const { meter } = parts.request;
  try {
    return (await meter?.fits(intentOf(parts), signal)) ?? true;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BudgetSpent) throw error;
    warn(parts, error);
    return true;
  }
}

/** Tells the request's meter that a try begins. Null when there is no room for it now. */
export async function meterTry(parts: Parts): Promise<MeteredTry | null> {
  const { request, candidate } = parts;
  let admitted: AdmittedCall | null = null;
  try {
    admitted = (await request.meter?.admit(intentOf(parts))) ?? null;
    if (request.meter && !admitted) return null;
  } catch (error) {
    warn(parts, error);
  }

  async function end(how: Pick<CallEnd, 'usage' | 'failure'> | null): Promise<void> {
    try {
      if (how === null) await admitted?.dropped();
      else await admitted?.ended({ ...identityOf(candidate), ...how });
    } catch (error) {
      warn(parts, error);
    }
  }

  return {
    worked: (usage) => end({ usage, failure: null }),
    notMade: () => end(null),
    failed(error) {
      // A caller that went away in the middle of an answer pays for it all the same.
      if (!(error instanceof AttemptFailed)) return end({ usage: null, failure: 'interrupted' });
      return end(isFree(error) ? null : { usage: error.usage, failure: error.kind });
    },
  };
}

function warn({ logger, request }: Parts, error: unknown): void {
  logger.warn({ err: error, useCase: request.useCase }, 'a model call could not be metered');
}

const intentOf = ({ request, candidate, expectedTokens }: Parts): CallIntent => ({
  useCase: request.useCase,
  provider: candidate.provider.id,
  model: candidate.name,
  expectedTokens,
});

const identityOf = ({ provider, vendor, name, isLocal }: Candidate) => ({
  provider: provider.id,
  vendor,
  model: name,
  isLocal,
});
