import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where things are, for pages that point to them. */
export interface Stage {
  /** Of the hostile web itself, such as `http://127.0.0.1:4021`. */
  readonly origin: string;
  /** Of the canary: a server that nobody may ever reach. */
  readonly canary: string;
}

export interface Scene extends Stage {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What one path does to whoever asks for it. */
export type Play = (scene: Scene) => void;

/** A page of these bytes, declared as `type`. */
export function show(body: string | Uint8Array, type = 'text/html; charset=utf-8'): Play {
  return ({ response }) => void response.writeHead(200, { 'content-type': type }).end(body);
}
