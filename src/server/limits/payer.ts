import { AsyncLocalStorage } from 'node:async_hooks';

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

const current = new AsyncLocalStorage<Payer>();

/** Runs `work`, and all that it starts, on behalf of a payer: what is shared is shared out by that. */
export const onBehalfOf = <Result>(payer: Payer, work: () => Result): Result => current.run(payer, work);

/** On whose behalf the present call runs; null for the product's own work. */
export const currentPayer = (): Payer | null => current.getStore() ?? null;
