import { whenIdle } from './when-idle.ts';

/**
 * Runs in a quiet moment after the first press of a pointer or a key: what is fetched then does not hold up the first
 * view, and is there when a press needs it. Returns how to call it off.
 */
export function onceAtWork(run: () => void): () => void {
  const waiting = new AbortController();
  const press = () => {
    waiting.abort();
    whenIdle(run);
  };
  document.addEventListener('pointerdown', press, { passive: true, signal: waiting.signal });
  document.addEventListener('keydown', press, { signal: waiting.signal });
  return () => waiting.abort();
}
