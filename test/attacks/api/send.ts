import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface Sent {
  readonly method: string;
  /** As it goes over the wire: nothing is tidied up. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Empty for a stream of events, which is left at once. */
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request as it is, without what a browser or `fetch` would mend or refuse to send. */
export async function send(url: string, { method, path, headers = {}, body }: Sent): Promise<Received> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (incoming) => {
    const status = incoming.statusCode ?? 0;
    if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
      resolve({ status, headers: incoming.headers, text: '' });
      incoming.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => resolve({ status, headers: incoming.headers, text: Buffer.concat(chunks).toString() }));
    incoming.once('error', reject);
  });
  outgoing.once('error', reject);
  outgoing.end(body);
  return await promise;
}

/** What has to be equal in two answers that may not be told apart. */
export function telling({ status, headers, text }: Received): unknown {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text };
}

/** As `telling`, but ids and times that the server made, and `value`, count as equal. */
export function tellingBut(answer: Received, value: string): unknown {
  const plain = (text: string) =>
    text
      .replaceAll(value, '<value>')
      .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  const { date: _date, 'x-request-id': _id, etag: _etag, 'content-length': _length, ...rest } = answer.headers;
  return { status: answer.status, headers: plain(JSON.stringify(rest)), text: plain(answer.text) };
}
