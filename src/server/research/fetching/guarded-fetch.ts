import { Agent } from 'undici';
import { PRODUCT } from '../../../core/rules/product.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { type Dial, guardedConnector, type Lookup, systemDial, systemLookup } from './guarded-connector.ts';
import type { Payer } from '../../limits/payer.ts';
import { createHostSlots } from './host-slots.ts';
import { PageUnreadable } from './page-reader.ts';
import { troubleOf } from './page-troubles.ts';
import { ACCEPTED_ENCODINGS, BodyTooLarge, readBody } from './read-body.ts';
import { siteOf } from './site-of.ts';
import { startBudget } from './time-budget.ts';
import type { TimeBudget } from './time-budget.ts';
import { parseWebAddress } from './web-address.ts';

export interface FetchLimits {
  /** All in all, redirects and body included; waiting for a place counts for nothing. */
  readonly totalMs: number;
  /** Longest silence while connecting, before and within an answer. */
  readonly idleMs: number;
  readonly maxRedirects: number;
  readonly maxHeaderBytes: number;
  readonly perHost: number;
}

export const FETCH_LIMITS: FetchLimits = {
  totalMs: 10_000,
  idleMs: 5_000,
  maxRedirects: 5,
  maxHeaderBytes: 16_384,
  perHost: 2,
};

export interface GuardedFetchOptions {
  readonly allowedHosts: AllowedHosts;
  readonly limits?: Partial<FetchLimits>;
  readonly lookup?: Lookup;
  readonly dial?: Dial;
}

export interface AnswerHead {
  readonly url: URL;
  readonly status: number;
  readonly mediaType: string | null;
}

export interface GuardedRequest {
  readonly url: string;
  /** Who takes the place at the host; by default the product itself. */
  readonly payer?: Payer | null;
  readonly accept: string;
  /** Of the unpacked body. */
  readonly maxBytes: number;
  /** Keeps the beginning of a larger body instead of refusing it. */
  readonly cut?: boolean;
  readonly signal: AbortSignal;
  /** Asked before each address is visited, redirects too; throws to stay away. */
  readonly visit?: (url: URL, signal: AbortSignal) => Promise<void>;
  /** Sees an answer before its body is read; throws to leave it. */
  readonly judge?: (head: AnswerHead) => void;
}

export interface Answer extends AnswerHead {
  readonly bytes: Uint8Array;
}

/** Throws `PageUnreadable`, of which other errors are the cause, or the signal's reason. */
export type GuardedFetch = (request: GuardedRequest) => Promise<Answer>;

/** An installation has no address of its own that could be given here. */
const USER_AGENT = `${PRODUCT.name}/${PRODUCT.version} (self-hosted; reads web pages for its own users)`;

/** What may arrive in one go before the unpacked bytes are counted. */
const PACKED_SLACK = 1_000_000;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A GET that reaches the public web and the allowed hosts alone, and stays within its limits whatever answers. */
export function createGuardedFetch({ allowedHosts, ...options }: GuardedFetchOptions): GuardedFetch {
  const limits = { ...FETCH_LIMITS, ...options.limits };
  const { lookup = systemLookup, dial = systemDial(limits.idleMs) } = options;
  const slots = createHostSlots(limits.perHost);

  /** One an answer: its connections end with it, and none serves a name that was judged for another page. */
  const openAgent = (maxBytes: number, signal: AbortSignal) =>
    new Agent({
      connect: guardedConnector({ allowedHosts, lookup, dial, signal }),
      allowH2: false,
      headersTimeout: limits.idleMs,
      bodyTimeout: limits.idleMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // Packed bytes can be many although they unfold to nothing.
      maxResponseSize: 2 * maxBytes + PACKED_SLACK,
    });

  /** A host that is slow to give places is slow; what waits for it waits for nothing of ours. */
  async function askInTurn(trip: Trip): Promise<Awaited<ReturnType<typeof ask>>> {
    const { here, signal, budget, request } = trip;
    const begin = budget.waits();
    const asked = { host: here.host, payer: request.payer ?? null, signal };
    return await slots
      .run(asked, () => {
        begin();
        return ask(trip);
      })
      .finally(begin);
  }

  async function follow(trip: Trip): Promise<Answer> {
    for (; trip.redirects <= limits.maxRedirects; trip.redirects += 1) {
      await trip.request.visit?.(trip.here, trip.signal);
      const found = await askInTurn(trip);
      if (!('location' in found)) return found;
      try {
        trip.here = parseWebAddress(found.location, allowedHosts, trip.here);
      } catch (error) {
        throw leadsAstray(trip.start, error);
      }
    }
    throw new PageUnreadable('unreachable', `${siteOf(trip.start)} leads from one address to the next without end.`);
  }

  return async (request) => {
    const start = parseWebAddress(request.url, allowedHosts);
    request.signal.throwIfAborted();
    const budget = startBudget(limits.totalMs, request.signal);
    const { signal } = budget;
    const agent = openAgent(request.maxBytes, signal);
    // undici looks at a signal only once a connection stands.
    const hangUp = () => void agent.destroy().catch(() => {});
    signal.addEventListener('abort', hangUp);
    const trip: Trip = { agent, request, budget, signal, start, here: start, redirects: 0 };
    try {
      return await follow(trip);
    } catch (error) {
      request.signal.throwIfAborted();
      const trouble = troubleOf(signal.aborted ? signal.reason : error, siteOf(trip.here));
      throw trouble.trouble === 'refused' && trip.redirects > 0 ? leadsAstray(start, trouble) : trouble;
    } finally {
      budget.stop();
      hangUp();
    }
  };
}

/** What happens between the first address and the last. */
interface Trip {
  readonly agent: Agent;
  readonly request: GuardedRequest;
  readonly budget: TimeBudget;
  readonly signal: AbortSignal;
  readonly start: URL;
  here: URL;
  redirects: number;
}

/** The answer at one address, or where it points to instead. */
async function ask({ agent, request, signal, here }: Trip): Promise<Answer | { readonly location: string }> {
  const { statusCode, headers, body } = await agent.request({
    origin: here.origin,
    path: here.pathname + here.search,
    method: 'GET',
    headers: { 'user-agent': USER_AGENT, accept: request.accept, 'accept-encoding': ACCEPTED_ENCODINGS },
    signal,
  });
  // What is not read is cut off with its connection, and nobody listens for that.
  body.on('error', () => {});
  if (REDIRECTS.has(statusCode) && typeof headers.location === 'string') {
    body.destroy();
    // Headers come as Latin-1; what is not ASCII in an address was meant as UTF-8.
    return { location: Buffer.from(headers.location, 'latin1').toString() };
  }
  const head = { url: here, status: statusCode, mediaType: headerText(headers['content-type']) };
  request.judge?.(head);
  const { maxBytes, cut = false } = request;
  if (!cut && Number(headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge('announced as too large');
  const encoding = headerText(headers['content-encoding']) ?? '';
  return { ...head, bytes: await readBody(body, { encoding, maxBytes, cut, signal }) };
}

/** Says nothing of the address: it may be a name within a network that only its own people know. */
function leadsAstray(start: URL, cause: unknown): PageUnreadable {
  return new PageUnreadable('refused', `${siteOf(start)} leads to an address that pages are not read from.`, { cause });
}

function headerText(header: string | string[] | undefined): string | null {
  return header === undefined ? null : [header].flat().join(', ');
}
