import type { CostEstimate } from '../../../core/contracts/usage.ts';
import type { Tokens, Work } from './work.ts';

/** Calls and tokens of all work together. */
export function totalsOfWork(work: readonly Work[]): Pick<CostEstimate, 'calls' | 'input_tokens' | 'output_tokens'> {
  const range = (numberOf: (tokens: Tokens) => number) => ({
    low: Math.floor(sumOf(work, ({ low }) => numberOf(low))),
    high: Math.ceil(sumOf(work, ({ high }) => numberOf(high))),
  });
  return {
    calls: range(({ calls }) => calls),
    input_tokens: range(({ input }) => input),
    output_tokens: range(({ output }) => output),
  };
}

export const sumOf = (work: readonly Work[], numberOf: (work: Work) => number): number =>
  work.reduce((sum, each) => sum + numberOf(each), 0);
