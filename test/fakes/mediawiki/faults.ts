import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ApiFailure } from './api.ts';

/**
 * What can be wrong with a MediaWiki. `silent` takes the connection and never answers; `silent-articles` answers
 * searches alone, `silent-second-article` one article more; `busy-second-search` refuses all searches but the first;
 * `cut` breaks off in the middle of an answer; `huge` sends 6 MB, `packed` the same in a few kilobytes of gzip.
 */
export type FakeMediaWikiFault =
  | 'silent'
  | 'silent-articles'
  | 'silent-second-article'
  | 'reset'
  | 'cut'
  | 'huge'
  | 'packed'
  | 'server-error'
  | 'busy'
  | 'busy-second-search'
  | 'too-many-requests'
  | 'ratelimited'
  | 'html'
  | 'broken-json'
  | 'unexpected-json'
  | 'redirect';

type Trouble = (request: IncomingMessage, response: ServerResponse) => void;

const HUGE_ANSWER = `{"batchcomplete":true,"padding":"${'x'.repeat(6_000_000)}"}`;

export interface FaultySituation {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** What was asked for so far, with this request. */
  readonly asked: { readonly searches: number; readonly articles: number };
}

/** Does the harm and returns true, or returns false when this request is to be answered as usual. */
export function applyFault(fault: FakeMediaWikiFault, situation: FaultySituation): boolean {
  const { request, response, asked } = situation;
  if (fault === 'silent-articles' && asked.articles === 0) return false;
  if (fault === 'silent-second-article' && asked.articles <= 1) return false;
  if (fault === 'busy-second-search' && (asked.searches <= 1 || asked.articles > 0)) return false;
  TROUBLES[fault](request, response);
  return true;
}

const TROUBLES: Record<FakeMediaWikiFault, Trouble> = {
  silent: () => {},
  'silent-articles': () => {},
  'silent-second-article': () => {},
  reset: (request) => request.socket.destroy(),
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"batchcomplete":true,"query":{"pages":[', () => request.socket.destroy());
  },
  huge: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(HUGE_ANSWER);
  },
  packed: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(HUGE_ANSWER));
  },
  'server-error': (_request, response) => {
    response.writeHead(500, { 'content-type': 'text/html' });
    response.end('<!DOCTYPE html><title>Internal error</title><p>SQLSTATE at db1042, user wiki_rw</p>');
  },
  busy: sayBusy,
  'busy-second-search': sayBusy,
  'too-many-requests': (_request, response) => {
    response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '120' });
    response.end('<p>Please slow down.</p>');
  },
  ratelimited: () => {
    throw new ApiFailure('ratelimited', "You've exceeded your rate limit. Please wait some time and try again.");
  },
  html: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!DOCTYPE html><title>Sign in to the network</title>');
  },
  'broken-json': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"batchcomplete":true,"query":');
  },
  'unexpected-json': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"query":{"pages":{"7":{"title":42}}}}');
  },
  redirect: (_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' });
    response.end();
  },
};

function sayBusy(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' });
  response.end('upstream connect error');
}
