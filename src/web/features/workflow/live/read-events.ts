import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { readEvent, type LiveEvent } from './live-event.ts';

/** What one piece of the stream brought. */
export interface HeardEvents {
  /** In their order; empty for a sign of life alone. */
  readonly events: readonly LiveEvent[];
  /** Of the last event, to go on behind it; null as long as none has an id. */
  readonly lastId: string | null;
}

/** Reads a stream of events to its end, bit by bit as it comes. Throws `BrokenEvent`, and whatever the connection breaks with. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<HeardEvents> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let lastId: string | null = null;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    const events: LiveEvent[] = [];
    for (const { event, data, id } of messages.splice(0)) {
      const read = readEvent(event, data);
      if (read) events.push(read);
      lastId = id ?? lastId;
    }
    yield { events, lastId };
  }
}
