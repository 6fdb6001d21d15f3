/** Not a secret and not a proof: it only says that it is worth asking the server who this is. */
const STORAGE_KEY = 'manifold.signed-in';

/** Whether somebody was signed in when this browser was last here. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is switched off: the landing page greets this visitor as a stranger.
  }
}
