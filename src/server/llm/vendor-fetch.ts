import { Agent, fetch as undiciFetch } from 'undici';
import type { Response as UndiciResponse } from 'undici';
import { systemClock } from '../platform/clock.ts';
import { boundedStream } from './bounded-stream.ts';
import { AttemptFailed } from './model-failure.ts';
import type { FailureKind } from './model-failure.ts';
import { readRefusal } from './read-refusal.ts';
import { askedWait } from './retry-after.ts';

// The built-in fetch gives up after five silent minutes; a local model may think longer, and our own watch decides.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });

export type VendorFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** What a refusal means where its status alone would mislead. */
type RefusalRule = (status: number, said: string) => FailureKind | null;

/** `fetch` for model calls: no time limits of its own, and a page instead of an answer is told at once. */
export const vendorFetch: VendorFetch = fetchThatTells(null);

/** As `vendorFetch`; a refusal that the rule knows better than its status fails as that. */
export function fetchThatTells(rule: RefusalRule | null): VendorFetch {
  return async (input, init = {}) => {
    const answer = await send(input, init);
    const { status, statusText, body } = answer;
    const headers = [...answer.headers];
    if (answer.ok) return new Response(body?.pipeThrough(boundedStream()) ?? null, { status, statusText, headers });
    // What a refusal says is never shown, and some never end.
    if (rule) await tellBetter(answer, rule);
    else await body?.cancel();
    return new Response(null, { status, statusText, headers });
  };
}

async function send(input: string | URL | Request, init: RequestInit) {
  const answer = await undiciFetch(input instanceof Request ? input.url : input, {
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : null,
    signal: init.signal ?? null,
    // A vendor's key goes nowhere else.
    redirect: 'manual',
    dispatcher: agent,
  });
  if (!answer.ok || !isNoStream(answer.headers.get('content-type') ?? '')) return answer;
  await answer.body?.cancel();
  throw new AttemptFailed('unreadable', { status: answer.status, fault: 'content-type' });
}

async function tellBetter({ status, headers, body }: UndiciResponse, rule: RefusalRule): Promise<void> {
  const kind = rule(status, await readRefusal(body));
  const askedWaitMs = askedWait(Object.fromEntries(headers), systemClock.now());
  if (kind) throw new AttemptFailed(kind, { status, askedWaitMs });
}

/** We always ask for a stream: HTML comes from a proxy or a wrong address, JSON from a server that does not stream. */
function isNoStream(contentType: string): boolean {
  return /^\s*(text\/html|application\/(json|xhtml))/i.test(contentType);
}
