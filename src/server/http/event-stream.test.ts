import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { LiveEvent } from '../live/live-events.ts';
import { eventStream } from './event-stream.ts';

const event = (number: number): LiveEvent => ({
  id: `e-${number}`,
  name: 'text',
  data: { changes: [{ output_id: 'a', draft: '1.1', begins: null, text: 'Line one\nline two' }] },
});

const always = { mayGoOn: async () => true, everyMs: 60_000, end: () => {} };

async function* endless(asked: { events: number }): AsyncGenerator<LiveEvent> {
  for (;;) {
    asked.events += 1;
    yield event(asked.events);
  }
}

test('an event is a line of JSON with its id and name, and silence a comment', async () => {
  async function* two() {
    yield event(7);
    yield null;
  }
  const sent = (await eventStream(two(), always).toArray()).join('');
  expect(sent).toBe(`retry: 1000\n\nid: e-7\nevent: text\ndata: ${JSON.stringify(event(7).data)}\n\n:\n\n`);
});

test('for a reader that does not read, no more is asked for than fits', async () => {
  const asked = { events: 0 };
  const stream = eventStream(endless(asked), always);
  await once(stream, 'readable');
  let before = -1;
  while (before !== asked.events) {
    before = asked.events;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked.events).toBeGreaterThan(1);
  expect(stream.readableLength).toBeLessThan(2 * stream.readableHighWaterMark);
  stream.destroy();
});

test('a stream that may not go on ends, however much there is to tell', async () => {
  async function* talking() {
    for await (const told of endless({ events: 0 })) {
      yield told;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  let looks = 0;
  const mayGoOn = async () => ++looks <= 3;
  const sent = await eventStream(talking(), { mayGoOn, everyMs: 1, end: () => {} }).toArray();
  expect(sent.join('')).toContain('id: e-1\n');
  expect(looks).toBe(4);
});

test('and however little', async () => {
  const over = Promise.withResolvers<void>();
  async function* silent() {
    yield event(1);
    await over.promise;
    yield event(2);
  }
  const mayGoOn = async () => Promise.reject(new Error('Nobody knows'));
  const sent = await eventStream(silent(), { mayGoOn, everyMs: 1, end: over.resolve }).toArray();
  expect(sent.join('').match(/^id:.*/gm)).toEqual(['id: e-1']);
});
