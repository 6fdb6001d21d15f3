import type { Clock } from '../platform/clock.ts';
import type { Candidate } from './choose-model.ts';

/** Models that asked to be left alone for a while, for all calls of the process. */
export interface Rests {
  begin(candidate: Candidate, ms: number): void;
  /** What is left of it, in ms. */
  left(candidate: Candidate): number;
  /** Notes that a wait of `ms` begins; what is returned ends the rests that are over with it, also where a clock goes slower. */
  waiting(ms: number): () => void;
}

export function createRests(clock: Clock): Rests {
  const until = new Map<string, number>();
  const now = () => clock.now().getTime();
  return {
    begin({ id }, ms) {
      until.set(id, now() + ms);
    },
    left: ({ id }) => Math.max(0, (until.get(id) ?? 0) - now()),
    waiting(ms) {
      const end = now() + ms;
      return () => {
        for (const [id, time] of until) if (time <= end) until.delete(id);
      };
    },
  };
}
