import type { CallIntent } from '../llm/call-meter.ts';

/** How much of the mean the last call makes: some ten calls on, little is left of one. */
const WEIGHT = 0.25;
/** More than that is an answer that ran away, and no measure for others. */
const MOST_TIMES = 3;

/**
 * Learns from the calls of this process how much more they take than is thought, for each model and use: hidden reasoning
 * is in no estimate.
 */
export interface LearnedSize {
  /** Tokens that a call is likely to take: never fewer than were thought, and three times as many at most. */
  likely(intent: CallIntent): number;
  /** What a call took in the end. */
  learn(intent: CallIntent, told: number): void;
}

export function createLearnedSize(): LearnedSize {
  /** By model, and by model and use: how many times as much as thought calls took of late. */
  const times = new Map<string, number>();
  return {
    likely(intent) {
      const [use, model] = keysOf(intent);
      return Math.ceil(intent.expectedTokens * Math.max(1, times.get(use) ?? times.get(model) ?? 1));
    },
    learn(intent, told) {
      const latest = Math.min(MOST_TIMES, told / intent.expectedTokens);
      for (const key of keysOf(intent)) {
        const mean = times.get(key) ?? latest;
        times.set(key, mean + WEIGHT * (latest - mean));
      }
    },
  };
}

const keysOf = ({ provider, model, useCase }: CallIntent) =>
  [JSON.stringify([provider, model, useCase]), JSON.stringify([provider, model])] as const;
