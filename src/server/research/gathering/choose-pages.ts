import { canonicalAddress } from '../reading/canonical-address.ts';
import type { FoundPage } from '../research-provider.ts';

/**
 * The pages that are worth reading, the best of every search first, each address once. A page that came with its text
 * counts before the same one without.
 *
 * @param searches what each search has found, best first
 */
export function choosePages(
  searches: readonly (readonly FoundPage[])[],
  { limit, mayUse }: { limit: number; mayUse: (url: string) => boolean },
): FoundPage[] {
  const chosen = new Map<string, FoundPage>();
  const longest = Math.max(0, ...searches.map((pages) => pages.length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const pages of searches) {
      const page = pages[rank];
      const address = page && canonicalAddress(page.url);
      if (!page || !address || !mayUse(page.url)) continue;
      const known = chosen.get(address);
      if (known ? known.text === null && page.text !== null : chosen.size < limit) chosen.set(address, page);
    }
  }
  return [...chosen.values()];
}
