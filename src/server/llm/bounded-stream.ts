import { AttemptFailed } from './model-failure.ts';

/** Longest line of a stream: room for the longest answer with its thoughts in a single event. */
const LONGEST_LINE = 4_000_000;
/** Longest stream: room for the same answer with an event for each character. */
const LONGEST_STREAM = 256_000_000;

const NEWLINE = 10;

/**
 * Hands bytes on, and fails as `endless` once there are more than any answer needs: a reader waits for the end of a line
 * and of an event, however much has come by then.
 */
export function boundedStream(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      const newline = chunk.lastIndexOf(NEWLINE);
      line = newline < 0 ? line + chunk.byteLength : chunk.byteLength - newline - 1;
      if (line > LONGEST_LINE || bytes > LONGEST_STREAM) throw new AttemptFailed('endless');
      controller.enqueue(chunk);
    },
  });
}
