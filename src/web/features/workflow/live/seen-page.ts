/** A page that is only behind another for a moment keeps its connection; browsers allow six for a host, all tabs together. */
const HIDDEN_FOR_MS = 5_000;

/** Resolves once the page is seen, and as soon as the signal aborts. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const look = () => {
      if (isHidden() && !signal.aborted) return;
      stop.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    signal.addEventListener('abort', look, { signal: stop.signal });
    look();
  });
}

/** Runs `away` once the page was hidden for some seconds on end. Returns how to call it off. */
export function onceHidden(away: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(away, HIDDEN_FOR_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
