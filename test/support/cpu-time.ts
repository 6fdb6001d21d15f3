/** Beside so much, what a thread does by the way, such as collecting garbage, no longer counts. */
const LONG_MS = 250;

/**
 * Milliseconds that `work` keeps this thread busy, the best of three runs, or the first that is long. Unlike the time on a
 * clock it does not grow when other work has the processor meanwhile.
 */
export function cpuTimeOf(work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 3 && (best < LONG_MS || best === Infinity); run += 1) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
