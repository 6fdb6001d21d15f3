import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { answerApi, ApiFailure, type FakeWiki } from './mediawiki/api.ts';
import { type FakeArticle, loadArticles } from './mediawiki/articles.ts';
import { applyFault, type FakeMediaWikiFault, type FaultySituation } from './mediawiki/faults.ts';
import type { SearchEngine } from './mediawiki/search.ts';

export type { FakeArticle, FakeMediaWikiFault, SearchEngine };

export interface FakeRequest {
  readonly params: URLSearchParams;
  readonly userAgent: string;
}

export interface FakeMediaWiki {
  /** Address of `api.php`, for WIKIPEDIA_API_URL. */
  readonly url: string;
  /** Every request that arrived, in order. */
  readonly requests: readonly FakeRequest[];
  /** From now on behaves so; null heals it. */
  setFault(fault: FakeMediaWikiFault | null): void;
  close(): Promise<void>;
}

export interface FakeMediaWikiOptions {
  /** Default: those of `test/fakes/articles`. */
  articles?: readonly FakeArticle[];
  fault?: FakeMediaWikiFault;
  /** Default: `cirrus`, as Wikipedia. */
  engine?: SearchEngine;
  /** False for a wiki without the TextExtracts extension. */
  extracts?: boolean;
  /** Default: any free one. */
  port?: number;
}

/** A real HTTP server on loopback that speaks the part of the MediaWiki API that research uses. */
export async function startFakeMediaWiki(options: FakeMediaWikiOptions = {}): Promise<FakeMediaWiki> {
  const articles = options.articles ?? loadArticles();
  const requests: FakeRequest[] = [];
  let fault = options.fault ?? null;
  let origin = '';
  const server = createServer((request, response) => {
    const params = new URL(request.url ?? '/', 'http://fake').searchParams;
    requests.push({ params, userAgent: request.headers['user-agent'] ?? '' });
    const wiki = { articles, origin, engine: options.engine ?? 'cirrus', extracts: options.extracts ?? true };
    const count = (name: string) => requests.filter((earlier) => earlier.params.has(name)).length;
    const asked = { searches: count('gsrsearch'), articles: count('pageids') };
    respond({ wiki, fault, params, asked }, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/w/api.php`,
    requests,
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Situation {
  readonly wiki: FakeWiki;
  readonly fault: FakeMediaWikiFault | null;
  readonly params: URLSearchParams;
  readonly asked: FaultySituation['asked'];
}

function respond({ wiki, fault, params, asked }: Situation, request: IncomingMessage, response: ServerResponse): void {
  try {
    if (fault && applyFault(fault, { request, response, asked })) return;
    if (params.get('format') !== 'json') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>MediaWiki API help</title>');
      return;
    }
    sendJson(response, answerApi(wiki, params));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    response.setHeader('MediaWiki-API-Error', error.code);
    sendJson(response, { error: { code: error.code, info: error.message, docref: `See ${wiki.origin}/w/api.php` } });
  }
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

// By hand: node test/fakes/fake-mediawiki.ts --port 4020
if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } });
  const wiki = await startFakeMediaWiki({ port: Number(values.port) });
  process.stdout.write(`WIKIPEDIA_API_URL=${wiki.url}\n`);
}
