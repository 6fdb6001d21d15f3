import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { brave } from './search-apis/brave.ts';
import type { Dialect, FakeApiRequest, FakeReply, FakeShelf } from './search-apis/dialect.ts';
import { exa } from './search-apis/exa.ts';
import { articlePages, type FakePage } from './search-apis/fake-pages.ts';
import { applyFault, type FakeApiFault } from './search-apis/faults.ts';
import { searxng } from './search-apis/searxng.ts';
import { tavily } from './search-apis/tavily.ts';

export type { FakeApiFault, FakePage };

const DIALECTS = { searxng, tavily, brave, exa } as const satisfies Record<string, Dialect>;
export type FakeApiName = keyof typeof DIALECTS;

/** The setting that takes the address of each. */
const SETTINGS: Record<FakeApiName, string> = {
  searxng: 'SEARXNG_URL',
  tavily: 'TAVILY_API_URL',
  brave: 'BRAVE_API_URL',
  exa: 'EXA_API_URL',
};

export interface FakeSearchApi {
  /** For SEARXNG_URL, TAVILY_API_URL, BRAVE_API_URL or EXA_API_URL. */
  readonly url: string;
  /** The one key that it takes. */
  readonly key: string;
  /** Every request that arrived, in order. */
  readonly requests: readonly FakeApiRequest[];
  /** From now on behaves so; null heals it. */
  setFault(fault: FakeApiFault | null): void;
  close(): Promise<void>;
}

export interface FakeSearchApiOptions {
  readonly api: FakeApiName;
  /** Default: the articles of `test/fakes/articles`, each on a site of its own. */
  readonly pages?: readonly FakePage[];
  readonly fault?: FakeApiFault;
  /** What "recent" counts back from; default: now. */
  readonly now?: Date;
  /** Default: any free one. */
  readonly port?: number;
}

/** A real HTTP server on loopback that speaks the search call of SearXNG, Tavily, Brave Search or Exa. */
export async function startFakeSearchApi(options: FakeSearchApiOptions): Promise<FakeSearchApi> {
  const { api } = options;
  const dialect: Dialect = DIALECTS[api];
  const shelf = { pages: options.pages ?? articlePages(), key: `fake-key-of-${api}`, now: options.now ?? new Date() };
  const requests: FakeApiRequest[] = [];
  let fault = options.fault ?? null;
  const server = createServer((incoming, response) => {
    void readRequest(incoming).then((request) => {
      requests.push(request);
      const instead = fault && applyFault(fault, { api, request: incoming, response });
      if (!fault) reply(response, answerOf(dialect, { request, shelf }));
      else if (instead) reply(response, instead);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${dialect.base}`,
    key: shelf.key,
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

function answerOf(dialect: Dialect, { request, shelf }: { request: FakeApiRequest; shelf: FakeShelf }): FakeReply {
  const isSearch = request.path === `${dialect.base}${dialect.path}` && request.method === dialect.method;
  return isSearch ? dialect.answer(request, shelf) : { status: 404, body: { detail: 'Not Found' } };
}

async function readRequest(incoming: IncomingMessage): Promise<FakeApiRequest> {
  const { pathname: path, searchParams: params } = new URL(incoming.url ?? '/', 'http://fake');
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const sent = Buffer.concat(parts).toString('utf8');
  const { method = 'GET', headers } = incoming;
  return { method, path, params, headers, body: sent === '' ? null : (JSON.parse(sent) as unknown) };
}

function reply(response: ServerResponse, { status, headers = {}, body, text }: FakeReply): void {
  const type = text === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers }).end(text ?? JSON.stringify(body));
}

// By hand: node test/fakes/search-apis.ts --provider searxng --port 4030
if (import.meta.main) {
  const { values } = parseArgs({
    options: { provider: { type: 'string', default: 'searxng' }, port: { type: 'string', default: '4030' } },
  });
  const api = (Object.keys(DIALECTS) as FakeApiName[]).find((name) => name === values.provider);
  if (!api) throw new Error(`--provider is one of ${Object.keys(DIALECTS).join(', ')}`);
  const server = await startFakeSearchApi({ api, port: Number(values.port) });
  process.stdout.write(`${SETTINGS[api]}=${server.url}\n`);
  if (api !== 'searxng') process.stdout.write(`${SETTINGS[api].replace('URL', 'KEY')}=${server.key}\n`);
}
