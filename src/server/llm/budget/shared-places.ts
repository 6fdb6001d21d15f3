import type { Payer } from '../../limits/payer.ts';
import { createShares, upToDate } from '../../limits/shares.ts';
import type { Share, Waiter } from '../../limits/shares.ts';

/** Who waits for a place that has to be looked for. */
export interface Wanted {
  readonly payer: Payer | null;
  readonly signal: AbortSignal;
}

interface Ways<Request, Place> {
  /** Looks for a place; null to look again. `used` are the seconds that the payer held places lately. */
  look(request: Request, used: number): Promise<Place | null>;
  /** Gets a place that was found for one who has left meanwhile. */
  giveBack(place: Place): Promise<void>;
}

/** Places that this process has to look for, since it shares them with others. */
export interface SharedPlaces<Request, Place> {
  take(request: Request): Promise<Place>;
  /** The payer has one place less. */
  left(payer: Payer | null): void;
}

/**
 * Looks for one at a time: for the payer that held least lately, and among its own in the order of asking. That is asked again
 * before each look, so that a payer that comes later and has had less is not kept behind others.
 */
export function createSharedPlaces<Request extends Wanted, Place>({
  look,
  giveBack,
}: Ways<Request, Place>): SharedPlaces<Request, Place> {
  const shares = createShares();
  const waiting = new Map<Waiter, { readonly request: Request; readonly found: PromiseWithResolvers<Place> }>();
  let isLooking = false;

  /** False when the waiter has left already. */
  function leaves(share: Share, waiter: Waiter): boolean {
    waiting.delete(waiter);
    return share.waiting.delete(waiter);
  }

  async function lookFor(share: Share, waiter: Waiter): Promise<void> {
    const wanted = waiting.get(waiter);
    if (!wanted) return;
    try {
      const place = await look(wanted.request, upToDate(share).used);
      if (place === null) return;
      if (!leaves(share, waiter)) return await giveBack(place);
      upToDate(share).running += 1;
      wanted.found.resolve(place);
    } catch (error) {
      leaves(share, waiter);
      wanted.found.reject(error);
    }
  }

  async function lookOn(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    for (let share = shares.next(Infinity); share; share = shares.next(Infinity)) {
      const [waiter] = share.waiting;
      if (waiter) await lookFor(share, waiter);
    }
    isLooking = false;
  }

  return {
    async take(request) {
      const { payer, signal } = request;
      signal.throwIfAborted();
      const share = shares.of(payer);
      const found = Promise.withResolvers<Place>();
      const giveUp = () => {
        if (leaves(share, giveUp)) found.reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp);
      waiting.set(giveUp, { request, found });
      share.waiting.add(giveUp);
      lookOn().catch(found.reject);
      try {
        return await found.promise;
      } finally {
        signal.removeEventListener('abort', giveUp);
      }
    },
    left(payer) {
      upToDate(shares.of(payer)).running -= 1;
    },
  };
}
