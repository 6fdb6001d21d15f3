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
