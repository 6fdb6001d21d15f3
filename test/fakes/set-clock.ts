import type { Clock } from '../../src/server/platform/clock.ts';

/** A clock that stands still until it is moved. */
export interface SetClock extends Clock {
  advance(milliseconds: number): void;
}

export function createSetClock(start = '2026-03-01T09:00:00.000Z'): SetClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
