import type { Clock } from '../../platform/clock.ts';

/** This many failures in a row, within this time, open a circuit. */
const FAILURES = 3;
const WITHIN_MS = 2 * 60_000;
/** Longest time that a circuit stays open, whatever a source asks for. */
const LONGEST_OPEN_MS = 15 * 60_000;

/** Why a source is not asked. */
export interface Trouble {
  /** The beginning of a sentence for a user. */
  readonly trouble: string;
  /** It refused because too much was asked of it, which is no failure. */
  readonly limited: boolean;
}

/** One question that may be asked. Its first report counts. */
export interface Permit {
  succeeded(): void;
  failed(why: Trouble): void;
  /** The source itself wants to be left alone, for the time that it names if it names one. */
  refused(why: Trouble, retryAfterMs: number | undefined): void;
  /** The answer says nothing about the source: it was called off, or is about this question alone. */
  withdrawn(): void;
}

/**
 * Closed: everything is asked. Open: nothing is, for `restMs` or as long as the source wants. Half-open after that: one
 * question is a trial, which closes the circuit or opens it again.
 *
 * It is our own since packages (cockatiel, opossum) can open one at once with a time that the answer names only by
 * going round their states.
 */
export function createCircuitBreaker(clock: Clock, restMs: number): { enter(): Permit | Trouble } {
  let failures: number[] = [];
  let open: { readonly why: Trouble; readonly until: number } | null = null;
  let onTrial = false;
  const now = () => clock.now().getTime();

  function openFor(why: Trouble, milliseconds: number): void {
    failures = [];
    const until = now() + Math.min(milliseconds, LONGEST_OPEN_MS);
    open = { why, until: Math.max(until, open?.until ?? 0) };
  }

  function fail(why: Trouble, isTrial: boolean): void {
    failures = [...failures.filter((at) => now() - at < WITHIN_MS), now()];
    if (isTrial || failures.length >= FAILURES) openFor(why, restMs);
  }

  function permit(isTrial: boolean): Permit {
    let isOver = false;
    const report = (outcome: () => void) => {
      if (isOver) return;
      isOver = true;
      if (isTrial) onTrial = false;
      outcome();
    };
    return {
      succeeded: () =>
        report(() => {
          failures = [];
          // One that was asked before it opened says nothing of the source as it is now.
          if (isTrial) open = null;
        }),
      failed: (why) => report(() => fail(why, isTrial)),
      refused: (why, retryAfterMs = 0) => report(() => openFor(why, Math.max(restMs, retryAfterMs))),
      withdrawn: () => report(() => {}),
    };
  }

  return {
    enter() {
      if (open === null) return permit(false);
      if (open.until > now() || onTrial) return open.why;
      onTrial = true;
      return permit(true);
    },
  };
}
