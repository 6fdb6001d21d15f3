import type { Position } from './event-id.ts';
import type { Signals } from './signals.ts';

/** Rings for one follower of a job as long as there is something that it has not read. */
export interface Bell {
  /** A look begins: what may have been missed until now will be seen by it. */
  look(): void;
  /** So far the follower has read. */
  seen(position: Position): void;
  /** Until it rings, at most `ms`, and no longer than `signal` lets it. Tells whether it rang. */
  wait(ms: number, signal: AbortSignal): Promise<boolean>;
  close(): void;
}

export function createBell(signals: Signals, jobId: string): Bell {
  let epoch: string | undefined;
  let read = 0;
  let newest = 0;
  let missed = false;
  let wake: (() => void) | undefined;
  const rings = () => missed || newest > read;
  const end = signals.follow(jobId, (sequence) => {
    if (sequence === null) missed = true;
    else newest = Math.max(newest, sequence);
    if (rings()) wake?.();
  });
  return {
    look() {
      missed = false;
    },
    seen(position) {
      // Numbers of another epoch mean nothing, and which of them was told of is not known.
      if (epoch !== undefined && position.epoch !== epoch) {
        newest = 0;
        missed = true;
      }
      ({ epoch, sequence: read } = position);
    },
    async wait(ms, signal) {
      if (rings() || signal.aborted) return rings();
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', done);
          wake = undefined;
          resolve();
        };
        const timer = setTimeout(done, ms);
        signal.addEventListener('abort', done);
        wake = done;
      });
      return rings();
    },
    close: end,
  };
}
