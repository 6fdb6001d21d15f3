/** Longest silence, in ms: before the first token, and between two. */
export interface SilenceLimits {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  /** Longest whole answer: one that comes drop by drop is never silent, and never ends. */
  readonly totalMs?: number;
}

const LEAST_TOTAL_MS = 10 * 60_000;

export interface SilenceWatch {
  /** Aborts with the caller's signal, or when the silence has lasted too long. */
  readonly signal: AbortSignal;
  readonly expired: boolean;
  /** A token came. */
  heard(): void;
  /** Ends the watch; with `cancel` also the request. */
  end(cancel: boolean): void;
}

/** Starts to watch at once: the time until the vendor's first byte counts too. */
export function watchSilence(limits: SilenceLimits, caller: AbortSignal): SilenceWatch {
  const own = new AbortController();
  let expired = false;
  const expire = () => {
    expired = true;
    own.abort();
  };
  let timer = setTimeout(expire, limits.firstTokenMs);
  const total = setTimeout(expire, limits.totalMs ?? Math.max(LEAST_TOTAL_MS, 10 * limits.firstTokenMs));
  return {
    signal: AbortSignal.any([caller, own.signal]),
    get expired() {
      return expired;
    },
    heard() {
      if (own.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(expire, limits.idleMs);
    },
    end(cancel) {
      clearTimeout(timer);
      clearTimeout(total);
      if (cancel) own.abort();
    },
  };
}
