import { AttemptFailed } from '../model-failure.ts';
import type { FailureKind } from '../model-failure.ts';
import type { Usage } from '../text-model.ts';

/** Ends of a call before the model had begun to work: nobody charges for these. */
const FREE: ReadonlySet<FailureKind> = new Set([
  'quota',
  'overloaded',
  'unreachable',
  'key',
  'credit',
  'unknown-model',
  'rejected',
]);

/** Tokens of an answer as the vendor counted them; what it left untold is taken to be as expected. */
export function tokensOf({ inputTokens, outputTokens }: Usage, expected: number): number {
  if (inputTokens === null || outputTokens === null) return expected;
  return inputTokens + outputTokens;
}

/** Tokens of a call that brought no answer: none, or as expected where the model may have worked on it. */
export const tokensOfFailure = (error: unknown, expected: number): number =>
  error instanceof AttemptFailed && FREE.has(error.kind) ? 0 : expected;
