import type { CallEnd, CallIntent, CallMeter } from '../../src/server/llm/call-meter.ts';

export interface RecordingMeter extends CallMeter {
  /** What was asked for, in order; those that were refused, too. */
  readonly intents: readonly CallIntent[];
  /** How calls ended, in order; `dropped` for one that nobody charges for. */
  readonly ends: readonly (CallEnd | 'dropped')[];
}

/** Writes down what it is told; refuses every call after the first `calls`. */
export function recordingMeter({ calls = Infinity } = {}): RecordingMeter {
  const intents: CallIntent[] = [];
  const ends: (CallEnd | 'dropped')[] = [];
  return {
    intents,
    ends,
    admit(intent) {
      intents.push(intent);
      if (intents.length > calls) return null;
      return { ended: async (end) => void ends.push(end), dropped: () => void ends.push('dropped') };
    },
  };
}
