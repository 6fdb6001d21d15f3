import type { Logger } from '../platform/logger.ts';
import { isFree } from './budget/spent-tokens.ts';
import type { AdmittedCall, CallEnd } from './call-meter.ts';
import type { Candidate } from './choose-model.ts';
import { AttemptFailed } from './model-failure.ts';
import type { TextRequest } from './text-model.ts';
import type { Usage } from './usage.ts';

interface Parts {
  readonly request: TextRequest;
  readonly candidate: Candidate;
  readonly expectedTokens: number;
  readonly logger: Logger;
}

/** A try that may be made, for whoever counts it. None of its functions throws: no call fails over its count. */
export interface MeteredTry {
  /** From here on the vendor may charge. */
  begun(): void;
  worked(usage: Usage): Promise<void>;
  /** Whatever the try threw, the abort of a caller among it. */
  failed(error: unknown): Promise<void>;
}

/** Asks the request's meter. Null when the try must not be made. */
export function meterTry({ request, candidate, expectedTokens, logger }: Parts): MeteredTry | null {
  const { meter, useCase, signal } = request;
  const warn = (error: unknown) => logger.warn({ err: error, useCase }, 'a model call could not be metered');
  let admitted: AdmittedCall | null = null;
  try {
    admitted = meter?.admit({ useCase, expectedTokens }) ?? null;
    if (meter && !admitted) return null;
  } catch (error) {
    warn(error);
  }
  let isBegun = false;

  async function end(how: Pick<CallEnd, 'usage' | 'failure'> | null): Promise<void> {
    const told = admitted;
    admitted = null;
    try {
      if (how === null) told?.dropped();
      else await told?.ended({ ...identityOf(candidate), ...how });
    } catch (error) {
      warn(error);
    }
  }

  return {
    begun() {
      isBegun = !signal.aborted;
    },
    worked: (usage) => end({ usage, failure: null }),
    failed(error) {
      if (!isBegun) return end(null);
      // A caller that went away in the middle of an answer pays for it all the same.
      if (!(error instanceof AttemptFailed)) return end({ usage: null, failure: 'interrupted' });
      return end(isFree(error) ? null : { usage: error.usage, failure: error.kind });
    },
  };
}

const identityOf = ({ provider, vendor, name, isLocal }: Candidate) => ({
  provider: provider.id,
  vendor,
  model: name,
  isLocal,
});
