import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, fetch, type Response } from 'undici';
import { z } from 'zod';
import { SourceUnavailable } from '../research-provider.ts';
import { type Refusal, refused } from './api-refusals.ts';
import { punctualConnector } from './punctual-connector.ts';
import { readLimited, TooLarge } from './read-limited.ts';

/** What one answer may cost; each has a default. */
export interface SearchBudgets {
  /** To connect, handshake included; default 3 s. */
  readonly connectMs?: number;
  /** Longest silence before and within an answer; default 10 s. */
  readonly answerMs?: number;
  /** Largest answer, unpacked; default 10 MB. */
  readonly maxBytes?: number;
  /** What host names are looked up with; the system by default. */
  readonly lookup?: LookupFunction | undefined;
}

export interface SearchApiOptions extends SearchBudgets {
  /** The name that a user reads. */
  readonly label: string;
  /** Requests carry a key, so that 401 and 403 speak of it. */
  readonly keyed?: boolean;
  /** What a refusal means with this source alone; null where it means what it means everywhere. */
  readonly explain?: (refusal: Refusal) => SourceUnavailable | null;
}

export interface ApiCall {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** A source's HTTP API that answers in JSON. */
export interface SearchApi {
  /**
   * What `read` makes of one answer; a `ZodError` of it means that the answer cannot be used, any other error passes.
   * Throws `SourceUnavailable` without a word of the source's own, or the signal's reason. A source that wants to be
   * left alone for a moment only is asked once more.
   */
  ask<T>(call: ApiCall, read: (answer: unknown) => T): Promise<T>;
}

/** Wikimedia asks every client for a name of its own; an installation has no address that we could give. */
const USER_AGENT = 'Manifold/0.1 (self-hosted; looks up articles for its own users)';
/** A limit by the second, as free plans have it, is waited for. */
const SHORT_WAIT_MS = 2_000;
/** Of a refusal only a code is read. */
const MAX_REFUSAL_BYTES = 65_536;

export function createSearchApi({ label, keyed = false, explain, ...budgets }: SearchApiOptions): SearchApi {
  const { connectMs = 3_000, answerMs = 10_000, maxBytes = 10_000_000, lookup } = budgets;
  const dispatcher = new Agent({
    connect: punctualConnector(connectMs, lookup),
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
  });

  async function request({ url, headers, body, signal }: ApiCall): Promise<string> {
    const response = await fetch(url, {
      dispatcher,
      signal,
      redirect: 'manual',
      headers: {
        'user-agent': USER_AGENT,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (response.ok) return await readLimited(response, maxBytes);
    const refusal = { status: response.status, headers: response.headers, body: await refusalBody(response) };
    throw explain?.(refusal) ?? refused(label, refusal, keyed);
  }

  async function askOnce<T>(call: ApiCall, read: (answer: unknown) => T): Promise<T> {
    let text: string;
    try {
      text = await request(call);
    } catch (error) {
      call.signal.throwIfAborted();
      throw unreachable(error, label);
    }
    try {
      return read(JSON.parse(text));
    } catch (error) {
      throw unusable(error, label);
    }
  }

  return {
    async ask(call, read) {
      try {
        return await askOnce(call, read);
      } catch (error) {
        const wait = error instanceof SourceUnavailable ? error.retryAfterMs : undefined;
        if (wait === undefined || wait > SHORT_WAIT_MS) throw error;
        await pause(wait, undefined, { signal: call.signal }).catch(() => call.signal.throwIfAborted());
        return await askOnce(call, read);
      }
    },
  };
}

/** Null for all that is no JSON of a decent size. */
async function refusalBody(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await readLimited(response, MAX_REFUSAL_BYTES));
  } catch {
    return null;
  }
}

function unreachable(error: unknown, label: string): Error {
  if (error instanceof SourceUnavailable) return error;
  if (error instanceof TooLarge) {
    return new SourceUnavailable(`${label} sent more than can be read`, { kind: 'unusable', cause: error });
  }
  return new SourceUnavailable(`${label} could not be reached`, { cause: error });
}

function unusable(error: unknown, label: string): unknown {
  if (!(error instanceof SyntaxError || error instanceof z.ZodError)) return error;
  return new SourceUnavailable(`${label} gave an answer that cannot be read`, { kind: 'unusable', cause: error });
}
