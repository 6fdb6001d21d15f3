import type { Clock } from '../../platform/clock.ts';

/** Longest rest, whatever a source asks for. */
const LONGEST_REST_MS = 15 * 60_000;

/** Remembers which sources are better left alone, and why. In memory: another process finds out by itself. */
export interface Circuit {
  /** Why the source rests now, or null when it may be asked. */
  troubleOf(id: string): string | null;
  /** The source failed. It rests for the usual time, or longer when it asks for that itself. */
  rest(id: string, trouble: string, askedForMs?: number): void;
}

export function createCircuit(clock: Clock, restMs: number): Circuit {
  const resting = new Map<string, { trouble: string; until: number }>();
  return {
    troubleOf(id) {
      const rest = resting.get(id);
      return rest && rest.until > clock.now().getTime() ? rest.trouble : null;
    },
    rest(id, trouble, askedForMs = 0) {
      const until = clock.now().getTime() + Math.min(Math.max(restMs, askedForMs), LONGEST_REST_MS);
      resting.set(id, { trouble, until });
    },
  };
}
