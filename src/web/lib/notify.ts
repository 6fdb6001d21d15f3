import type { ExternalToast } from 'sonner';
import { loadWithRetries } from './load-with-retries.ts';
import { screenOf } from './screen-of.ts';

type Kind = 'success' | 'error' | 'info';

/** What did not work asks for more than a glance. */
const ERROR_MS = 12_000;

let tellFirst: () => void;

/** Kept with the first toast, or when one is made ready for, for whoever makes the place where they are shown. */
export const firstToast = new Promise<void>((resolve) => (tellFirst = resolve));

/** By a toast's id, the screen that it was shown on. */
const shownOn = new Map<string | number, string>();

/** Whether a toast was made on a screen that the browser has left since. */
export const isFromElsewhere = (id: string | number, screen: string): boolean => (shownOn.get(id) ?? screen) !== screen;

const importToasts = () => import('sonner');

/** Has all that a toast takes come ahead: the first one may tell that there is no connection any more. */
export async function prepareToasts(): Promise<void> {
  await importToasts();
  tellFirst();
}

/**
 * Toasts: a title, and a sentence below it where there is more to say. What shows them comes when there is one. One
 * that has an id can be taken back before its time.
 */
export const notify = {
  success: (title: string, description?: string, id = '') => void show('success', title, { description, id }),
  error: (title: string, description?: string, id = '') => void show('error', title, { description, id }),
  info: (title: string, description?: string) => void show('info', title, { description }),
};

async function show(kind: Kind, title: string, more: ExternalToast): Promise<void> {
  tellFirst();
  const screen = screenOf(location);
  try {
    const { toast } = await loadWithRetries(importToasts);
    const all = { ...more, onDismiss: forget, onAutoClose: forget, ...(kind === 'error' && { duration: ERROR_MS }) };
    shownOn.set(kind === 'info' ? toast(title, all) : toast[kind](title, all), screen);
  } catch {
    // Without a connection it cannot be fetched; what failed is told in its place as well.
  }
}

const forget = ({ id }: { id: string | number }) => void shownOn.delete(id);
