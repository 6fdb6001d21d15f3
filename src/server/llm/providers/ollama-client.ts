import type { AbortableStream, OllamaClient, OllamaRequestOptions } from 'ai-sdk-ollama';
import { systemClock } from '../../platform/clock.ts';
import { kindOfStatus } from '../classify-failure.ts';
import { AttemptFailed } from '../model-failure.ts';
import type { ModelEndpoint } from '../provider.ts';
import { askedWait } from '../retry-after.ts';
import { vendorFetch } from '../vendor-fetch.ts';
import { readOllamaLines } from './ollama-lines.ts';
import type { ChatResponse } from './ollama-lines.ts';

type ChatRequest = Omit<Parameters<OllamaClient['chat']>[0], 'stream'> & { stream?: boolean };

/**
 * Takes the place of the client that the package brings: that one has no way to abort, prints lines that it cannot read
 * and goes on without them, and does not tell an error in the middle of an answer from any other.
 */
export function createOllamaClient(endpoint: ModelEndpoint): OllamaClient {
  function chat(request: ChatRequest & { stream: true }, options?: OllamaRequestOptions): Answer<Stream>;
  function chat(request: ChatRequest & { stream?: false }, options?: OllamaRequestOptions): Answer<ChatResponse>;
  async function chat(request: ChatRequest, options: OllamaRequestOptions = {}): Answer<Stream | ChatResponse> {
    if (!request.stream) return await unused();
    const own = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal;
    const answer = await post(endpoint, request, signal);
    return { [Symbol.asyncIterator]: () => readOllamaLines(answer), abort: () => own.abort() };
  }
  return { chat, embed: unused, webSearch: unused, webFetch: unused };
}

type Stream = AbortableStream<ChatResponse>;
type Answer<Kind> = Promise<Kind>;

async function post(
  { baseUrl, apiKey }: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await vendorFetch(`${baseUrl}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }) },
    // What does not fit is to be refused, and an answer that fills the context to end: both would be cut in silence.
    body: JSON.stringify({ ...request, truncate: false, shift: false }),
    signal,
  });
  const { status, body } = answer;
  if (answer.ok && body) return body;
  if (answer.ok) throw new AttemptFailed('empty', { status });
  const askedWaitMs = askedWait(Object.fromEntries(answer.headers), systemClock.now());
  throw new AttemptFailed(kindOfStatus(status), { status, askedWaitMs });
}

async function unused(): Promise<never> {
  throw new Error('Ollama is asked for streamed chats alone');
}
