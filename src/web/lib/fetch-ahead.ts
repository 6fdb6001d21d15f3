import { isLoadingPart } from './load-with-retries.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches code before it is needed, one part after another and each in a quiet moment, so that it never competes with what
 * somebody waits for. Where the connection is lost it goes on once that is back. Ends when the signal aborts.
 */
export function fetchAhead(parts: readonly (() => Promise<unknown>)[], signal: AbortSignal): void {
  const left = [...parts];
  let callOff: () => void = () => undefined;
  const next = () => {
    callOff();
    const [part] = left;
    if (!part || signal.aborted) return;
    callOff = whenIdle(() => {
      if (isLoadingPart()) return next();
      // Whoever needs one that did not come asks for it again.
      part().then(
        () => {
          if (left[0] === part) left.shift();
          next();
        },
        () => undefined,
      );
    });
  };
  window.addEventListener('online', next, { signal });
  signal.addEventListener('abort', () => callOff(), { once: true });
  next();
}
