export interface RecentlyUsed<Value> {
  /** The value of `key` made for this `version`; any other version of it is forgotten. */
  find(key: string, version: string): Value | undefined;
  keep(key: string, entry: { version: string; value: Value; weight: number }): void;
  forget(key: string): void;
}

interface Entry<Value> {
  readonly version: string;
  readonly value: Value;
  readonly weight: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Keeps what is dear to make in memory, until nobody has asked for it for `keptMs`. The newest stays whatever it weighs;
 * others give way, those used longest ago first, while all together weigh more than `mostWeight`.
 */
export function createRecentlyUsed<Value>(bounds: { keptMs: number; mostWeight: number }): RecentlyUsed<Value> {
  /** The one used longest ago first. */
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    clearTimeout(entry.timer);
    total -= entry.weight;
    entries.delete(key);
  }

  return {
    forget,
    find(key, version) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      if (entry.version === version) {
        entry.timer.refresh();
        return entry.value;
      }
      forget(key);
      return undefined;
    },
    keep(key, { version, value, weight }) {
      forget(key);
      const timer = setTimeout(() => forget(key), bounds.keptMs);
      // A process that is asked to end does not wait for it.
      timer.unref();
      entries.set(key, { version, value, weight, timer });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= bounds.mostWeight || oldest === key) break;
        forget(oldest);
      }
    },
  };
}
