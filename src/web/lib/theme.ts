import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The same key as in public/theme.js, which applies the choice before the first paint. */
const STORAGE_KEY = 'manifold.theme';
const CHANGED = 'manifold:theme';

export function setTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}

function readChoice(): ThemeChoice {
  const choice = document.documentElement.dataset['theme'];
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
