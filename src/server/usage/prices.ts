import { FREE_OF_CHARGE, isSold, listedPrice } from '../../core/vendors/model-prices.ts';
import type { TokenPrice } from '../../core/vendors/model-prices.ts';
import { MODEL_VENDORS } from '../../core/vendors/model-vendors.ts';
import { utcDay } from '../llm/budget/utc-day.ts';
import type { CallEnd } from '../llm/call-meter.ts';
import { systemClock } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';

/** What of a call its price depends on. */
export type PricedCall = Pick<CallEnd, 'provider' | 'vendor' | 'model' | 'isLocal'>;

export interface Price {
  readonly price: TokenPrice;
  /** The day on which the vendor's price list was read; null for a price that is the user's own, or none. */
  readonly readOn: string | null;
}

/** Finds what a model costs. */
export interface Prices {
  /** Null where it is not known. */
  of(call: PricedCall): Price | null;
}

/** Prices by the names of models, as `LLM_PRICES` has them; a name may have its provider in front: `openai:name`. */
export type OwnPrices = ReadonlyMap<string, TokenPrice>;

/** Models that a local server passes on to a vendor's machines. */
const PASSED_ON = /[:-]cloud$/;

/** What the user has set counts first, then what vendors have published; a model on a machine of one's own costs nothing. */
export function createPrices(own: OwnPrices = new Map(), clock: Clock = systemClock): Prices {
  return {
    of(call) {
      const { provider, model, isLocal } = call;
      const set = own.get(`${provider}:${model}`) ?? own.get(model);
      if (set) return { price: set, readOn: null };
      const listed = listedPrice(vendorOf(call), model, utcDay(clock.now()));
      if (listed) return listed;
      const isOwn = isLocal && !isVendor(provider) && !PASSED_ON.test(model) && !isSold(model);
      return isOwn ? { price: FREE_OF_CHARGE, readOn: null } : null;
    },
  };
}

/** A vendor's own API at a local address is a proxy: the vendor is paid all the same. */
const isVendor = (provider: string): boolean =>
  MODEL_VENDORS.some(({ id, runs }) => id === provider && runs === 'elsewhere');

/** A compatible endpoint is known by its address, as `CallEnd.vendor` names it. */
function vendorOf({ provider, vendor }: PricedCall): string {
  if (isVendor(provider)) return provider;
  return MODEL_VENDORS.find(({ name, runs }) => runs === 'elsewhere' && name === vendor)?.id ?? '';
}
