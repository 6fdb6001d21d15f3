import type { Candidate } from './choose-model.ts';
import { FAILURE_RULES } from './failure-rules.ts';
import type { AttemptFailed } from './model-failure.ts';

const FIRST_BACKOFF_MS = 1_000;
const BACKOFF_FACTOR = 4;

/** How one model of the list has fared in a call so far. */
export interface Turn {
  readonly candidate: Candidate;
  tries: number;
  failed: AttemptFailed | null;
}

/** Who may still be asked in a call. */
export interface Turns {
  /** In the order of the list; each call is a further round. */
  open(): readonly Turn[];
  /** The wait before the next round, in ms; null when there is none. */
  nextWait(): number | null;
  /** Whose failure is told when none answered: of those that may be asked again later the one that is soonest. */
  telling(): Turn;
}

export function createTurns(candidates: readonly Candidate[]): Turns {
  const turns: readonly Turn[] = candidates.map((candidate) => ({ candidate, tries: 0, failed: null }));
  const left = () => turns.filter(({ tries, failed }) => !failed || tries < FAILURE_RULES[failed.kind].tries);
  let round = 0;
  return {
    open() {
      round += 1;
      return left();
    },
    nextWait() {
      const usual = FIRST_BACKOFF_MS * BACKOFF_FACTOR ** (round - 1);
      const waits = left().map(({ failed }) => failed?.askedWaitMs ?? usual);
      return waits.length > 0 ? Math.min(...waits) : null;
    },
    telling() {
      const later = turns.filter(({ failed }) => failed && FAILURE_RULES[failed.kind].later);
      const [soonest] = later.toSorted((a, b) => (a.failed?.askedWaitMs ?? 0) - (b.failed?.askedWaitMs ?? 0));
      const told = soonest ?? turns.find(({ failed }) => failed);
      if (!told) throw new Error('Nobody was asked');
      return told;
    },
  };
}
