import { AttemptFailed } from '../model-failure.ts';
import type { FailureKind } from '../model-failure.ts';
import type { Usage } from '../usage.ts';
import { CallNotMade } from './call-budget.ts';

/** Ends of a call before the model had begun to work: nobody charges for these. */
const FREE: ReadonlySet<FailureKind> = new Set([
  'quota',
  'overloaded',
  'unreachable',
  'key',
  'denied',
  'credit',
  'unknown-model',
  'rejected',
]);

/** Tokens of an answer as the vendor counted them; what it left untold is taken to be as expected. */
export function tokensOf({ inputTokens, outputTokens }: Usage, expected: number): number {
  if (inputTokens === null || outputTokens === null) return expected;
  return inputTokens + outputTokens;
}

/** Whether nobody charges for a try: the vendor refused it, or was never reached. */
export function isFree({ kind, status, begun }: AttemptFailed): boolean {
  return !begun && (FREE.has(kind) || (status !== null && status >= 300));
}

/** Tokens of a call that brought no answer: none, what the vendor told, or as expected where the model may have worked on it. */
export function tokensOfFailure(error: unknown, expected: number): number {
  if (error instanceof CallNotMade) return 0;
  if (!(error instanceof AttemptFailed)) return expected;
  if (isFree(error)) return 0;
  return error.usage ? tokensOf(error.usage, expected) : expected;
}
