import { Agent, fetch as undiciFetch } from 'undici';
import { boundedStream } from './bounded-stream.ts';
import { AttemptFailed } from './model-failure.ts';

// The built-in fetch gives up after five silent minutes; a local model may think longer, and our own watch decides.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });

/** `fetch` for model calls: no time limits of its own, and a page instead of an answer is told at once. */
export async function vendorFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const answer = await undiciFetch(input instanceof Request ? input.url : input, {
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : null,
    signal: init.signal ?? null,
    dispatcher: agent,
  });
  if (answer.ok && isNoStream(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    throw new AttemptFailed('unreadable', { status: answer.status, fault: 'content-type' });
  }
  const { status, statusText } = answer;
  // What a refusal says is never shown, and some never end.
  if (!answer.ok) await answer.body?.cancel();
  const body = answer.ok ? (answer.body?.pipeThrough(boundedStream()) ?? null) : null;
  return new Response(body, { status, statusText, headers: [...answer.headers] });
}

/** We always ask for a stream: HTML comes from a proxy or a wrong address, JSON from a server that does not stream. */
function isNoStream(contentType: string): boolean {
  return /^\s*(text\/html|application\/(json|xhtml))/i.test(contentType);
}
