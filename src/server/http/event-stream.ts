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
  /** Asked every `everyMs`, also while there is nothing to tell; a stream that may not go on ends. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly everyMs: number;
  /** Called then, so that nobody waits for the next event. */
  readonly end: () => void;
}

/** Events as server-sent ones. Where nothing has happened, a comment shows that the connection lives. */
export function eventStream(events: AsyncIterable<LiveEvent | null>, options: EventStreamOptions): Readable {
  return Readable.from(frames(events, options), { objectMode: false, highWaterMark: AHEAD_BYTES });
}

async function* frames(
  events: AsyncIterable<LiveEvent | null>,
  options: EventStreamOptions,
): AsyncGenerator<string, void> {
  const permit = watchPermit(options);
  try {
    // Sent at once, so that the caller knows that it is heard.
    yield `retry: ${RETRY_MS}\n\n`;
    for await (const event of events) {
      if (permit.isOver()) return;
      yield event ? frame(event) : ':\n\n';
    }
  } finally {
    permit.close();
  }
}

/** One question after the other, however long an answer takes. */
function watchPermit({ mayGoOn, everyMs, end }: EventStreamOptions) {
  let isOver = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    timer = setTimeout(() => void ask(), everyMs).unref();
  };
  async function ask(): Promise<void> {
    isOver = !(await mayGoOn().catch(() => false));
    if (isClosed) return;
    if (isOver) end();
    else next();
  }
  next();
  return {
    isOver: () => isOver,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** JSON has no line break outside of its escapes, so each event's data is one line. */
const frame = ({ id, name, data }: LiveEvent): string => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
