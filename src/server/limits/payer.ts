import { AsyncLocalStorage } from 'node:async_hooks';
import type { Visitor } from './visitor.ts';

/**
 * Whom work, space and money are counted for. It is a user today; only this file knows that, so that a workspace can take
 * the user's place.
 */
export type Payer = string & { readonly is: 'payer' };

/** Who pays for what a user does, or for what belongs to that user. */
export function payerOf({ userId }: { readonly userId: string }): Payer {
  // The only place where a payer is made.
  return userId as Payer;
}

interface Behalf {
  readonly payer: Payer | null;
  readonly caller: Payer | Visitor;
}

const current = new AsyncLocalStorage<Behalf>();

/** Runs `work`, and all that it starts, on behalf of a payer: what is shared is shared out by that. */
export const onBehalfOf = <Result>(payer: Payer, work: () => Result): Result =>
  current.run({ payer, caller: payer }, work);

/** The same for somebody who has not signed in: only the database is asked for them. */
export const onBehalfOfVisitor = <Result>(caller: Visitor, work: () => Result): Result =>
  current.run({ payer: null, caller }, work);

/** On whose behalf the present call runs; null for the product's own work and for who has not signed in. */
export const currentPayer = (): Payer | null => current.getStore()?.payer ?? null;

/** On whose behalf the present call runs, signed in or not; null for the product's own work. */
export const currentCaller = (): Payer | Visitor | null => current.getStore()?.caller ?? null;
