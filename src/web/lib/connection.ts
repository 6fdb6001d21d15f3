import { useSyncExternalStore } from 'react';

/** A server was heard although the browser knows of no network: it runs on this very machine. */
let isHeard = false;
const listeners = new Set<() => void>();

/** Tells that the server has answered, which the browser's own word must not contradict. */
export function noteAnswer(): void {
  if (navigator.onLine || isHeard) return;
  isHeard = true;
  tell();
}

/** Whether there is no connection, as far as the browser knows. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

function isOffline(): boolean {
  return !navigator.onLine && !isHeard;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

function change(): void {
  isHeard = false;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
