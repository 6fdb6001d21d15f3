import type { DraftListener } from '../writing/writer.ts';
import type { StepRun } from './step.ts';

/** The signal of a piece, and what hears its drafts. `begun` is called at each. */
export interface UntilBegun {
  readonly signal: AbortSignal;
  readonly draft: DraftListener;
}

/**
 * Ends a piece whose first draft has not begun when the process stops, so that no call is paid for and then thrown away;
 * one that has begun may be finished.
 */
export function untilBegun(
  { signal, startSignal }: StepRun,
  { draft, begun }: { draft: DraftListener; begun: () => void },
): UntilBegun {
  const notBegun = new AbortController();
  const leave = () => notBegun.abort(startSignal.reason);
  startSignal.addEventListener('abort', leave, { once: true });
  if (startSignal.aborted) leave();
  return {
    signal: AbortSignal.any([signal, notBegun.signal]),
    draft: {
      begin(reason) {
        startSignal.removeEventListener('abort', leave);
        begun();
        draft.begin(reason);
      },
      add: (text) => draft.add(text),
    },
  };
}
