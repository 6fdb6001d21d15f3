import { Defuddle, type DefuddleResponse } from 'defuddle/node';
import { isElement, type PageDocument, type PageElement, parsePage } from './page-dom.ts';
import { walkTree } from './walk-tree.ts';

/** Browsers stop nesting at 512; deeper markup would use up the stack of the library. */
const DEEPEST = 300;

interface Article {
  readonly root: PageElement;
  readonly found: DefuddleResponse;
}

/** The article of a page and what the page declares about itself. */
export async function findArticle(page: PageDocument): Promise<Article> {
  if (depthOf(page.body) <= DEEPEST) {
    const found = await search(page);
    return { root: parsePage(found.content).body, found };
  }
  // Too deep to be searched: the whole page is read, and searched again without its body for what it declares.
  const shell = parsePage('');
  const head = page.querySelector('head');
  if (head) shell.documentElement.append(head);
  shell.URL = page.URL;
  return { root: page.body, found: await search(shell) };
}

async function search(page: PageDocument): Promise<DefuddleResponse> {
  return Defuddle(page, page.URL, {
    // Nothing is fetched from here.
    useAsync: false,
    fetch: () => Promise.reject(new Error('Nothing is fetched while a page is taken apart')),
    includeReplies: false,
    removeImages: true,
  });
}

function depthOf(root: PageElement): number {
  let depth = 0;
  let deepest = 0;
  walkTree(root, {
    enter(node) {
      if (!isElement(node)) return false;
      depth += 1;
      deepest = Math.max(deepest, depth);
      return true;
    },
    leave() {
      depth -= 1;
    },
  });
  return deepest;
}
