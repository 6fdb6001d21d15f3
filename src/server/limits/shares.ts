/** Lets in who waits. */
export type Waiter = () => void;

/** What a payer has of some places, wants of them, and had lately. */
export interface Share {
  running: number;
  /** In their order of asking. */
  readonly waiting: Set<Waiter>;
  /** Seconds that places were held, halved with each half-life that has passed. */
  used: number;
  /** When `used` was brought up to date, in ms. */
  at: number;
}

export interface Shares<Who extends string> {
  of(payer: Who | null): Share;
  /**
   * The share of those that wait and may have a place which had least of them lately. The product's own work
   * comes first, since payers wait for it, but no more often than every other time.
   */
  next(mostRunning: number): Share | undefined;
}

/** Who held places half a minute ago comes after who held none, and is even with them some minutes later. */
const HALF_LIFE_MS = 30_000;
/** What a place that was just given counts, in seconds, since nobody knows yet how long it is held. */
export const LIKELY_SECONDS = 2;
/** So little held that it makes no difference any more. */
const NEXT_TO_NOTHING = 0.01;
/** Payers that are remembered before those without any use are looked for. */
const MANY_PAYERS = 500;

export function createShares<Who extends string>(): Shares<Who> {
  const shares = new Map<Who | null, Share>();
  let ownWasLast = false;

  function forgetIdle(): void {
    for (const [payer, share] of shares) {
      const isIdle = share.running === 0 && share.waiting.size === 0;
      if (isIdle && upToDate(share).used < NEXT_TO_NOTHING) shares.delete(payer);
    }
  }

  return {
    of(payer) {
      const known = shares.get(payer);
      if (known) return upToDate(known);
      if (shares.size >= MANY_PAYERS) forgetIdle();
      const share: Share = { running: 0, waiting: new Set(), used: 0, at: performance.now() };
      shares.set(payer, share);
      return share;
    },
    next(mostRunning) {
      let next: Share | undefined;
      let own: Share | undefined;
      let least = Infinity;
      for (const [payer, share] of shares) {
        if (share.waiting.size === 0 || share.running >= mostRunning) continue;
        if (payer === null) {
          own = share;
          continue;
        }
        const had = upToDate(share).used + share.running * LIKELY_SECONDS;
        if (had >= least) continue;
        next = share;
        least = had;
      }
      ownWasLast = own !== undefined && (!ownWasLast || next === undefined);
      return ownWasLast ? own : next;
    },
  };
}

/** Counts what was held since the last look. */
export function upToDate(share: Share): Share {
  const now = performance.now();
  const passed = now - share.at;
  share.used = share.used * 2 ** (-passed / HALF_LIFE_MS) + (share.running * passed) / 1000;
  share.at = now;
  return share;
}
