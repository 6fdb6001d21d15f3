import { Defuddle, type DefuddleResponse } from 'defuddle/node';
import { type PageDocument, type PageElement, parsePage } from './page-dom.ts';

interface Article {
  readonly root: PageElement;
  readonly found: DefuddleResponse;
}

/** The article of a page and what the page declares about itself. */
export async function findArticle(page: PageDocument): Promise<Article> {
  const found = await search(page);
  return { root: parsePage(found.content).body, found };
}

/** The whole of a page that cannot be searched; searched is a page without its body, for what it declares. */
export async function wholePage(page: PageDocument): Promise<Article> {
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
