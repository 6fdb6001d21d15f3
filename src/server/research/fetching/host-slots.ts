import { createFairTurns } from '../../limits/fair-turns.ts';
import type { FairTurns } from '../../limits/fair-turns.ts';
import type { Payer } from '../../limits/payer.ts';

interface Asked {
  readonly host: string;
  /** For whom; null for the product itself. */
  readonly payer: Payer | null;
  readonly signal: AbortSignal;
}

/** Keeps few requests under way at once to each host; the others wait, and payers take turns. */
export interface HostSlots {
  /** Runs `work` once there is a place. Rejects with the signal's reason when it aborts before. */
  run<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result>;
}

export function createHostSlots(perHost: number): HostSlots {
  const lines = new Map<string, { readonly turns: FairTurns; users: number }>();
  return {
    async run({ host, payer, signal }, work) {
      const line = lines.get(host) ?? { turns: createFairTurns({ atOnce: perHost }), users: 0 };
      lines.set(host, line);
      line.users += 1;
      try {
        return await line.turns.run(payer, work, signal);
      } finally {
        line.users -= 1;
        if (line.users === 0) lines.delete(host);
      }
    },
  };
}
