/** Runs in a quiet moment, within two seconds. Safari learned `requestIdleCallback` late. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
