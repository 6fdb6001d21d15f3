import type { Clock } from '../../platform/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Permit, Trouble } from './circuit-breaker.ts';

/** A circuit breaker for each origin that is asked, so that trouble with one of them stays there. */
export interface CircuitBreakers {
  /** A permit to ask, whose holder says how it went; or why the origin is not asked now. */
  enter(origin: string): Permit | Trouble;
}

/** Origins come out of the settings and the languages of two letters, so this is more than are ever asked. */
const MOST_ORIGINS = 1_000;

/** In memory: each process finds out for itself. */
export function createCircuitBreakers(clock: Clock, restMs: number): CircuitBreakers {
  const breakers = new Map<string, ReturnType<typeof createCircuitBreaker>>();
  return {
    enter(origin) {
      const breaker = breakers.get(origin) ?? createCircuitBreaker(clock, restMs);
      // Put at the end, so that the first one is the one that was not asked for longest.
      breakers.delete(origin);
      breakers.set(origin, breaker);
      const [oldest] = breakers.keys();
      if (breakers.size > MOST_ORIGINS && oldest !== undefined) breakers.delete(oldest);
      return breaker.enter();
    },
  };
}
