import { createFairTurns } from '../../limits/fair-turns.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import type { Payer } from '../../limits/payer.ts';
import type { Visitor } from '../../limits/visitor.ts';

/** A payer once somebody is signed in; before that, where they come from. */
export type PasswordCaller = Payer | Visitor;

export interface PasswordTurnLimits {
  readonly atOnce: number;
  readonly atOncePerCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
}

/**
 * Half of the threads that files of the embedded database need as well, and one of these is always free of a caller who
 * keeps the other busy. Those that wait cost a socket; a newcomer comes before who has had turns.
 */
export const PASSWORD_TURNS: PasswordTurnLimits = { atOnce: 2, atOncePerCaller: 1, waiting: 200, waitingPerCaller: 20 };

/**
 * Bounds how many passwords are hashed at once, which is meant to be slow: without it some dozens of strangers would take
 * all threads, and nobody's call would be answered.
 */
export function createPasswordTurns(limits: PasswordTurnLimits = PASSWORD_TURNS): FairTurns<PasswordCaller> {
  const { atOncePerCaller: atOncePerPayer, waitingPerCaller: waitingPerPayer, ...places } = limits;
  const busy = 'Too many people are signing in right now. Please try again in a moment.';
  return createFairTurns({ ...places, atOncePerPayer, waitingPerPayer, tooMany: busy, allBusy: busy, retryAfter: 5 });
}
