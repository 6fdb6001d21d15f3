import type { Clock } from '../../platform/clock.ts';

/** Longest rest, whatever a source asks for. */
const LONGEST_REST_MS = 15 * 60_000;

/** Why a source is left alone. */
export interface Rest {
  /** The beginning of a sentence for a user. */
  readonly trouble: string;
  /** It refused because too much was asked of it, which is no failure. */
  readonly limited: boolean;
}

/** Remembers which sources are better left alone, and why. In memory: another process finds out by itself. */
export interface Circuit {
  /** Why the source rests now, or null when it may be asked. */
  restOf(id: string): Rest | null;
  /** The source failed. It rests for the usual time, or longer when it asks for that itself. */
  rest(id: string, why: Rest, askedForMs?: number): void;
}

export function createCircuit(clock: Clock, restMs: number): Circuit {
  const resting = new Map<string, { why: Rest; until: number }>();
  return {
    restOf(id) {
      const rest = resting.get(id);
      return rest && rest.until > clock.now().getTime() ? rest.why : null;
    },
    rest(id, why, askedForMs = 0) {
      const until = clock.now().getTime() + Math.min(Math.max(restMs, askedForMs), LONGEST_REST_MS);
      resting.set(id, { why, until });
    },
  };
}
