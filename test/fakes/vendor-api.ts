import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import type { VendorWire } from './vendor-wires/vendor-wire.ts';

/** What the vendor does with one call. */
export type VendorStep =
  /** A stream as it stands, by default with 200. */
  | { readonly body: string }
  /** The same, and then the connection breaks. */
  | { readonly body: string; readonly after: 'break' }
  /** The same, and then nothing more comes. */
  | { readonly body: string; readonly after: 'hold' }
  | { readonly status: number; readonly message?: string; readonly headers?: Readonly<Record<string, string>> };

export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** Empty for a request without a body. */
  readonly body: string;
  /** Resolves once the caller has hung up or the answer is through. */
  readonly closed: Promise<void>;
}

export interface VendorApi {
  /** Goes into the base URL. */
  readonly url: string;
  /** Model calls so far. */
  readonly calls: readonly VendorRequest[];
  /** Other requests so far, such as for lists of models. */
  readonly asked: readonly VendorRequest[];
  close(): Promise<void>;
}

interface Plan {
  /** One a call, in order. */
  readonly steps?: readonly VendorStep[];
  /** Answers to other paths than that of model calls; 404 for the rest. */
  readonly pages?: Readonly<Record<string, { readonly status?: number; readonly json: unknown }>>;
}

/** A vendor on the loopback that speaks as the wire says. */
export async function startVendorApi(wire: VendorWire, { steps = [], pages = {} }: Plan): Promise<VendorApi> {
  const calls: VendorRequest[] = [];
  const asked: VendorRequest[] = [];
  const left = [...steps];
  const server = createServer((request, response) => {
    const closed = once(response, 'close').then(() => undefined);
    void bodyText(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const isCall = method === 'POST' && path === wire.path;
      (isCall ? calls : asked).push({ method, path, headers, body, closed });
      if (isCall) respond(wire, response, left.shift() ?? { status: 500 });
      else sendPage(response, pages[path] ?? { status: 404, json: { error: { message: 'no such page' } } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${wire.base}`,
    calls,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

function respond(wire: VendorWire, response: ServerResponse, step: VendorStep): void {
  if ('status' in step) {
    response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
    response.end(wire.refusal(step.status, step.message ?? 'no'));
    return;
  }
  response.writeHead(200, { 'content-type': wire.contentType });
  response.write(step.body);
  if (!('after' in step)) response.end();
  else if (step.after === 'break') setImmediate(() => response.destroy());
}

function sendPage(response: ServerResponse, { status = 200, json }: { status?: number; json: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}
