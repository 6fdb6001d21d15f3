import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './steps.ts';

/** Tokens as a server tells them, `cached` of the prompt's. */
export interface ToldTokens {
  readonly prompt: number;
  readonly cached?: number;
  readonly completion: number;
}

export interface Reply {
  readonly response: ServerResponse;
  readonly model: string;
  readonly stream: boolean;
  /** The request's prompt, for a token count. */
  readonly prompt: string;
  /** Time over which a streamed answer is spread. */
  readonly streamMs: number;
  /** A streamed answer waits for each of them, at even distances. */
  readonly stops?: readonly Promise<void>[];
  /** What is told of tokens; counted by the length of the texts unless it is given, and nothing for null. */
  readonly tokens?: ToldTokens | null;
}

const COLD_WORDS = 'Here are some words of an answer that';
const SSE = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };

/** A whole answer, streamed when asked for. */
export async function sendText(reply: Reply, text: string, finish: string): Promise<void> {
  const { response, model, stream, streamMs, stops = [] } = reply;
  const usage = usageOf(reply, text);
  if (!stream) {
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }];
    return sendJson(response, 200, {
      id: 'chatcmpl-fake',
      object: 'chat.completion',
      created: 0,
      model,
      choices,
      ...(usage && { usage }),
    });
  }
  response.writeHead(200, SSE);
  // Word by word only where time is to pass: thousands of events take their time too.
  const parts = text.match(streamMs > 0 ? /\s*\S+|\s+$/g : /[\s\S]{1,80}/g) ?? [];
  const pause = streamMs / Math.max(1, parts.length);
  for (const [index, part] of parts.entries()) {
    await stops[Math.floor((index * (stops.length + 1)) / parts.length) - 1];
    if (response.destroyed) return;
    response.write(event(model, { content: part }));
    if (pause > 0) await sleep(pause);
  }
  response.write(event(model, {}, finish));
  if (usage) response.write(`data: ${JSON.stringify({ ...chunk(model), choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** The faults that are no HTTP error. */
export function sendFault(reply: Reply, { fault }: Fault): void {
  const { response, model } = reply;
  const begin = () => {
    response.writeHead(200, SSE);
    response.write(event(model, { content: COLD_WORDS }));
  };
  switch (fault) {
    case 'reset':
      response.destroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Sign in</title><p>Please sign in to the network</p>');
      return;
    case 'broken-json':
      response.writeHead(200, SSE);
      response.end('data: {"id":"x","choices":[{"delta":{"content":"Hel\n\ndata: [DONE]\n\n');
      return;
    case 'empty':
      response.writeHead(200, SSE);
      response.end(`${event(model, {}, 'stop')}data: [DONE]\n\n`);
      return;
    case 'no-body':
      response.writeHead(200, SSE);
      response.end();
      return;
    case 'garbage':
      response.writeHead(200, SSE);
      response.end(Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 197) % 256)));
      return;
    case 'cut':
      begin();
      setImmediate(() => response.destroy());
      return;
    case 'unfinished':
      begin();
      response.end();
      return;
    case 'stalled':
      begin();
      return;
    case 'thinking':
      response.writeHead(200, SSE);
      think(reply, 'Hm. ');
      return;
    case 'rambling':
      response.writeHead(200, SSE);
      think(reply, 'Hm. '.repeat(5_000));
      return;
    case 'error-event':
      begin();
      response.end('data: {"error":{"message":"upstream failed for key sk-secret","type":"server_error"}}\n\n');
      return;
    case 'silent':
      return;
  }
}

/** Until the caller hangs up. */
function think({ response, model }: Reply, thought: string): void {
  const timer = setInterval(() => response.write(event(model, { reasoning_content: thought })), 5);
  response.once('close', () => clearInterval(timer));
}

function chunk(model: string) {
  return { id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 0, model };
}

function event(
  model: string,
  delta: { content?: string; reasoning_content?: string },
  finish: string | null = null,
): string {
  return `data: ${JSON.stringify({ ...chunk(model), choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

function usageOf({ prompt, tokens }: Reply, text: string) {
  if (tokens === null) return null;
  const told = tokens ?? { prompt: byLength(prompt), completion: byLength(text) };
  return {
    prompt_tokens: told.prompt,
    ...(told.cached !== undefined && { prompt_tokens_details: { cached_tokens: told.cached } }),
    completion_tokens: told.completion,
    total_tokens: told.prompt + told.completion,
  };
}

const byLength = (text: string) => Math.ceil(text.length / 4);
