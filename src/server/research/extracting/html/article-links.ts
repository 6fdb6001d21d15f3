import type { ExtractedText } from '../extractor.ts';
import { isMediaWiki } from './page-metadata.ts';
import { isElement, type PageDocument, type PageElement } from './page-dom.ts';
import { walkTree } from './walk-tree.ts';

type Link = ExtractedText['links'][number];

const MAX_LINKS = 200;
const REFERENCES =
  'ol.references, .reflist, .mw-references-wrap, #references, .references, #footnotes, .footnotes, .bibliography';

interface Surroundings {
  /** What relative addresses are relative to. */
  readonly base: string;
  readonly references: readonly Link[];
  readonly page: PageDocument;
}

/** The links of a page's lists of references. Asked for before these are taken out of the text. */
export function referenceLinks(page: PageDocument, base: string | null): readonly Link[] {
  if (base === null) return [];
  return [...page.querySelectorAll(REFERENCES)].flatMap((list) => linksOf(list, base));
}

/** The addresses that an article cites, each once: those in its text, then those of its references. */
export function articleLinks(article: PageElement, { base, references, page }: Surroundings): readonly Link[] {
  const host = URL.parse(base)?.host;
  const isWiki = isMediaWiki(page);
  const cited = new Map<string, Link>();
  for (const link of [...linksOf(article, base), ...references]) {
    // On a wiki every other word is a link to the wiki; what it cites stands elsewhere.
    if (isWiki && URL.parse(link.url)?.host === host) continue;
    if (!cited.has(link.url)) cited.set(link.url, link);
  }
  cited.delete(URL.parse(base)?.href.replace(/#.*$/, '') ?? '');
  return [...cited.values()].slice(0, MAX_LINKS);
}

function linksOf(root: PageElement, base: string): Link[] {
  const links: Link[] = [];
  walkTree(root, {
    enter(node) {
      if (!isElement(node)) return false;
      const href = node.localName === 'a' ? node.getAttribute('href')?.trim() : null;
      if (!href || href.startsWith('#')) return true;
      const url = URL.parse(href, base);
      if (url && /^https?:$/.test(url.protocol)) {
        url.hash = '';
        links.push({ url: url.href, label: (node.textContent ?? '').trim() });
      }
      return false;
    },
  });
  return links;
}
