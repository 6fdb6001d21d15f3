/** What this browser keeps of a user between visits; an edit that could not be saved is nowhere else, so it stays. */
const LEFT_ALONE = /^manifold\.unsaved\./;

type BrowserStorage = 'sessionStorage' | 'localStorage';

/** The first is that of this tab alone. */
const ALL: readonly BrowserStorage[] = ['sessionStorage', 'localStorage'];

interface ForgetOptions {
  everything?: boolean;
  storages?: readonly BrowserStorage[];
}

/**
 * Removes what a user left in this browser, so that the next person at the machine does not find it: drafts of projects
 * and personas, and where they were. `everything` takes texts along that could not be saved, for accounts that are gone.
 */
export function forgetTexts(userId: string, { everything = false, storages = ALL }: ForgetOptions = {}): void {
  for (const storage of storages) {
    try {
      for (const key of Object.keys(window[storage])) {
        if (belongsTo(key, userId) && (everything || !LEFT_ALONE.test(key))) window[storage].removeItem(key);
      }
    } catch {
      // Storage is switched off: nothing was kept.
    }
  }
}

/** Keys are `manifold.<what>.<user>`, some with an object behind. */
function belongsTo(key: string, userId: string): boolean {
  const [product, , ...rest] = key.split('.');
  const owner = rest.join('.');
  return product === 'manifold' && (owner === userId || owner.startsWith(`${userId}.`));
}
