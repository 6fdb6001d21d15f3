/**
 * What this tab keeps over a look elsewhere and a reload. Where storage is full or switched off nothing is kept, and the
 * page goes on with what it has.
 */

/** What is kept, not yet looked at; null where nothing is, or it is broken. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null keeps nothing. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Kept as long as the page.
  }
}
