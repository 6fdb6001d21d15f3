import { createFairTurns } from '../../limits/fair-turns.ts';
import { currentPayer } from '../../limits/payer.ts';
import type { Usage } from '../usage.ts';

/** What a call asks for before it is made. */
export interface CallRequest {
  readonly signal: AbortSignal;
  /** A guess at the tokens of question and answer together, held back until the true figure is known. */
  readonly expectedTokens: number;
}

/**
 * Lets calls to models pass as far as the installation's limits allow: calls at once, shared between the payers, and
 * tokens a UTC day. Waiting holds no place.
 */
export interface CallBudget {
  /**
   * Runs the call once there is a place, and counts what it used: what the vendor said, else what was expected,
   * and nothing of a call that throws `CallNotMade`.
   *
   * @throws BudgetSpent when the day's tokens do not reach for it; the signal's reason when the caller aborts.
   */
  run<Result extends { readonly usage: Usage }>(request: CallRequest, call: () => Promise<Result>): Promise<Result>;
}

/** The tokens of the day are used up: those of the installation, or those of the user whom the call is made for. */
export class BudgetSpent extends Error {
  /** Until the next UTC day begins. */
  readonly retryAfterMs: number;
  readonly kind: 'budget' | 'user-budget';

  constructor(retryAfterMs: number, kind: BudgetSpent['kind'] = 'budget') {
    super('The tokens of the day are used up');
    this.name = 'BudgetSpent';
    this.retryAfterMs = retryAfterMs;
    this.kind = kind;
  }
}

/** Thrown by a call that gives its place up before anybody is asked: nothing was used. */
export class CallNotMade extends Error {
  constructor() {
    super('The call was not made');
    this.name = 'CallNotMade';
  }
}

/** A budget of one process: calls at once, and no limit on tokens. */
export function createLocalBudget(maxConcurrency: number): CallBudget {
  const turns = createFairTurns({ atOnce: maxConcurrency });
  return { run: ({ signal }, call) => turns.run(currentPayer(), call, signal) };
}
