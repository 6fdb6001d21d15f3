import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'manifold.grounds';
const CHANGED = 'manifold:grounds';

/** For where nothing can be stored: holds until the page is left. */
let isShown: boolean | null = null;

/** Whether texts are shown with what their sentences rest on: off unless somebody has turned it on in this browser. */
export function useShowsGrounds(): boolean {
  return useSyncExternalStore(subscribe, read);
}

export function showGrounds(shown: boolean): void {
  isShown = shown;
  try {
    if (shown) localStorage.setItem(STORAGE_KEY, 'on');
    else localStorage.removeItem(STORAGE_KEY);
    isShown = null;
  } catch {
    // Storage is switched off.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function read(): boolean {
  if (isShown !== null) return isShown;
  try {
    return localStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
