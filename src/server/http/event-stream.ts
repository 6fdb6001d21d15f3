import { Readable } from 'node:stream';
import type { LiveEvent } from '../live/live-events.ts';

/** Servers in between must neither keep nor gather what is sent, nor press it together. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** What a client waits before it comes back, in ms. */
const RETRY_MS = 1_000;

/** So much is made in advance for a client that reads slowly; beyond that nothing is read for it. */
const AHEAD_BYTES = 64 * 1024;

export interface EventStreamOptions {
  /** Asked every `everyMs`; a stream that may not go on ends. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly everyMs: number;
}

/** Events as server-sent ones. Where nothing has happened, a comment shows that the connection lives. */
export function eventStream(events: AsyncIterable<LiveEvent | null>, options: EventStreamOptions): Readable {
  return Readable.from(frames(events, options), { objectMode: false, highWaterMark: AHEAD_BYTES });
}

async function* frames(
  events: AsyncIterable<LiveEvent | null>,
  { mayGoOn, everyMs }: EventStreamOptions,
): AsyncGenerator<string, void> {
  // Sent at once, so that the caller knows that it is heard.
  yield `retry: ${RETRY_MS}\n\n`;
  let asked = performance.now();
  for await (const event of events) {
    if (performance.now() - asked >= everyMs) {
      if (!(await mayGoOn())) return;
      asked = performance.now();
    }
    yield event ? frame(event) : ':\n\n';
  }
}

/** JSON has no line break outside of its escapes, so each event's data is one line. */
const frame = ({ id, name, data }: LiveEvent): string => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
