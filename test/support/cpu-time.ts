/**
 * Milliseconds that `work` keeps this thread busy, the best of three runs. Unlike the time on a clock it does not
 * grow when other work has the processor meanwhile.
 */
export function cpuTimeOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
