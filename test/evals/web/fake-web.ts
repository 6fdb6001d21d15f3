import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lookup } from '../../../src/server/research/fetching/guarded-connector.ts';
import type { CorpusPage } from '../corpus/read-corpus.ts';
import { renderPage } from './render-page.ts';

export interface FakeWeb {
  /** Where a page stands. */
  urlOf(page: CorpusPage): string;
  /** Host and port of every site, as RESEARCH_ALLOWED_HOSTS takes them. */
  readonly hosts: readonly string[];
  /** Resolves the sites' names, and no other. */
  readonly lookup: Lookup;
  /** What was asked for so far: host and path. */
  readonly requests: readonly string[];
  /** An address on a site of its own that takes connections and never answers. */
  readonly hangingUrl: string;
  close(): Promise<void>;
}

const HANGING = 'never-answers.example';

/** A small web on loopback: one server a site, each on a port of its own, reached by the site's name. */
export async function startFakeWeb(pages: readonly CorpusPage[]): Promise<FakeWeb> {
  const requests: string[] = [];
  const servers = new Map<string, Server>();
  const ports = new Map<string, number>();
  const urlOf = ({ site, path }: CorpusPage) => `http://www.${site}.example:${ports.get(site)}${path}`;
  for (const site of new Set(pages.map((page) => page.site))) {
    const own = pages.filter((page) => page.site === site);
    const server = createServer((request, response) => {
      requests.push(`${request.headers.host}${request.url}`);
      serve(own, { request, response, urlOf });
    });
    servers.set(site, server);
    ports.set(site, await listen(server));
  }
  const silent = createServer(() => {});
  servers.set(HANGING, silent);
  const hangingHost = `${HANGING}:${await listen(silent)}`;
  return {
    urlOf,
    hosts: [...Array.from(ports, ([site, port]) => `www.${site}.example:${port}`), hangingHost],
    lookup: async (hostname) => {
      const isOurs = hostname === HANGING || [...ports.keys()].some((site) => hostname === `www.${site}.example`);
      if (!isOurs) throw Object.assign(new Error('there is no such name'), { code: 'ENOTFOUND' });
      return await Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    },
    requests,
    hangingUrl: `http://${hangingHost}/story`,
    close: async () => {
      await Promise.all(Array.from(servers.values(), close));
    },
  };
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly urlOf: (page: CorpusPage) => string;
}

function serve(own: readonly CorpusPage[], { request, response, urlOf }: Visit): void {
  if (request.url === '/robots.txt') {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /login\n');
    return;
  }
  const page = own.find(({ path }) => path === request.url);
  if (!page) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title><p>Not found</p>');
    return;
  }
  const related = own.filter((other) => other !== page).slice(0, 4);
  const html = renderPage(
    page,
    related.map((other) => ({ title: other.title, url: urlOf(other) })),
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
