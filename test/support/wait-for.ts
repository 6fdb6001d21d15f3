import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until `probe` gives something, and fails with `what` when it never does. The limit only ends what
 * never comes: it is far beyond what a busy machine takes.
 */
export async function waitFor<T>(
  what: string,
  probe: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 45_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await pause(20);
  }
}

/** What `promise` brings, within the same bounds and in the same words. */
export async function inTime<T>(what: string, promise: Promise<T>, limitMs = 45_000): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Waited in vain for: ${what}`)), limitMs);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
