import type { UseCase } from '../../llm/use-cases.ts';

/** What calls take at one end of an estimate, in tokens. */
export interface Tokens {
  readonly calls: number;
  /** The prompts, all of them. */
  readonly input: number;
  /** Of the input, read from the vendor's prompt cache. */
  readonly cached: number;
  /** Of the input, written to that cache, for which some vendors charge more. */
  readonly written: number;
  readonly output: number;
}

/** Calls for one use. At the low end the cache serves all that it can and nothing is mended; at the high end it serves nobody. */
export interface Work {
  readonly useCase: UseCase;
  readonly low: Tokens;
  readonly high: Tokens;
}

/** The same work so many times. */
export function times(work: Work, count: number): Work {
  const each = ({ calls, input, cached, written, output }: Tokens): Tokens => ({
    calls: calls * count,
    input: input * count,
    cached: cached * count,
    written: written * count,
    output: output * count,
  });
  return { useCase: work.useCase, low: each(work.low), high: each(work.high) };
}
