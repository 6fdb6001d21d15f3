import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { article, plainArticle, report } from './hostile-web/articles.ts';
import { BROKEN } from './hostile-web/broken.ts';
import { CHARSETS } from './hostile-web/charsets.ts';
import { DETOURS } from './hostile-web/detours.ts';
import { INJECTIONS } from './hostile-web/injections.ts';
import { ODD_TEXTS } from './hostile-web/odd-texts.ts';
import * as oversize from './hostile-web/oversize.ts';
import { type Play, show } from './hostile-web/play.ts';
import { STALLS } from './hostile-web/stalls.ts';
import { status } from './hostile-web/statuses.ts';

export interface WebRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

export interface HostileWeb {
  /** Such as `http://127.0.0.1:4021`, without a slash at its end. */
  readonly url: string;
  /** Host and port, for RESEARCH_ALLOWED_HOSTS. */
  readonly host: string;
  /** Every request that arrived, in order. */
  readonly requests: readonly WebRequest[];
  /** A server that pages point to and that is not allowed: a connection to it is a failure of whoever made it. */
  readonly canary: {
    readonly url: string;
    readonly requests: readonly WebRequest[];
    readonly connections: () => number;
  };
  close(): Promise<void>;
}

const PATHS: Readonly<Record<string, Play>> = {
  '/article': article,
  '/article/report': report,
  '/article/plain': plainArticle,
  '/kept-out/story': article,
  '/beacon': show('<p>Followed.</p>'),
  '/large': oversize.large,
  '/large-unannounced': oversize.largeUnannounced,
  '/bomb/gzip': oversize.gzipBomb,
  '/bomb/brotli': oversize.brotliBomb,
  '/bomb/zstd': oversize.zstdBomb,
  '/bomb/layers': oversize.layeredBomb,
  '/bomb/many-layers': oversize.manyLayers,
  '/bomb/nested': oversize.nested,
  '/bomb/headers': oversize.headerBomb,
  ...DETOURS,
  ...STALLS,
  ...BROKEN,
  ...CHARSETS,
  ...INJECTIONS,
  ...ODD_TEXTS,
};

/** All paths that do something bad, so that a test can walk through every one. */
export const HOSTILE_PATHS: readonly string[] = Object.keys(PATHS).filter(
  (path) => !/^\/(article|beacon|redirect\/article$)/.test(path),
);

const ROBOTS = 'User-agent: *\nDisallow: /kept-out/\n';

/**
 * A real HTTP server on loopback with every page that nobody wants to meet. Its paths:
 * - good ones: `/article` (cites `/article/report`), `/article/plain`, `/redirect/article`; `/robots.txt` forbids `/kept-out/`
 * - too much: `/large`, `/large-unannounced` (10 MB), `/bomb/` gzip, brotli, zstd, layers (1 GB unpacked each),
 *   many-layers, nested, headers
 * - detours: `/redirect/` loop, endless, private, private-name, private-number, private-mapped, usual-port, metadata,
 *   file, script, credentials, members (to the login), kept-out, nonsense, nowhere; the private ones lead to the canary
 * - stalls: `/slow/` headers, body, drip, endless, announcements
 * - broken answers: `/empty`, `/broken/` length-too-long, length-too-short, two-lengths, chunks, cut, no-http, reset,
 *   unpacked-gzip, unknown-encoding; `/wrong-type/` pdf-as-html, html-as-pdf, html-as-bytes, image, zip
 * - charsets: `/charset/` latin1-as-utf8, latin1-undeclared, utf8-as-latin1, utf16-unmarked, meta-differs, unknown
 * - without text: `/no-text`, `/only-scripts`, `/login` (a wall that says 200)
 * - orders to a model: `/instructions/` visible, display-none, white-on-white, comment, alt-text, tags, markdown,
 *   fetching-markup, plain; who obeys asks for `/beacon` or the canary
 * - odd characters: `/text/markup`, `/odd/` nul, nul-entity, surrogate, surrogate-entity, bidi
 * - `/status/<code>`, with Retry-After for 429 and 503; every other path is 404
 * - `/-/log`: what arrived so far, as JSON `{requests, canary}`, for those who run it in a process of its own
 */
export async function startHostileWeb(options: { port?: number } = {}): Promise<HostileWeb> {
  const requests: WebRequest[] = [];
  const trespasses: WebRequest[] = [];
  let connections = 0;
  const canary = await listen((request, response) => {
    trespasses.push(noteOf(request));
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>The secret of the house.</p>');
  });
  canary.server.on('connection', () => {
    connections += 1;
  });
  let origin = '';
  const web = await listen((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/-/log') return void response.end(JSON.stringify({ requests, canary: trespasses }));
    requests.push(noteOf(request));
    playOf(url.pathname)({ origin, canary: canary.url, url, request, response });
  }, options.port);
  origin = web.url;
  return {
    url: origin,
    host: new URL(origin).host,
    requests,
    canary: { url: canary.url, requests: trespasses, connections: () => connections },
    close: async () => {
      await Promise.all([web.close(), canary.close()]);
    },
  };
}

function playOf(path: string): Play {
  if (path === '/robots.txt') return show(ROBOTS, 'text/plain');
  if (/^\/status\/[2-5]\d\d$/.test(path)) return status;
  const notFound: Play = ({ response }) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
  return Object.hasOwn(PATHS, path) ? (PATHS[path] ?? notFound) : notFound;
}

const noteOf = ({ method = '', url = '', headers }: IncomingMessage): WebRequest => ({ method, path: url, headers });

async function listen(respond: (request: IncomingMessage, response: ServerResponse) => void, port = 0) {
  const guarded: RequestListener = (request, response) => {
    // Whoever asked may leave at any moment.
    request.socket.on('error', () => {});
    response.on('error', () => {});
    respond(request, response);
  };
  const server = createServer(guarded);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

// By hand: node test/fakes/hostile-web.ts --port 4021
if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4021' } } });
  const web = await startHostileWeb({ port: Number(values.port) });
  process.stdout.write(
    `RESEARCH_ALLOWED_HOSTS=${web.host}\n${HOSTILE_PATHS.map((path) => web.url + path).join('\n')}\n`,
  );
}
