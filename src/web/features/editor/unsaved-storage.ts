import type { UnsavedText, UnsavedTexts } from './piece-ports.ts';

/** Unsaved texts of one user in this browser. */
export function createUnsavedTexts(userId: string): UnsavedTexts {
  const keyOf = (id: string) => `manifold.unsaved.${userId}.${id}`;
  return {
    read(id) {
      try {
        return parse(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep(id, text) {
      try {
        localStorage.setItem(keyOf(id), JSON.stringify(text));
        return true;
      } catch {
        return false;
      }
    },
    drop(id) {
      try {
        localStorage.removeItem(keyOf(id));
      } catch {
        // Storage is switched off: there is nothing to drop.
      }
    },
  };
}

function parse(stored: unknown): UnsavedText | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { content, base } = stored as Record<string, unknown>;
  if (typeof content !== 'string') return null;
  return { content, base: typeof base === 'string' ? base : null };
}
