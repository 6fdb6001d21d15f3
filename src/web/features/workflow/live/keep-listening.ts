import { pause } from '../../../lib/pause.ts';
import { BrokenEvent, type LiveEvent } from './live-event.ts';
import { readEvents } from './read-events.ts';
import { onceHidden, untilSeen } from './seen-page.ts';

/** A server that has nothing to tell gives a sign of life every few seconds; without any, the line is dead. */
const SILENT_FOR_MS = 45_000;
/** A connection that held so long was a good one, even if nothing happened. */
const GOOD_AFTER_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface Line {
  /** One try at a connection that goes on behind the given event, or begins anew. */
  readonly open: (lastId: string | null, signal: AbortSignal) => Promise<Response>;
  readonly onEvents: (events: readonly LiveEvent[]) => void;
  /** Whether there is nothing more to hear. */
  readonly isOver: () => boolean;
  readonly signal: AbortSignal;
}

/** How a connection ended: `gone` for good; `waitMs` until the next one. */
type End = { readonly gone: true } | { readonly gone: false; readonly waitMs: number };

/** Between connections. */
interface Place {
  lastId: string | null;
  failures: number;
}

/**
 * Keeps a stream of events open as long as the page is seen, and goes on where it was cut. Whatever is in its way it
 * waits for in silence: the checks every two seconds tell the person what is wrong, and bring the run to the same end.
 */
export async function keepListening(line: Line): Promise<void> {
  const place: Place = { lastId: null, failures: 0 };
  while (!line.signal.aborted && !line.isOver()) {
    await untilSeen(line.signal);
    if (line.signal.aborted) return;
    const end = await listenOnce(line, place);
    if (end.gone || line.isOver()) return;
    await rest(end.waitMs, line.signal);
  }
}

async function listenOnce(line: Line, place: Place): Promise<End> {
  const connection = new AbortController();
  const signal = AbortSignal.any([line.signal, connection.signal]);
  let isHidden = false;
  const stopLooking = onceHidden(() => {
    isHidden = true;
    connection.abort();
  });
  const watch = watchFor(SILENT_FOR_MS, () => connection.abort());
  let openedAt = Infinity;
  let heardAny = false;
  const wasGood = () => heardAny || Date.now() - openedAt >= GOOD_AFTER_MS;
  try {
    const response = await line.open(place.lastId, signal);
    if (!isStream(response)) return refused(response, place);
    openedAt = Date.now();
    for await (const { events, lastId } of readEvents(response.body)) {
      watch.again();
      place.lastId = lastId ?? place.lastId;
      if (events.length === 0) continue;
      heardAny = true;
      line.onEvents(events);
      if (line.isOver()) break;
    }
    if (isHidden) return atOnce(place);
    // Never at once: one that ends after its first words would do so over and over.
    if (wasGood()) place.failures = 0;
    return later(place);
  } catch (error) {
    if (error instanceof BrokenEvent) place.lastId = null;
    if (wasGood()) place.failures = 0;
    return isHidden ? atOnce(place) : later(place);
  } finally {
    connection.abort();
    stopLooking();
    watch.end();
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && type.startsWith('text/event-stream');
}

/** A job that is gone does not come back; who is signed out, or asks too often, may be let in later. */
function refused(response: Response, place: Place): End {
  if (response.status === 404) return { gone: true };
  const asked = Number(response.headers.get('retry-after')) * 1_000;
  const end = later(place);
  return asked > 0 ? { gone: false, waitMs: Math.max(end.waitMs, asked) } : end;
}

function atOnce(place: Place): End {
  place.failures = 0;
  return { gone: false, waitMs: 0 };
}

function later(place: Place): { gone: false; waitMs: number } {
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** place.failures);
  place.failures += 1;
  return { gone: false, waitMs };
}

/** Ends early when the network comes back, and when the signal aborts. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return;
  const awake = new AbortController();
  const wake = () => awake.abort();
  window.addEventListener('online', wake);
  await pause(ms, AbortSignal.any([signal, awake.signal])).catch(() => undefined);
  window.removeEventListener('online', wake);
}

/** Calls `onSilence` unless it is called off, or put off again, in time. */
function watchFor(ms: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, ms);
  return {
    again() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    end: () => clearTimeout(timer),
  };
}
