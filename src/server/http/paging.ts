import type { FastifyReply } from 'fastify';

export interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
}

/** `X-Total-Count`, and `Link` to the pages beside this one with the same query. */
export function addPaging(reply: FastifyReply, url: string, page: Page): void {
  reply.header('x-total-count', String(page.total));
  const links: string[] = [];
  if (page.offset + page.limit < page.total) links.push(linkTo(url, page, page.offset + page.limit, 'next'));
  if (page.offset > 0)
    links.push(linkTo(url, page, Math.max(0, Math.min(page.offset, page.total) - page.limit), 'prev'));
  if (links.length > 0) reply.header('link', links.join(', '));
}

function linkTo(url: string, page: Page, offset: number, rel: 'next' | 'prev'): string {
  const target = new URL(url, 'http://origin.invalid');
  target.searchParams.set('limit', String(page.limit));
  target.searchParams.set('offset', String(offset));
  return `<${target.pathname}${target.search}>; rel="${rel}"`;
}
