import type { CallIntent } from '../llm/call-meter.ts';
import type { UseCase } from '../llm/use-cases.ts';

/** Learns from the calls of this process how much more they take than is thought: hidden reasoning is in no estimate. */
export interface LearnedSize {
  /** Tokens that a call is likely to take, never fewer than were thought. */
  likely(intent: CallIntent): number;
  /** What a call took in the end. */
  learn(intent: CallIntent, told: number): void;
}

interface Sums {
  expected: number;
  told: number;
}

export function createLearnedSize(): LearnedSize {
  const all: Sums = { expected: 0, told: 0 };
  const byUse = new Map<UseCase, Sums>();
  return {
    likely({ useCase, expectedTokens }) {
      const { expected, told } = byUse.get(useCase) ?? all;
      return Math.ceil(expectedTokens * (expected > 0 ? Math.max(1, told / expected) : 1));
    },
    learn({ useCase, expectedTokens }, told) {
      const own = byUse.get(useCase) ?? { expected: 0, told: 0 };
      byUse.set(useCase, own);
      for (const sums of [all, own]) {
        sums.expected += expectedTokens;
        sums.told += told;
      }
    },
  };
}
