import type { Candidate } from '../llm/choose-model.ts';
import type { Prices } from './prices.ts';

/** Where none is set and calls may cost money. */
export const DEFAULT_TOKENS_PER_DAY = 3_000_000;
/** The count is an integer of the database. */
export const MOST_TOKENS_PER_DAY = 2_000_000_000;

/** What `TOKENS_PER_DAY` says: 0 for no limit, null where it is not set. */
export type SetTokensPerDay = number | null;

/**
 * The tokens that models may use for one payer a UTC day; null for no limit. A value that is set always counts. Without
 * one there is a limit as soon as one of the models may cost money: only a price of 0 says that it does not.
 *
 * @param models all that may be asked; none for the built-in writer.
 */
export function tokensPerDay(set: SetTokensPerDay, models: readonly Candidate[], prices: Prices): number | null {
  if (set !== null) return set === 0 ? null : set;
  return models.some((model) => mayCostMoney(model, prices)) ? DEFAULT_TOKENS_PER_DAY : null;
}

function mayCostMoney({ provider, vendor, name, isLocal }: Candidate, prices: Prices): boolean {
  const found = prices.of({ provider: provider.id, vendor, model: name, isLocal });
  return found === null || Object.values(found.price).some((price) => price > 0);
}
