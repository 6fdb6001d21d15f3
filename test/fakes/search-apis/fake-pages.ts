import { loadArticles } from '../mediawiki/articles.ts';

/** A page that a fake search engine knows. */
export interface FakePage {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** ISO 8601; null for a page without a date. */
  readonly published: string | null;
  readonly author?: string;
  /** Two letters; default `en`. */
  readonly language?: string;
}

export interface Wanted {
  readonly query: string;
  readonly limit: number;
  /** Hosts, each with its subdomains; empty for all. */
  readonly allowed?: readonly string[];
  readonly denied?: readonly string[];
  /** Pages without a date are then left out. */
  readonly since?: Date | null;
  readonly language?: string | null;
}

/** The articles of `test/fakes/articles`, as pages of sites of their own. */
export function articlePages(): FakePage[] {
  return loadArticles().map(({ title, text, revised }) => {
    const name = title.toLowerCase().replace(/\W+/g, '-');
    return { title, text, published: revised, url: `https://www.${name}.example/guide` };
  });
}

/** The pages with at least two fifths of the query's words, best first. */
export function findPages(pages: readonly FakePage[], wanted: Wanted): FakePage[] {
  const words = [...new Set(wordsOf(wanted.query))];
  return pages
    .filter((page) => isWanted(page, wanted))
    .map((page) => {
      const [title, text] = [wordsOf(page.title), wordsOf(page.text)];
      const found = words.filter((word) => title.includes(word) || text.includes(word)).length;
      return { page, found, weight: found + words.filter((word) => title.includes(word)).length };
    })
    .filter(({ found }) => found > 0 && found >= words.length * 0.4)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, wanted.limit)
    .map(({ page }) => page);
}

/** The first sentence or two, as engines show them. */
export function snippetOf(page: FakePage): string {
  return page.text
    .replace(/==[^=]+==/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}

function isWanted(page: FakePage, { allowed = [], denied = [], since = null, language = null }: Wanted): boolean {
  const host = new URL(page.url).hostname;
  const isOf = (site: string) => host === site || host.endsWith(`.${site}`);
  if (allowed.length > 0 && !allowed.some(isOf)) return false;
  if (denied.some(isOf)) return false;
  if (language !== null && (page.language ?? 'en') !== language) return false;
  return since === null || (page.published !== null && new Date(page.published) >= since);
}

/** Words of four letters and more by their first six, so that endings do not matter. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 6).replace(/s$/, ''));
}
