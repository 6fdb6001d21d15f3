import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { documented } from './documented.ts';
import type { FakeReply } from './dialect.ts';

/** What can be wrong between here and there, with any API. `flood` sends until nobody listens. */
const TROUBLES = {
  silent: () => {},
  reset: (request) => request.socket.destroy(),
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"results":[', () => request.socket.destroy());
  },
  flood: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pour(response);
  },
  packed: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(PACKED);
  },
  'server-error': (_request, response) => {
    response
      .writeHead(500, { 'content-type': 'text/html' })
      .end('<title>Error</title><p>pool-7 at db1042 refused key sk-1</p>');
  },
  'broken-json': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":');
  },
  'unexpected-json': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"type":"search","results":[7,{"title":42}],"web":{"results":["x"]}}');
  },
  html: (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!DOCTYPE html><title>Sign in to the network</title>');
  },
  redirect: (_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  },
  busy: (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '120' }).end('upstream connect error');
  },
} as const satisfies Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

export type NetworkFault = keyof typeof TROUBLES;

/** A fault of the network by its name, or an answer of the API's documentation by its name there. */
export type FakeApiFault = NetworkFault | { readonly documented: string };

const PACKED = gzipSync(`{"results":[],"padding":"${'x'.repeat(12_000_000)}"}`);

/** Does the harm and returns null, or returns what is to be answered instead. */
export function applyFault(
  fault: FakeApiFault,
  { api, request, response }: { api: string; request: IncomingMessage; response: ServerResponse },
): FakeReply | null {
  if (typeof fault === 'object') return documented(api, fault.documented);
  TROUBLES[fault](request, response);
  return null;
}

function pour(response: ServerResponse): void {
  const part = `"${'x'.repeat(250_000)}",`;
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more).on('error', () => {});
  response.write('{"results":[');
  more();
}
